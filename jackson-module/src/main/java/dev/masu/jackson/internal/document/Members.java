package dev.masu.jackson.internal.document;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.exc.MismatchedInputException;

/** Reads the members of objects. */
public final class Members {
  private Members() {}

  /**
   * Reads the current object.
   *
   * @param type the type that is being read, for errors
   * @param member called at each name, to read the value
   */
  public static void read(
      JsonParser parser, DeserializationContext context, Class<?> type, Consumer<String> member) {
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(type, parser);
      return;
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      readMember(name, type, member);
    }
  }

  private static void readMember(String name, Class<?> type, Consumer<String> member) {
    try {
      member.accept(name);
    } catch (DatabindException e) {
      throw e.prependPath(type, name);
    }
  }

  /**
   * Reads an object that no schema has checked, in which each member must occur once.
   *
   * @param caller the deserializer that unknown properties are reported for
   * @param names the names of the members
   * @param member called at each of these names, to read the value
   */
  public static void readEach(
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<?> caller,
      List<String> names,
      Consumer<String> member) {
    Class<?> type = caller.handledType();
    Set<String> missing = new LinkedHashSet<>(names);
    if (!startsHere(parser)) {
      context.handleUnexpectedToken(type, parser);
    } else {
      for (String name = firstName(parser); name != null; name = parser.nextName()) {
        if (names.contains(name)) {
          readMember(name, type, each -> {
            requireOnce(!missing.remove(each), type, parser, context);
            member.accept(each);
          });
        } else {
          parser.nextToken();
          context.handleUnknownProperty(parser, caller, type, name);
        }
      }
    }
    missing.forEach(name -> required(type, name, null, context));
  }

  /** Whether the parser is at the start of an object, or after its type id. */
  public static boolean startsHere(JsonParser parser) {
    return parser.isExpectedStartObjectToken()
        || parser.hasToken(JsonToken.PROPERTY_NAME)
        || parser.hasToken(JsonToken.END_OBJECT);
  }

  public static @Nullable String firstName(JsonParser parser) {
    return parser.hasToken(JsonToken.END_OBJECT)
        ? null
        : parser.hasToken(JsonToken.PROPERTY_NAME) ? parser.currentName() : parser.nextName();
  }

  /** {@return the value of a member; throws if it is missing} */
  public static <T> T required(
      Class<?> type, String name, @Nullable T value, DeserializationContext context) {
    return value != null
        ? value
        : context.reportPropertyInputMismatch(type, name, "missing property \"%s\"; add it", name);
  }

  /** Reports the current member if it occurs for the second time. */
  public static void requireOnce(
      boolean isRepeated, Class<?> type, JsonParser parser, DeserializationContext context) {
    if (isRepeated) {
      context.reportInputMismatch(
          type, "property \"%s\" stands twice; keep one of the two", parser.currentName());
    }
  }

  /**
   * {@return the map that is a member's value; throws if it has fewer entries than were read, since a key occurs twice}
   *
   * @param entries how many entries were read
   * @param key what a key is called
   * @param name the member's name
   */
  public static <M extends Map<?, ?>> M distinct(
      M map, int entries, Class<?> type, String key, String name, DeserializationContext context) {
    return map.size() == entries
        ? map
        : context.reportInputMismatch(
            type, "a %s stands twice in \"%s\"; keep one of the two", key, name);
  }

  /**
   * {@return a value that was read; throws if a problem handler has replaced it by null}
   *
   */
  public static <T> T needed(@Nullable T part, Class<?> type, JsonParser parser) {
    if (part == null) {
      throw MismatchedInputException.from(
          parser,
          type,
          "expected a value of type " + type.getSimpleName()
              + " but a DeserializationProblemHandler returned null; have it return a value or"
              + " NOT_HANDLED");
    }
    return part;
  }

  /** Creates a value, or has Jackson report why its parts are rejected. */
  public static <T> T made(Class<T> type, DeserializationContext context, Supplier<T> make) {
    try {
      return make.get();
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }
}
