package dev.masu.schema.internal.evaluate;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Texts of a schema, found from a parser's characters without making a string of them. */
public final class TextSet {
  private final @Nullable String[] table;

  /** Makes a set. */
  public TextSet(Collection<String> texts) {
    table = new String[Integer.highestOneBit(texts.size() * 4 + 4)];
    texts.forEach(this::add);
  }

  private void add(String text) {
    int at = TextHash.of(text) & (table.length - 1);
    while (table[at] != null && !text.equals(table[at])) {
      at = (at + 1) & (table.length - 1);
    }
    table[at] = text;
  }

  /** {@return whether a text is in the set} */
  boolean contains(String text) {
    int at = TextHash.of(text) & (table.length - 1);
    while (table[at] != null) {
      if (text.equals(table[at])) {
        return true;
      }
      at = (at + 1) & (table.length - 1);
    }
    return false;
  }

  /** {@return whether a text is in the set} */
  boolean contains(char[] chars, int offset, int length) {
    int at = TextHash.of(chars, offset, length) & (table.length - 1);
    String there = table[at];
    while (there != null) {
      if (TextHash.isEqual(there, chars, offset, length)) {
        return true;
      }
      at = (at + 1) & (table.length - 1);
      there = table[at];
    }
    return false;
  }
}
