package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Transition;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
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
    SimpleSerializers all = new SimpleSerializers();
    add(all, Stn.class, (stn, out) -> DocumentMembers.write(stn, toggleDefault, out));
    add(all, Position.class, DocumentMembers::write);
    add(all, Ggn.class, DocumentMembers::write);
    add(all, Transition.class, DocumentMembers::write);
    add(all, GgnPosition.class, DocumentMembers::write);
    add(all, Move.class, DocumentMembers::write);
    add(all, CheckLimits.class, ReportMembers::write);
    add(all, CheckReport.class, ReportMembers::write);
    add(all, Violation.class, (value, out) -> ReportMembers.write(value, locale, out));
    add(all, NotationProblem.class, (value, out) -> ReportMembers.write(value, locale, out));
    return all;
  }

  private static <T> void add(
      SimpleSerializers serializers, Class<T> type, BiConsumer<T, JsonGenerator> members) {
    serializers.addSerializer(type, new DocumentSerializer<>(type, members));
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
