package dev.masu.jackson.internal.notation;

import dev.masu.notation.NotationException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;

/** Reads a type whose JSON is its canonical text, as a string or as the name of a property. */
public final class NotationDeserializer<T> extends StdScalarDeserializer<T> {
  private final Class<T> type;
  private final Function<String, Optional<T>> parser;

  /** {@return a deserializer whose parser makes a value of a text, or throws {@link NotationException}} */
  static <T> NotationDeserializer<T> of(Class<T> type, Function<String, T> parser) {
    return new NotationDeserializer<>(type, text -> Optional.of(parser.apply(text)));
  }

  private NotationDeserializer(Class<T> type, Function<String, Optional<T>> parser) {
    super(type);
    this.type = type;
    this.parser = parser;
  }

  /** {@return a deserializer that caches values} */
  public NotationDeserializer<T> caching() {
    NotationCache<Optional<T>> cache = new NotationCache<>();
    return new NotationDeserializer<>(type, text -> cache.get(text, parser));
  }

  public Class<T> type() {
    return type;
  }

  /** Reads the current string; null only if a problem handler returns that. */
  @Override
  public @Nullable T deserialize(JsonParser source, DeserializationContext context) {
    return source.hasToken(JsonToken.VALUE_STRING)
        ? parse(source, context).orElse(null)
        : type.cast(context.handleUnexpectedToken(type, source));
  }

  public T read(JsonParser source, DeserializationContext context) {
    return needed(deserialize(source, context));
  }

  /** Reads the current string or null; equal texts give the same {@code Optional} if they are cached. */
  public Optional<T> readNullable(JsonParser source, DeserializationContext context) {
    if (source.hasToken(JsonToken.VALUE_STRING)) {
      return parse(source, context);
    }
    return source.hasToken(JsonToken.VALUE_NULL)
        ? Optional.empty()
        : Optional.ofNullable(deserialize(source, context));
  }

  public T readKey(String key, DeserializationContext context) {
    return needed(deserializeKey(key, context));
  }

  /** {@return a value that was read; throws if a problem handler has replaced it by null} */
  public static <T> T needed(@Nullable T value) {
    return Objects.requireNonNull(
        value,
        "a DeserializationProblemHandler returned null; have it return a value or NOT_HANDLED");
  }

  private Optional<T> parse(JsonParser source, DeserializationContext context) {
    String text = source.getString();
    try {
      return parser.apply(text);
    } catch (NotationException e) {
      return Optional.ofNullable(
          handled(e, () -> context.handleWeirdStringValue(type, text, "%s", e.getMessage())));
    }
  }

  /** Reads the name of a property; null only if a problem handler returns that. */
  private @Nullable T deserializeKey(String key, DeserializationContext context) {
    try {
      return parser.apply(key).orElseThrow();
    } catch (NotationException e) {
      return handled(e, () -> context.handleWeirdKey(type, key, "%s", e.getMessage()));
    }
  }

  /** What a problem handler makes of an invalid text; otherwise Jackson's exception, caused by ours. */
  private @Nullable T handled(NotationException reason, Supplier<@Nullable Object> handler) {
    try {
      return type.cast(handler.get());
    } catch (DatabindException e) {
      throw e.getCause() == null ? e.withCause(reason) : e;
    }
  }

  /** {@return the same for keys of maps} */
  KeyDeserializer forKeys() {
    return new KeyDeserializer() {
      @Override
      public @Nullable Object deserializeKey(String key, DeserializationContext context) {
        return NotationDeserializer.this.deserializeKey(key, context);
      }
    };
  }

  /**
   * Caches the values of short texts, so that equal texts mostly give the same object.
   *
   * <p>Threads share it without locks, since entries are immutable. It has a fixed size: a new entry replaces the one
   * in its slot.
   */
  private static final class NotationCache<T> {
    private static final int SIZE_BITS = 12;
    private static final int MAX_LENGTH = 32;

    private final @Nullable Entry<?>[] entries = new Entry<?>[1 << SIZE_BITS];

    private record Entry<T>(String text, T value) {}

    /** {@return the value of a text: the cached one, or else what the parser makes of it} */
    @SuppressWarnings("unchecked") // Only entries of T are stored.
    T get(String text, Function<String, T> parser) {
      int slot = (text.hashCode() * 0x9E3779B1) >>> (Integer.SIZE - SIZE_BITS);
      Entry<T> cached = (Entry<T>) entries[slot];
      if (cached != null && cached.text.equals(text)) {
        return cached.value;
      }
      T value = parser.apply(text);
      if (text.length() <= MAX_LENGTH) {
        entries[slot] = new Entry<>(text, value);
      }
      return value;
    }
  }
}
