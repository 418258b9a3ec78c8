package dev.masu.schema.internal.streaming;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Texts that schemas have accepted: what a schema says of a text never changes, and documents repeat
 * their texts, while patterns and formats are slow.
 */
final class AcceptedTexts {
  private static final int MAX_LENGTH = 100;
  private static final int MAX_TEXTS = 4_096;

  private final IdentityHashMap<SchemaNode, Set<String>> bySchema = new IdentityHashMap<>();
  private int size;

  boolean contains(SchemaNode schema, String text) {
    Set<String> texts = bySchema.get(schema);
    return texts != null && texts.contains(text);
  }

  /** Remembers a text, unless it is long or there are many. */
  void add(SchemaNode schema, String text) {
    if (size < MAX_TEXTS && text.length() <= MAX_LENGTH) {
      bySchema.computeIfAbsent(schema, s -> new HashSet<>()).add(text);
      size++;
    }
  }
}
