package dev.masu.jackson.internal.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds an object with fixed members, each of which may occur once. A mapper's settings for beans do not apply. */
final class ObjectDeserializer<T> extends StdDeserializer<T> {
  private final Class<T> type;
  private final List<Member<?>> members;
  private final Function<@Nullable Object[], T> create;

  /** What the members have that are absent; null for those that must be present. */
  private final @Nullable Object[] absent;

  static final class Members {
    private final List<Member<?>> all = new ArrayList<>();

    /** Adds a member that must be present. */
    <V> Member<V> required(String name, ValueReader<V> reader) {
      return add(name, reader, null);
    }

    /** Adds a member that may be absent. */
    <V> Member<V> optional(String name, ValueReader<V> reader, V absent) {
      return add(name, reader, absent);
    }

    private <V> Member<V> add(String name, ValueReader<V> reader, @Nullable V absent) {
      Member<V> member = new Member<>(all.size(), name, reader, absent);
      all.add(member);
      return member;
    }
  }

  record Member<V>(
      int index,
      String name,
      ValueReader<V> reader,
      @Nullable V absent) {
    /** {@return the member's value among those of an object} */
    @SuppressWarnings({"unchecked", "NullAway"}) // Here is what the reader has returned.
    V of(@Nullable Object[] values) {
      return (V) values[index];
    }
  }

  /**
   * Creates a deserializer. If values are invalid together, {@code create} throws an {@link
   * IllegalArgumentException}.
   */
  ObjectDeserializer(Class<T> type, Members members, Function<@Nullable Object[], T> create) {
    super(type);
    this.type = type;
    this.members = members.all;
    this.create = create;
    this.absent = members.all.stream().map(Member::absent).toArray();
  }

  /** Reads the current object, from its start or after its type id; null only if a problem handler returns that. */
  @Override
  public @Nullable T deserialize(JsonParser parser, DeserializationContext context) {
    String name;
    if (parser.isExpectedStartObjectToken()) {
      name = parser.nextName();
    } else if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
      name = parser.currentName();
    } else if (parser.hasToken(JsonToken.END_OBJECT)) {
      name = null;
    } else {
      return type.cast(context.handleUnexpectedToken(type, parser));
    }
    @Nullable Object[] values = absent.clone();
    int found = 0;
    while (name != null) {
      Member<?> member = member(name);
      if (member == null) {
        parser.nextToken();
        context.handleUnknownProperty(parser, this, type, name);
      } else {
        int bit = 1 << member.index;
        values[member.index] = read(member, (found & bit) != 0, parser, context);
        found |= bit;
      }
      name = parser.nextName();
    }
    requirePresent(values, context);
    try {
      return create.apply(values);
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }

  private @Nullable Member<?> member(String name) {
    for (int i = 0; i < members.size(); i++) {
      if (members.get(i).name.equals(name)) {
        return members.get(i);
      }
    }
    return null;
  }

  private <V> V read(
      Member<V> member, boolean isRepeated, JsonParser parser, DeserializationContext context) {
    try {
      if (isRepeated) {
        context.reportInputMismatch(
            type, "property \"%s\" occurs twice; keep one of the two", member.name);
      }
      parser.nextToken();
      return member.reader.read(parser, context);
    } catch (DatabindException e) {
      throw e.prependPath(type, member.name);
    }
  }

  private void requirePresent(@Nullable Object[] values, DeserializationContext context) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == null) {
        String name = members.get(i).name;
        context.reportPropertyInputMismatch(type, name, "missing property \"%s\"; add it", name);
      }
    }
  }
}
