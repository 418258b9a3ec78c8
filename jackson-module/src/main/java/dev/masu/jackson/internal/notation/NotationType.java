package dev.masu.jackson.internal.notation;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;
import tools.jackson.databind.module.SimpleSerializers;

/**
 * A type whose JSON is its canonical text, as a value and as a map key.
 *
 * @param <T> the type
 */
public final class NotationType<T> {
  public static final NotationType<Cell> CELL = new NotationType<>(Cell.class, Cell::parse);
  public static final NotationType<Piece> PIECE = new NotationType<>(Piece.class, Piece::parse);
  public static final NotationType<Square> SQUARE = new NotationType<>(Square.class, Square::of);
  public static final NotationType<Occupation> OCCUPATION =
      new NotationType<>(Occupation.class, Occupation::parse);

  /** All but QPI, of which there are two views. */
  public static final List<NotationType<?>> ALL_BUT_QPI = List.of(
      CELL,
      PIECE,
      SQUARE,
      OCCUPATION,
      new NotationType<>(Occupation.Named.class, NotationType::named),
      new NotationType<>(
          Occupation.Exactly.class, text -> new Occupation.Exactly(Piece.parse(text))),
      new NotationType<>(Gan.class, Gan::parse),
      new NotationType<>(LegacyGan.class, LegacyGan::parse),
      new NotationType<>(Pin.class, Pin::parse),
      new NotationType<>(Pnn.class, Pnn::parse),
      new NotationType<>(Sin.class, Sin::parse),
      new NotationType<>(Snn.class, Snn::parse));

  /** QPI, for one view of derived pieces. */
  public static NotationType<Qpi> qpi(Qpi.Sides sides) {
    return new NotationType<>(Qpi.class, text -> Qpi.parse(text, sides));
  }

  private final Class<T> type;
  private final Function<String, T> parser;
  private final @Nullable Memo<T> memo;

  /**
   * Describes a type.
   *
   * @param parser makes a value of a text, or throws {@link NotationException}
   */
  private NotationType(Class<T> type, Function<String, T> parser) {
    this(type, parser, null);
  }

  private NotationType(Class<T> type, Function<String, T> parser, @Nullable Memo<T> memo) {
    this.type = type;
    this.parser = parser;
    this.memo = memo;
  }

  /** {@return the same type, which remembers what it has read: equal texts give the same object mostly} */
  public NotationType<T> remembering() {
    return new NotationType<>(type, parser, new Memo<>());
  }

  private static Occupation.Named named(String text) {
    if (Occupation.parse(text) instanceof Occupation.Named named) {
      return named;
    }
    throw NotationException.expected(
        "GGN occupation", "enemy", text, 0, "empty", "occupied", "enemy", "ally");
  }

  public Class<T> type() {
    return type;
  }

  public void register(
      SimpleDeserializers deserializers,
      SimpleKeyDeserializers keyDeserializers,
      SimpleSerializers serializers,
      SimpleSerializers keySerializers) {
    deserializers.addDeserializer(type, new NotationDeserializer<>(this));
    keyDeserializers.addDeserializer(type, new NotationKeyDeserializer(this));
    serializers.addSerializer(type, new NotationSerializer<>(type));
    keySerializers.addSerializer(type, new NotationKeySerializer<>(type));
  }

  /** Reads the current value; null only if a handler of the user's makes it that. */
  @Nullable
  public T read(JsonParser parser, DeserializationContext context) {
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return type.cast(context.handleUnexpectedToken(type, parser));
    }
    return readText(parser, context).orElse(null);
  }

  /** Reads the current value, where null is none. */
  public Optional<T> readOrNull(JsonParser parser, DeserializationContext context) {
    if (parser.hasToken(JsonToken.VALUE_STRING)) {
      return readText(parser, context);
    }
    return parser.hasToken(JsonToken.VALUE_NULL)
        ? Optional.empty()
        : Optional.ofNullable(type.cast(context.handleUnexpectedToken(type, parser)));
  }

  /** Reads the current string; empty only if a handler of the user's makes it that. */
  private Optional<T> readText(JsonParser source, DeserializationContext context) {
    Memo.Entry<T> known = memo == null
        ? null
        : memo.find(
            source.getStringCharacters(), source.getStringOffset(), source.getStringLength());
    try {
      return known == null ? parsed(source.getString()) : known.value();
    } catch (NotationException e) {
      return Optional.ofNullable(instead(e, source, context));
    }
  }

  private Optional<T> parsed(String text) {
    T value = parser.apply(text);
    return memo == null ? Optional.of(value) : memo.keep(text, value).value();
  }

  /** What Jackson has in place of the current string, which is no value of the type. */
  private @Nullable T instead(
      NotationException reason, JsonParser parser, DeserializationContext context) {
    String text = parser.getString();
    return type.cast(refused(
        reason, () -> context.handleWeirdStringValue(type, text, "%s", reason.getMessage())));
  }

  /** Reads a map's key; null only if a handler of the user's makes it that. */
  @Nullable
  public T readKey(String key, DeserializationContext context) {
    Memo.Entry<T> known = memo == null ? null : memo.find(key);
    try {
      return (known == null ? parsed(key) : known.value()).get();
    } catch (NotationException e) {
      return type.cast(refused(e, () -> context.handleWeirdKey(type, key, "%s", e.getMessage())));
    }
  }

  /** What Jackson does about a text, with our reason kept as the cause of what it throws. */
  private static @Nullable Object refused(NotationException reason, Refusal refusal) {
    try {
      return refusal.handle();
    } catch (DatabindException e) {
      throw e.getCause() == null ? e.withCause(reason) : e;
    }
  }

  @FunctionalInterface
  private interface Refusal {
    @Nullable
    Object handle();
  }
}
