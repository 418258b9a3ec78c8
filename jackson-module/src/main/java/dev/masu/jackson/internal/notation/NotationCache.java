package dev.masu.jackson.internal.notation;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Caches the values of short texts, so that equal texts mostly give the same object.
 *
 * <p>Threads share it without locks, since entries are immutable. It has a fixed size: a new entry replaces the one in its
 * slot.
 *
 * @param <T> the type of the values
 */
final class NotationCache<T> {
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
