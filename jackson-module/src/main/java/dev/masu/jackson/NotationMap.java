package dev.masu.jackson;

import dev.masu.internal.map.Entries;
import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.EntryTaker;
import dev.masu.schema.internal.streaming.Makers;
import dev.masu.schema.internal.streaming.MembersRead;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

/**
 * Reads objects whose names are of one notation, entry by entry.
 *
 * @param <K> what the names are
 * @param <V> what the values are
 */
abstract class NotationMap<K extends Comparable<K>, V> {
  private final NotationType<K> keys;
  private final Makers makers;

  private NotationMap(NotationType<K> keys, Makers makers) {
    this.keys = keys;
    this.makers = makers;
  }

  /** Objects whose values are texts. */
  static final class OfTexts<K extends Comparable<K>, V> extends NotationMap<K, V> {
    private final NotationType<V> values;

    OfTexts(NotationType<K> keys, NotationType<V> values) {
      super(keys, new Makers(keys, values, null, false));
      this.values = values;
    }

    @Override
    V value(JsonParser parser, DeserializationContext context) {
      return Members.needed(values.read(parser, context), values.type(), parser);
    }
  }

  /** Objects whose values are texts, or null as none. */
  static final class OfOptionals<K extends Comparable<K>, V> extends NotationMap<K, Optional<V>> {
    private final NotationType<V> values;

    OfOptionals(NotationType<K> keys, NotationType<V> values) {
      super(keys, new Makers(keys, values.optionals(), Optional.empty(), false));
      this.values = values;
    }

    @Override
    Optional<V> value(JsonParser parser, DeserializationContext context) {
      return values.readOrNull(parser, context);
    }
  }

  /** Objects whose values are integers. */
  static final class OfIntegers<K extends Comparable<K>> extends NotationMap<K, Integer> {
    OfIntegers(NotationType<K> keys) {
      super(keys, new Makers(keys, null, null, true));
    }

    @Override
    Integer value(JsonParser parser, DeserializationContext context) {
      return Members.needed(Hands.number(parser, context), Integer.class, parser);
    }
  }

  /** Reads the value that the parser stands at. */
  abstract V value(JsonParser parser, DeserializationContext context);

  /**
   * Reads the value behind the name that the parser stands at.
   *
   * @param into where to add its entries
   */
  private void readNext(JsonParser parser, DeserializationContext context, Entries<K, V> into) {
    readOn(read(parser, into), parser, context, into);
  }

  /** Who takes entries that were there before, and adds them. */
  EntryTaker<K, V> taker(Entries<K, V> into) {
    return new EntryTaker<>(makers, into);
  }

  /**
   * Reads the rest of an object.
   *
   * @param from how far it was read; if nothing was, the parser stands at the value, which may be none
   * @param into where to add its entries
   */
  void readOn(
      MembersRead from, JsonParser parser, DeserializationContext context, Entries<K, V> into) {
    if (from == MembersRead.START && !parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Map.class, parser);
    } else if (from != MembersRead.END) {
      readEntries(from, parser, context, into);
    }
  }

  /** Reads the value behind the name that the parser stands at. */
  Map<K, V> readNext(JsonParser parser, DeserializationContext context) {
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    return entries.take();
  }

  /**
   * Reads the value behind the name that the parser stands at, where no schema has looked whether a key stands twice.
   *
   * @param type the type that is being read, for errors
   * @param key what a key is called
   */
  Map<K, V> readOnce(JsonParser parser, DeserializationContext context, Class<?> type, String key) {
    String name = Objects.requireNonNull(parser.currentName());
    Entries<K, V> entries = new Entries<>();
    readNext(parser, context, entries);
    int read = entries.size();
    return Members.once(entries.take(), read, type, key, name, context);
  }

  private MembersRead read(JsonParser parser, Entries<K, V> into) {
    if (parser instanceof CheckedParser checked) {
      return checked.nextMembers(makers, into);
    }
    parser.nextToken();
    return MembersRead.START;
  }

  private void readEntries(
      MembersRead from, JsonParser parser, DeserializationContext context, Entries<K, V> into) {
    boolean isAtValue = from == MembersRead.VALUE;
    String name = from == MembersRead.START ? parser.nextName() : parser.currentName();
    while (name != null) {
      try {
        K key = Members.needed(
            isAtValue ? keys.readKey(name, context) : keys.readName(parser, context),
            keys.type(),
            parser);
        if (!isAtValue) {
          parser.nextToken();
        }
        into.add(key, value(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
      isAtValue = false;
      name = parser.nextName();
    }
  }
}
