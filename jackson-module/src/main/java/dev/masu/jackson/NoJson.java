package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Origin;
import dev.masu.ggn.Selection;
import dev.masu.ggn.Transition;
import dev.masu.notation.PnnPinMapping;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.bean.BeanSerializerBase;
import tools.jackson.databind.ser.impl.UnknownSerializer;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Refuses to write our types that have no JSON. Jackson would write what it takes for getters, mostly {@code {}}, and nobody
 * would notice what is lost. Who has a serializer or a mix-in for such a type knows better.
 */
final class NoJson extends ValueSerializerModifier {
  private static final long serialVersionUID = 1L;

  @Override
  public ValueSerializer<?> modifySerializer(
      SerializationConfig config,
      BeanDescription.Supplier description,
      ValueSerializer<?> serializer) {
    Class<?> type = description.getBeanClass();
    for (Class<?> refused : Refusal.TYPES) {
      if (refused.isAssignableFrom(type)) {
        boolean isJacksons =
            serializer instanceof BeanSerializerBase || serializer instanceof UnknownSerializer;
        return isJacksons && config.findMixInClassFor(type) == null
            ? new Refusal(refused)
            : serializer;
      }
    }
    return serializer;
  }

  private static final class Refusal extends StdSerializer<Object> {
    /** Here, so that reading does without all these classes. */
    private static final List<Class<?>> TYPES = List.of(
        GgnAssembler.class,
        GgnMerge.class,
        Selection.class,
        Origin.class,
        CompiledSchema.class,
        SchemaCatalog.class,
        JsonInput.class,
        CheckedReader.class,
        RecordReader.class,
        GgnReader.class,
        MasuModule.class,
        Ggn.Builder.class,
        Transition.Builder.class,
        GgnPosition.Builder.class,
        PnnPinMapping.Builder.class,
        Stn.Builder.class,
        Position.Builder.class,
        SchemaCatalog.Builder.class,
        Violation.Builder.class,
        MasuModule.Builder.class);

    private final Class<?> type;

    Refusal(Class<?> type) {
      super(Object.class);
      this.type = type;
    }

    @Override
    public void serialize(Object value, JsonGenerator generator, SerializationContext context) {
      context.reportBadDefinition(
          type, type.getName() + " has no JSON; write what its methods return");
    }

    @Override
    public void serializeWithType(
        Object value, JsonGenerator generator, SerializationContext context, TypeSerializer types) {
      serialize(value, generator, context);
    }
  }
}
