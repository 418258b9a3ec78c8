package dev.masu.jackson.internal.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/**
 * Binds an object with fixed members, each of which may occur once. A mapper's settings for beans do not apply.
 *
 * @param <P> collects the values of the members
 */
final class ObjectDeserializer<T, P> extends StdDeserializer<T> {
  private final Class<T> type;
  private final transient Supplier<P> start;
  private final transient Function<P, T> create;
  private final transient List<Member<P, ?>> members = new ArrayList<>();

  /** A bit for each member that must be present. */
  private int required;

  private record Member<P, V>(String name, ValueReader<V> reader, BiConsumer<P, V> setter) {}

  /** Creates a deserializer of an object without members. An {@link IllegalArgumentException} says why parts are invalid. */
  ObjectDeserializer(Class<T> type, Supplier<P> start, Function<P, T> create) {
    super(type);
    this.type = type;
    this.start = start;
    this.create = create;
  }

  /** Adds a member that must be present. */
  <V> ObjectDeserializer<T, P> required(
      String name, ValueReader<V> reader, BiConsumer<P, V> setter) {
    required |= 1 << members.size();
    return optional(name, reader, setter);
  }

  /** Adds a member that may be absent. */
  <V> ObjectDeserializer<T, P> optional(
      String name, ValueReader<V> reader, BiConsumer<P, V> setter) {
    members.add(new Member<>(name, reader, setter));
    return this;
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
    P parts = start.get();
    int found = 0;
    while (name != null) {
      int index = indexOf(name);
      if (index < 0) {
        parser.nextToken();
        context.handleUnknownProperty(parser, this, type, name);
      } else {
        read(members.get(index), (found & (1 << index)) != 0, parts, parser, context);
        found |= 1 << index;
      }
      name = parser.nextName();
    }
    if ((found & required) != required) {
      requireMember(Integer.numberOfTrailingZeros(required & ~found), context);
    }
    try {
      return create.apply(parts);
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }

  private int indexOf(String name) {
    for (int i = 0; i < members.size(); i++) {
      if (members.get(i).name.equals(name)) {
        return i;
      }
    }
    return -1;
  }

  private <V> void read(
      Member<P, V> member,
      boolean isRepeated,
      P parts,
      JsonParser parser,
      DeserializationContext context) {
    try {
      if (isRepeated) {
        context.reportInputMismatch(
            type, "property \"%s\" stands twice; keep one of the two", member.name);
      }
      parser.nextToken();
      member.setter.accept(parts, member.reader.read(parser, context));
    } catch (DatabindException e) {
      throw e.prependPath(type, member.name);
    }
  }

  private void requireMember(int index, DeserializationContext context) {
    String name = members.get(index).name;
    context.reportPropertyInputMismatch(type, name, "missing property \"%s\"; add it", name);
  }
}
