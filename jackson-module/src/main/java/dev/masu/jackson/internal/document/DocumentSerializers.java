package dev.masu.jackson.internal.document;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Route;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Side;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
 * Writes our documents and reports, documents canonically and in the order of their entries. The serializers are created when
 * something is first written.
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
      add(serializers, Stn.class, (stn, out) -> write(stn, toggleDefault, out));
      add(serializers, Position.class, DocumentSerializers::write);
      add(serializers, PnnPinMapping.class, DocumentSerializers::write);
      add(serializers, Ggn.class, DocumentSerializers::write);
      add(serializers, Transition.class, DocumentSerializers::write);
      add(serializers, GgnPosition.class, DocumentSerializers::write);
      add(serializers, Move.class, DocumentSerializers::write);
      add(serializers, Route.class, DocumentSerializers::write);
      add(serializers, GgnMerge.Conflict.class, DocumentSerializers::write);
      add(serializers, CheckLimits.class, ReportMembers::write);
      add(serializers, CheckReport.class, ReportMembers::write);
      add(serializers, Violation.class, (value, out) -> ReportMembers.write(value, locale, out));
      add(serializers, NotationProblem.class, ReportMembers::write);
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

  /** Writes an STN: what is empty or the default is left out. */
  private static void write(Stn stn, boolean toggleDefault, JsonGenerator generator) {
    if (!stn.board().isEmpty()) {
      writeMap("board", stn.board(), generator);
    }
    if (!stn.hands().isEmpty()) {
      writeMap("hands", stn.hands(), generator);
    }
    if (stn.toggle() != toggleDefault) {
      generator.writeBooleanProperty("toggle", stn.toggle());
    }
  }

  /** Writes a position in full, for readers that do not know its defaults. */
  private static void write(Position position, JsonGenerator generator) {
    writePosition(position.board(), position.hands(), position.active(), generator);
  }

  /** Writes a position on labelled squares, with the members of a {@link Position}. */
  private static void write(GgnPosition position, JsonGenerator generator) {
    writePosition(position.board(), position.hands(), position.active(), generator);
  }

  private static void writePosition(
      Map<?, ?> board, Map<?, Integer> hands, Side active, JsonGenerator generator) {
    writeMap("board", board, generator);
    writeMap("hands", hands, generator);
    generator.writeStringProperty("active", JsonNames.of(active));
  }

  /** Writes a mapping: the letters of names and aliases, and the names of letters. */
  private static void write(PnnPinMapping mapping, JsonGenerator generator) {
    writeMap("types", mapping.types(), generator);
    writeMap("names", mapping.names(), generator);
  }

  private static void write(Ggn ggn, JsonGenerator generator) {
    ggn.entries().forEach((piece, sources) -> {
      generator.writeObjectPropertyStart(piece.toString());
      sources.forEach((source, destinations) -> writeSource(source, destinations, generator));
      generator.writeEndObject();
    });
  }

  private static void writeSource(
      Square source, Map<Square, List<Transition>> destinations, JsonGenerator generator) {
    generator.writeObjectPropertyStart(source.toString());
    destinations.forEach((destination, transitions) -> {
      generator.writeArrayPropertyStart(destination.toString());
      transitions.forEach(transition -> {
        generator.writeStartObject();
        write(transition, generator);
        generator.writeEndObject();
      });
      generator.writeEndArray();
    });
    generator.writeEndObject();
  }

  /** Writes a transition; hands that do not change are left out. */
  private static void write(Transition transition, JsonGenerator generator) {
    writeMap("board_check", transition.boardCheck(), generator);
    writeMap("board_patch", transition.boardPatch(), generator);
    transition
        .inHandAdd()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_add", piece.toString()));
    transition
        .inHandDel()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_del", piece.toString()));
  }

  private static void write(Move move, JsonGenerator generator) {
    writeWay(move.piece(), move.source(), move.destination(), generator);
    generator.writePOJOProperty("transition", move.transition());
  }

  private static void write(Route route, JsonGenerator generator) {
    writeWay(route.piece(), route.source(), route.destination(), generator);
    generator.writePOJOProperty("transitions", route.transitions());
  }

  /** Writes a conflict: where it is, and the transitions of both documents there. */
  private static void write(GgnMerge.Conflict conflict, JsonGenerator generator) {
    writeWay(conflict.piece(), conflict.source(), conflict.destination(), generator);
    generator.writePOJOProperty("first", conflict.first());
    generator.writePOJOProperty("second", conflict.second());
  }

  private static void writeWay(
      Piece piece, Square source, Square destination, JsonGenerator generator) {
    generator.writeStringProperty("piece", piece.toString());
    generator.writeStringProperty("source", source.toString());
    generator.writeStringProperty("destination", destination.toString());
  }

  /** Writes an object of counts or of canonical texts, with null for an empty {@code Optional}. */
  private static void writeMap(String name, Map<?, ?> map, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    map.forEach((key, value) -> {
      generator.writeName(key.toString());
      if (value instanceof Integer count) {
        generator.writeNumber(count);
      } else {
        generator.writeString(text(value));
      }
    });
    generator.writeEndObject();
  }

  private static @Nullable String text(Object value) {
    return value instanceof Optional<?> optional
        ? optional.map(Object::toString).orElse(null)
        : value.toString();
  }
}
