package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Move;
import dev.masu.jackson.internal.document.Members;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.SettableBeanProperty;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.ValueInstantiators;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;

/** Tells which part a move is without, as transitions do; the move itself could only throw. */
public final class MoveInstantiators extends ValueInstantiators.Base {
  @Override
  public ValueInstantiator modifyValueInstantiator(
      DeserializationConfig config,
      BeanDescription.Supplier description,
      ValueInstantiator instantiator) {
    return description.getBeanClass() == Move.class ? new OfWholeMoves(instantiator) : instantiator;
  }

  private static final class OfWholeMoves extends ValueInstantiator.Delegating {
    private static final long serialVersionUID = 1L;

    OfWholeMoves(ValueInstantiator moves) {
      super(moves);
    }

    @Override
    public Object createFromObjectWith(
        DeserializationContext context, SettableBeanProperty[] parts, PropertyValueBuffer values) {
      for (SettableBeanProperty part : parts) {
        requireThere(part, values, context);
      }
      return super.createFromObjectWith(context, parts, values);
    }

    private static void requireThere(
        SettableBeanProperty part, PropertyValueBuffer values, DeserializationContext context) {
      String name = part.getName();
      if (!values.hasParameter(part)) {
        Members.required(Move.class, name, null, context);
      } else if (values.getParameter(context, part) == null) {
        context.reportPropertyInputMismatch(
            Move.class, name, "expected a value of property \"%s\" but found null", name);
      }
    }
  }
}
