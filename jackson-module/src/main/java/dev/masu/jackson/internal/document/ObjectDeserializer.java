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
 * Binds an object with fixed members, each of which may occur once. What a mapper is told about beans does not apply.
 *
 * @param <T> the type
 * @param <P> collects the values of the members
 */
final class ObjectDeserializer<T, P> extends StdDeserializer<T> {
  private final Class<T> type;
  private final transient Supplier<P> start;
  private final transient Function<P, T> create;
  private final transient List<Member<P, ?>> members = new ArrayList<>();

  private record Member<P, V>(
      String name, boolean isRequired, ValueReader<V> reader, BiConsumer<P, V> setter) {
    void read(P parts, JsonParser parser, DeserializationContext context) {
      setter.accept(parts, reader.read(parser, context));
    }
  }

  /**
   * Creates a deserializer of an object without members.
   *
   * @param create makes the value of its parts, or throws an {@link IllegalArgumentException}
   */
  ObjectDeserializer(Class<T> type, Supplier<P> start, Function<P, T> create) {
    super(type);
    this.type = type;
    this.start = start;
    this.create = create;
  }

  /** Adds a member that must be present. */
  <V> ObjectDeserializer<T, P> required(
      String name, ValueReader<V> reader, BiConsumer<P, V> setter) {
    members.add(new Member<>(name, true, reader, setter));
    return this;
  }

  /** Adds a member that may be absent. */
  <V> ObjectDeserializer<T, P> optional(
      String name, ValueReader<V> reader, BiConsumer<P, V> setter) {
    members.add(new Member<>(name, false, reader, setter));
    return this;
  }

  /** Reads the current object, from its start or after its type id; null only if a problem handler returns that. */
  @Override
  public @Nullable T deserialize(JsonParser parser, DeserializationContext context) {
    if (parser.isExpectedStartObjectToken()) {
      parser.nextToken();
    }
    if (!parser.hasToken(JsonToken.PROPERTY_NAME) && !parser.hasToken(JsonToken.END_OBJECT)) {
      return type.cast(context.handleUnexpectedToken(type, parser));
    }
    P parts = start.get();
    int found = 0;
    String name = parser.hasToken(JsonToken.PROPERTY_NAME) ? parser.currentName() : null;
    while (name != null) {
      found |= readMember(name, found, parts, parser, context);
      name = parser.nextName();
    }
    requireMembers(found, context);
    try {
      return create.apply(parts);
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }

  /** Reads the value after a name; {@return the member's bit, 0 if it is unknown} */
  private int readMember(
      String name, int found, P parts, JsonParser parser, DeserializationContext context) {
    for (int i = 0; i < members.size(); i++) {
      Member<P, ?> member = members.get(i);
      if (member.name.equals(name)) {
        int bit = 1 << i;
        read(member, (found & bit) != 0, parts, parser, context);
        return bit;
      }
    }
    parser.nextToken();
    context.handleUnknownProperty(parser, this, type, name);
    return 0;
  }

  private void read(
      Member<P, ?> member,
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
      member.read(parts, parser, context);
    } catch (DatabindException e) {
      throw e.prependPath(type, member.name);
    }
  }

  private void requireMembers(int found, DeserializationContext context) {
    for (int i = 0; i < members.size(); i++) {
      Member<P, ?> member = members.get(i);
      if (member.isRequired && (found & (1 << i)) == 0) {
        context.reportPropertyInputMismatch(
            type, member.name, "missing property \"%s\"; add it", member.name);
      }
    }
  }
}
