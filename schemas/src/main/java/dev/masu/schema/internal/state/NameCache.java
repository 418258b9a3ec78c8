package dev.masu.schema.internal.state;

import org.jspecify.annotations.Nullable;

/**
 * Caches the transitions of names that depend on patterns or {@code propertyNames}. The size is fixed: a new entry
 * replaces the one in its slot. Entries are immutable, so threads share the cache without locks.
 */
public final class NameCache {
  private static final int SIZE = 512;
  private static final int MAX_LENGTH = 64;

  private record Entry(String name, StateTransition transition) {}

  private final @Nullable Entry[] entries = new Entry[SIZE];

  @SuppressWarnings("ReferenceEquality") // Parsers give the same instance again and again.
  @Nullable
  public StateTransition find(String name) {
    Entry entry = entries[index(name)];
    return entry != null && (entry.name == name || entry.name.equals(name))
        ? entry.transition
        : null;
  }

  public void add(String name, StateTransition transition) {
    if (name.length() <= MAX_LENGTH) {
      entries[index(name)] = new Entry(name, transition);
    }
  }

  private static int index(String name) {
    int hash = name.hashCode();
    return (hash ^ hash >>> 16) & (SIZE - 1);
  }
}
