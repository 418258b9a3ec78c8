package dev.masu.jackson.internal.polymorphic;

import dev.masu.jackson.internal.binding.CheckedBinding;
import dev.masu.jackson.internal.binding.CheckedParser;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.Tape;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.AbstractDeserializer;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;

/**
 * Binds an object with a type id property. If that comes first, as Jackson writes it, the object is bound while its
 * tokens are checked. Otherwise Jackson would make a copy without locations, so the object is recorded first.
 */
public final class TypeIdFirstBinder extends ValueDeserializer<Object> {
  private final TypeDeserializer types;
  private final CheckedBinding base;
  private final ValueDeserializer<Object> binder;

  private TypeIdFirstBinder(
      TypeDeserializer types, CheckedBinding base, ValueDeserializer<Object> binder) {
    this.types = types;
    this.base = base;
    this.binder = binder;
  }

  /**
   * {@return a binder, or null if values have to be recorded first: a subtype may have another schema, or there is a
   * default type, which Jackson would read from a copy}
   */
  public static @Nullable TypeIdFirstBinder of(
      TypeDeserializer types,
      CheckedBinding base,
      ValueDeserializer<Object> binder,
      @Nullable BeanProperty property,
      DeserializationContext context) {
    boolean isOfJackson = types.getClass() == AsPropertyTypeDeserializer.class
        && (binder instanceof AbstractDeserializer || binder instanceof BeanDeserializerBase);
    JavaType baseType = base.binding().type();
    String schemaId = base.binding().schemaId();
    return isOfJackson
            && !types.hasDefaultImpl()
            && !Subtypes.mayBeBoundOtherwise(context.getConfig(), baseType, property, schemaId)
        ? new TypeIdFirstBinder(types, base, binder)
        : null;
  }

  /** {@return the base type and its schema} */
  public CheckedBinding checkedBinding() {
    return base;
  }

  @Override
  public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
    CheckedParser checked = (CheckedParser) parser;
    TokenStreamLocation start = checked.currentTokenLocation();
    if (checked.startsWith(types.getPropertyName())) {
      checked.typeComesNext(base.binding());
      return binder.deserializeWithType(checked, context, types);
    }
    TokenStreamContext enclosing = Pointers.enclosingContext(checked);
    Tape.Part read = base.readValid(checked, ValuePath.ofValueIn(enclosing), start, context);
    return PolymorphicValue.of(read, enclosing, base.binding(), context)
        .bind(checked, context, types, binder, null);
  }
}
