package dev.masu.jackson;

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
import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.Known;
import dev.masu.schema.internal.streaming.Makers;
import java.util.List;
import java.util.Objects;
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
final class NotationType<T> {
  static final NotationType<Cell> CELL = new NotationType<>(Cell.class, Cell::parse);
  static final NotationType<Piece> PIECE = new NotationType<>(Piece.class, Piece::parse);
  static final NotationType<Square> SQUARE = new NotationType<>(Square.class, Square::of);
  static final NotationType<Occupation> OCCUPATION =
      new NotationType<>(Occupation.class, Occupation::parse);

  /** All but QPI, of which there are two views. */
  static final List<NotationType<?>> ALL_BUT_QPI = List.of(
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
  static NotationType<Qpi> qpi(Qpi.Sides sides) {
    return new NotationType<>(Qpi.class, text -> Qpi.parse(text, sides));
  }

  private final Class<T> type;
  private final Function<String, T> parser;
  private final Memo<T> memo = new Memo<>();

  /** Stands for this type where a null is read as none. */
  private final Object optionals = new Object();

  /**
   * Describes a type.
   *
   * @param parser makes a value of a text, or throws {@link NotationException}
   */
  private NotationType(Class<T> type, Function<String, T> parser) {
    this.type = type;
    this.parser = parser;
  }

  private static Occupation.Named named(String text) {
    if (Occupation.parse(text) instanceof Occupation.Named named) {
      return named;
    }
    throw NotationException.expected(
        "GGN occupation", "enemy", text, 0, "empty", "occupied", "enemy", "ally");
  }

  Class<T> type() {
    return type;
  }

  void register(
      SimpleDeserializers deserializers,
      SimpleKeyDeserializers keyDeserializers,
      SimpleSerializers serializers,
      SimpleSerializers keySerializers) {
    deserializers.addDeserializer(type, new NotationDeserializer<>(this));
    keyDeserializers.addDeserializer(type, new NotationKeyDeserializer(this));
    serializers.addSerializer(type, new NotationSerializer<>(type));
    keySerializers.addSerializer(type, new NotationKeySerializer<>(type));
  }

  /** The value that was made of a text where a null is read as none; empty if none is kept. */
  Optional<T> kept(Known text) {
    Object made = text.madeBy(optionals);
    return made == null ? Optional.empty() : optional(made);
  }

  /** Who makes optionals of texts, for {@link Makers}; values are made by this type itself. */
  Object optionals() {
    return optionals;
  }

  /** Reads the value that the parser stands at; null only if a handler of the user's makes it that. */
  @Nullable
  T read(JsonParser parser, DeserializationContext context) {
    Known known = known(parser);
    Object made = made(known, this);
    if (made != null) {
      return value(made);
    }
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return type.cast(context.handleUnexpectedToken(type, parser));
    }
    try {
      return entry(parser, known, this).value;
    } catch (NotationException e) {
      return instead(e, parser, context);
    }
  }

  /** Reads the value that the parser stands at, or null as none. */
  Optional<T> readOrNull(JsonParser parser, DeserializationContext context) {
    Known known = known(parser);
    Object made = made(known, optionals);
    if (made != null) {
      return optional(made);
    }
    if (parser.hasToken(JsonToken.VALUE_NULL)) {
      return Optional.empty();
    }
    if (!parser.hasToken(JsonToken.VALUE_STRING)) {
      return Optional.ofNullable(read(parser, context));
    }
    try {
      return entry(parser, known, optionals).present;
    } catch (NotationException e) {
      return Optional.ofNullable(instead(e, parser, context));
    }
  }

  /**
   * What was made of the text that the parser stands at.
   *
   * @param by who keeps it
   */
  private Memo.Entry<T> entry(JsonParser parser, @Nullable Known known, Object by) {
    char[] buffer = parser.getStringCharacters();
    Memo.Entry<T> entry = memo.find(buffer, parser.getStringOffset(), parser.getStringLength());
    return kept(known, by, entry == null ? parsed(parser.getString()) : entry);
  }

  private Memo.Entry<T> parsed(String text) {
    return memo.addText(text, parser.apply(text));
  }

  /** What Jackson has in place of the text that the parser stands at. */
  private @Nullable T instead(
      NotationException reason, JsonParser parser, DeserializationContext context) {
    String text = parser.getString();
    return type.cast(refused(
        reason, () -> context.handleWeirdStringValue(type, text, "%s", reason.getMessage())));
  }

  /**
   * Reads a map's key, which is the name that the parser stands at; null only if a handler of the user's makes
   * it that.
   */
  @Nullable
  T readName(JsonParser parser, DeserializationContext context) {
    Known known = known(parser);
    Object made = made(known, this);
    return made == null
        ? key(Objects.requireNonNull(parser.currentName()), known, context)
        : value(made);
  }

  /** Reads a map's key; null only if a handler of the user's makes it that. */
  @Nullable
  T readKey(String key, DeserializationContext context) {
    return key(key, null, context);
  }

  private @Nullable T key(String key, @Nullable Known known, DeserializationContext context) {
    Memo.Entry<T> entry = memo.find(key);
    if (entry != null) {
      return kept(known, this, entry).value;
    }
    try {
      return kept(known, this, memo.addName(key, parser.apply(key))).value;
    } catch (NotationException e) {
      return type.cast(refused(e, () -> context.handleWeirdKey(type, key, "%s", e.getMessage())));
    }
  }

  /** What a schema knows of the parser's current token, if one checks it. */
  private static @Nullable Known known(JsonParser parser) {
    return parser instanceof CheckedParser checked ? checked.known() : null;
  }

  private Memo.Entry<T> kept(@Nullable Known known, Object by, Memo.Entry<T> entry) {
    if (known != null) {
      known.keep(by, by == optionals ? entry.present : entry.value);
    }
    return entry;
  }

  private static @Nullable Object made(@Nullable Known known, Object by) {
    return known == null ? null : known.madeBy(by);
  }

  // Kept by this type alone.
  @SuppressWarnings("unchecked")
  private T value(Object made) {
    return (T) made;
  }

  // Kept by this type alone.
  @SuppressWarnings("unchecked")
  private Optional<T> optional(Object made) {
    return (Optional<T>) made;
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
