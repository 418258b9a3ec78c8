package dev.masu.schema.internal.node;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Texts of a schema, found from a parser's characters without making a string of them. */
public final class TextSet {
  /** Beyond this many steps texts collide by intent; a hash set bears that. */
  private static final int MAX_PROBES = 32;

  private final @Nullable String[] table;

  /** Texts that find no free place nearby. */
  private final Set<String> colliding = new HashSet<>();

  /** Makes a set. */
  public TextSet(Collection<String> texts) {
    table = new String[Integer.highestOneBit(texts.size() * 4 + 4)];
    texts.forEach(this::add);
  }

  private void add(String text) {
    int at = TextHash.of(text) & (table.length - 1);
    int probes = 0;
    while (table[at] != null && !text.equals(table[at]) && probes < MAX_PROBES) {
      at = (at + 1) & (table.length - 1);
      probes++;
    }
    if (table[at] == null) {
      table[at] = text;
    } else {
      colliding.add(text);
    }
  }

  /** {@return whether a text is in the set} */
  public boolean contains(String text) {
    int at = TextHash.of(text) & (table.length - 1);
    while (table[at] != null) {
      if (text.equals(table[at])) {
        return true;
      }
      at = (at + 1) & (table.length - 1);
    }
    return colliding.contains(text);
  }

  /** {@return whether a text is in the set} */
  public boolean contains(char[] chars, int offset, int length) {
    int at = TextHash.of(chars, offset, length) & (table.length - 1);
    String there = table[at];
    while (there != null) {
      if (TextHash.isEqual(there, chars, offset, length)) {
        return true;
      }
      at = (at + 1) & (table.length - 1);
      there = table[at];
    }
    return !colliding.isEmpty() && colliding.contains(new String(chars, offset, length));
  }
}
