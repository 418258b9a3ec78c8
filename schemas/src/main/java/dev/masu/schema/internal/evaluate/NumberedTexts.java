package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.TextTable;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Strings of a document, numbered in the order of their first occurrence. A hostile document may have millions, so they
 * take as little memory as possible. The instance is reused.
 *
 * <p>Entries of the hash table below {@link #base} belong to strings discarded earlier and count as free, so the table
 * need not be cleared.
 */
final class NumberedTexts {
  private static final int FIRST_LENGTH = 16;

  /** If more strings are followed by few, the arrays are reallocated. */
  private static final int LARGE = 1_024;

  /** More probes than this suggest a collision attack. Such strings go to a {@code HashMap}, which withstands one. */
  private static final int MAX_PROBES = 32;

  /** If the strings have more chars than this, they are not retained after the check. */
  private static final int MANY_CHARS = 100_000;

  private String[] texts = new String[0];
  private long chars;
  private int size;
  private int[] table = new int[0];
  private int base = 1;
  private int entries;
  private Map<String, Integer> colliding = new HashMap<>(0);

  /** Discards all strings. */
  void clear() {
    if (chars > MANY_CHARS || (texts.length > LARGE && size < texts.length / 8)) {
      texts = new String[FIRST_LENGTH];
    }
    chars = 0;
    if (entries > 0) {
      clearTable();
    }
    size = 0;
  }

  /** Discards all strings if they take much memory. */
  void clearIfLarge() {
    if (chars > MANY_CHARS) {
      clear();
    }
  }

  private void clearTable() {
    if (table.length > 2 * LARGE && entries < table.length / 16) {
      table = new int[2 * FIRST_LENGTH];
      base = 1;
    } else if (base > Integer.MAX_VALUE / 2 - size) {
      Arrays.fill(table, 0);
      base = 1;
    } else {
      base += size;
    }
    entries = 0;
    if (!colliding.isEmpty()) {
      // Clearing a large one would take as long each time.
      colliding = new HashMap<>(0);
    }
  }

  /** {@return how many strings there are} */
  int size() {
    return size;
  }

  /** {@return the string with a number} */
  String get(int number) {
    return texts[number];
  }

  /** {@return the first strings} */
  String[] first(int count) {
    return Arrays.copyOf(texts, count);
  }

  /** Adds a string if it is new; {@return its number} */
  int add(String text) {
    int number = index(text, size);
    return number == size ? append(text) : number;
  }

  /** Has {@link #add} find a string by a number, unless it has one already; {@return its number} */
  private int index(String text, int number) {
    if (2 * entries >= table.length) {
      growTable();
    }
    int at = entry(text);
    if (at < 0) {
      Integer first = colliding.putIfAbsent(text, number);
      return first == null ? number : first;
    }
    if (table[at] < base) {
      table[at] = base + number;
      entries++;
    }
    return table[at] - base;
  }

  /** Adds a string that {@link #add} need not find; {@return its number} */
  int append(String text) {
    if (size == texts.length) {
      texts = Arrays.copyOf(texts, Math.max(FIRST_LENGTH, 2 * size));
    }
    texts[size] = text;
    chars += text.length();
    return size++;
  }

  /** Has {@link #add} find the appended strings too. */
  void indexAll() {
    for (int number = 0; number < size; number++) {
      index(texts[number], number);
    }
  }

  /** The index of a string's entry, or of a free one for it; -1 if too many strings collide. */
  private int entry(String text) {
    int mask = table.length - 1;
    int at = TextTable.hash(text) & mask;
    for (int probes = 0; probes < MAX_PROBES; probes++) {
      if (table[at] < base || text.equals(texts[table[at] - base])) {
        return at;
      }
      at = (at + 1) & mask;
    }
    return -1;
  }

  private void growTable() {
    int[] old = table;
    table = new int[Math.max(2 * FIRST_LENGTH, 2 * old.length)];
    for (int entry : old) {
      if (entry >= base) {
        int at = entry(texts[entry - base]);
        if (at < 0) {
          colliding.put(texts[entry - base], entry - base);
        } else {
          table[at] = entry;
        }
      }
    }
  }
}
