package dev.masu.schema.internal.node;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table of a schema's strings that can be looked up by a parser's characters without creating a string. Each entry
 * has a position.
 */
public final class TextTable {
  /** More probes than this suggest a collision attack. Such strings go to a {@code HashMap}, which withstands one. */
  private static final int MAX_PROBES = 32;

  private final @Nullable String[] table;

  /** The positions of strings for which no free slot was found nearby. */
  private final Map<String, Integer> colliding = new HashMap<>();

  public TextTable(Collection<String> texts) {
    table = new String[Integer.highestOneBit(texts.size() * 4 + 4)];
    texts.forEach(this::add);
  }

  private void add(String text) {
    int at = hash(text) & (table.length - 1);
    int probes = 0;
    while (table[at] != null && !text.equals(table[at]) && probes < MAX_PROBES) {
      at = (at + 1) & (table.length - 1);
      probes++;
    }
    if (table[at] == null) {
      table[at] = text;
    } else if (!text.equals(table[at])) {
      colliding.putIfAbsent(text, table.length + colliding.size());
    }
  }

  /** {@return a number above all positions} */
  public int end() {
    return table.length + colliding.size();
  }

  /** {@return the position of a string, or -1 if it is not in the table} */
  public int find(String text) {
    int at = hash(text) & (table.length - 1);
    while (table[at] != null) {
      if (text.equals(table[at])) {
        return at;
      }
      at = (at + 1) & (table.length - 1);
    }
    return colliding.getOrDefault(text, -1);
  }

  /** {@return the position of a string, or -1 if it is not in the table} */
  public int find(char[] chars, int offset, int length) {
    int at = hash(chars, offset, length) & (table.length - 1);
    String there = table[at];
    while (there != null) {
      if (isEqual(there, chars, offset, length)) {
        return at;
      }
      at = (at + 1) & (table.length - 1);
      there = table[at];
    }
    return colliding.isEmpty() ? -1 : colliding.getOrDefault(new String(chars, offset, length), -1);
  }

  /** {@return the hash of a string} */
  public static int hash(String text) {
    return mixed(text.hashCode());
  }

  private static int hash(char[] chars, int offset, int length) {
    int hash = 0;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + chars[i];
    }
    return mixed(hash);
  }

  private static int mixed(int hash) {
    int spread = hash * 0x9E3779B9;
    return (spread ^ (spread >>> 16)) & Integer.MAX_VALUE;
  }

  private static boolean isEqual(String text, char[] chars, int offset, int length) {
    if (text.length() != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) != chars[offset + i]) {
        return false;
      }
    }
    return true;
  }
}
