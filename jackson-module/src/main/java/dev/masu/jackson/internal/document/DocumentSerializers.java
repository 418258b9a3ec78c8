package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Transition;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.jsontype.TypeIdResolver;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.jsontype.impl.SimpleNameIdResolver;
import tools.jackson.databind.jsontype.impl.TypeNameIdResolver;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.ser.std.StdSerializer;

/** Lists the serializers of our documents and reports. */
public final class DocumentSerializers {
  private DocumentSerializers() {}

  /** {@return all serializers} An STN without {@code toggle} means {@code toggleDefault}. */
  public static Serializers all(boolean toggleDefault, Locale locale) {
    return new SimpleSerializers(List.of(
        new DocumentSerializer<>(
            Stn.class, (stn, out) -> DocumentMembers.write(stn, toggleDefault, out)),
        new DocumentSerializer<>(Position.class, DocumentMembers::write),
        new DocumentSerializer<>(Ggn.class, DocumentMembers::write),
        new DocumentSerializer<>(Transition.class, DocumentMembers::write),
        new DocumentSerializer<>(GgnPosition.class, DocumentMembers::write),
        new DocumentSerializer<>(Move.class, DocumentMembers::write),
        new DocumentSerializer<>(CheckReport.class, ReportMembers::write),
        new DocumentSerializer<>(
            Violation.class, (violation, out) -> ReportMembers.write(violation, locale, out)),
        new DocumentSerializer<>(
            NotationProblem.class, (problem, out) -> ReportMembers.write(problem, locale, out))));
  }

  /** Writes a document as a JSON object, with the type id of the public type rather than of its implementation. */
  private static final class DocumentSerializer<T> extends StdSerializer<T> {
    private final BiConsumer<T, JsonGenerator> members;

    DocumentSerializer(Class<T> type, BiConsumer<T, JsonGenerator> members) {
      super(type);
      this.members = members;
    }

    @Override
    public void serialize(T document, JsonGenerator generator, SerializationContext context) {
      generator.writeStartObject(document);
      members.accept(document, generator);
      generator.writeEndObject();
    }

    @Override
    public void serializeWithType(
        T document, JsonGenerator generator, SerializationContext context, TypeSerializer types) {
      WritableTypeId typeId = typeId(document, context, types);
      types.writeTypePrefix(generator, context, typeId);
      members.accept(document, generator);
      types.writeTypeSuffix(generator, context, typeId);
    }

    private WritableTypeId typeId(T document, SerializationContext context, TypeSerializer types) {
      WritableTypeId typeId = types.typeId(document, handledType(), JsonToken.START_OBJECT);
      TypeIdResolver ids = types.getTypeIdResolver();
      if (ids instanceof TypeNameIdResolver || ids instanceof SimpleNameIdResolver) {
        // With a value, these look at its class only.
        typeId.id = ids.idFromValueAndType(context, null, handledType());
      }
      return typeId;
    }
  }
}
