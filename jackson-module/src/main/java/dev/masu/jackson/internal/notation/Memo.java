package dev.masu.jackson.internal.notation;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Remembers the values of short texts, so that a text that occurs again is not parsed again and gives the same object.
 *
 * <p>All threads share it without locks: entries are immutable, and one that is lost is only made again. It has a fixed
 * size: each text has one slot, and a new entry replaces the one in its slot.
 *
 * @param <T> the type of the values
 */
final class Memo<T> {
  private static final int SIZE_BITS = 12;
  private static final int MAX_LENGTH = 32;

  private final @Nullable Entry<?>[] entries = new Entry<?>[1 << SIZE_BITS];

  /** A text and its value, which is there. */
  record Entry<T>(String text, Optional<T> value) {
    private boolean isOf(char[] buffer, int offset, int length) {
      if (text.length() != length) {
        return false;
      }
      for (int i = 0; i < length; i++) {
        if (text.charAt(i) != buffer[offset + i]) {
          return false;
        }
      }
      return true;
    }
  }

  /** {@return what is remembered of a text, or null} */
  @Nullable
  Entry<T> find(String text) {
    Entry<T> entry = entry(text.hashCode());
    return entry != null && entry.text.equals(text) ? entry : null;
  }

  /** {@return what is remembered of a text in a buffer, or null} */
  @Nullable
  Entry<T> find(char[] buffer, int offset, int length) {
    if (length > MAX_LENGTH) {
      return null;
    }
    Entry<T> entry = entry(hash(buffer, offset, length));
    return entry != null && entry.isOf(buffer, offset, length) ? entry : null;
  }

  /** Remembers the value of a text, unless the text is long. */
  Entry<T> keep(String text, T value) {
    Entry<T> kept = new Entry<>(text, Optional.of(value));
    if (text.length() <= MAX_LENGTH) {
      entries[slot(text.hashCode())] = kept;
    }
    return kept;
  }

  // Filled with entries of T by keep alone.
  @SuppressWarnings("unchecked")
  private @Nullable Entry<T> entry(int hash) {
    return (Entry<T>) entries[slot(hash)];
  }

  private static int slot(int hash) {
    return (hash * 0x9E3779B1) >>> (Integer.SIZE - SIZE_BITS);
  }

  /** The same as that of a String. */
  private static int hash(char[] buffer, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + buffer[i];
    }
    return hash;
  }
}
