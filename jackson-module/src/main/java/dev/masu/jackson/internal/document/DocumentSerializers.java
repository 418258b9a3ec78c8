package dev.masu.jackson.internal.document;

import com.fasterxml.jackson.annotation.JsonFormat;
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
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeIdResolver;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.jsontype.impl.SimpleNameIdResolver;
import tools.jackson.databind.jsontype.impl.TypeNameIdResolver;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.ser.Serializers;
import tools.jackson.databind.ser.std.StdSerializer;

/**
 * Finds the serializers of our documents and reports, which are created when something is first written: reading does
 * not load them.
 */
public final class DocumentSerializers extends Serializers.Base {
  /** What an STN without {@code toggle} means. */
  private final boolean toggleDefault;

  private final Locale locale;
  private @Nullable SimpleSerializers all;

  public DocumentSerializers(boolean toggleDefault, Locale locale) {
    this.toggleDefault = toggleDefault;
    this.locale = locale;
  }

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      JsonFormat.@Nullable Value format) {
    return all().findSerializer(config, type, description, format);
  }

  private synchronized SimpleSerializers all() {
    SimpleSerializers serializers = all;
    if (serializers == null) {
      serializers = new SimpleSerializers();
      add(serializers, Stn.class, (stn, out) -> DocumentMembers.write(stn, toggleDefault, out));
      add(serializers, Position.class, DocumentMembers::write);
      add(serializers, Ggn.class, DocumentMembers::write);
      add(serializers, Transition.class, DocumentMembers::write);
      add(serializers, GgnPosition.class, DocumentMembers::write);
      add(serializers, Move.class, DocumentMembers::write);
      add(serializers, CheckLimits.class, ReportMembers::write);
      add(serializers, CheckReport.class, ReportMembers::write);
      add(serializers, Violation.class, (value, out) -> ReportMembers.write(value, locale, out));
      add(
          serializers,
          NotationProblem.class,
          (value, out) -> ReportMembers.write(value, locale, out));
      all = serializers;
    }
    return serializers;
  }

  private static <T> void add(
      SimpleSerializers serializers, Class<T> type, BiConsumer<T, JsonGenerator> members) {
    serializers.addSerializer(type, new DocumentSerializer<>(type, members));
  }

  /** Writes a document as a JSON object, with the type id of the public type rather than of its implementation. */
  private static final class DocumentSerializer<T> extends StdSerializer<T> {
    private final transient BiConsumer<T, JsonGenerator> members;

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
