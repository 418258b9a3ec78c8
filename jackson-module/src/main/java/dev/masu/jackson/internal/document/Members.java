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

/** Reading of an object's members. */
public final class Members {
  private Members() {}

  /**
   * Reads the object that the parser stands at.
   *
   * @param type the type that is being read, for errors
   * @param member called with the parser at each name, to read that and the member's value
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
   * Reads an object that no schema has checked, in which each member must stand once. The parser stands where {@link
   * #startsHere} says.
   *
   * @param asked the deserializer that unknown properties are reported for
   * @param names the names of the members
   * @param member called with the parser at each of these, to read that and the member's value
   */
  public static void readEach(
      JsonParser parser,
      DeserializationContext context,
      ValueDeserializer<?> asked,
      List<String> names,
      Consumer<String> member) {
    Class<?> type = asked.handledType();
    Set<String> missing = new LinkedHashSet<>(names);
    if (!startsHere(parser)) {
      context.handleUnexpectedToken(type, parser);
    } else {
      for (String name = firstName(parser); name != null; name = parser.nextName()) {
        if (missing.remove(name)) {
          readMember(name, type, member);
        } else if (names.contains(name)) {
          twice(type, name, context);
        } else {
          parser.nextToken();
          context.handleUnknownProperty(parser, asked, type, name);
        }
      }
    }
    missing.forEach(name -> required(type, name, null, context));
  }

  /** Whether an object starts here: at its start, or behind a property that told its type and is none of its own. */
  public static boolean startsHere(JsonParser parser) {
    return parser.isExpectedStartObjectToken()
        || parser.hasToken(JsonToken.PROPERTY_NAME)
        || parser.hasToken(JsonToken.END_OBJECT);
  }

  private static @Nullable String firstName(JsonParser parser) {
    return parser.hasToken(JsonToken.END_OBJECT)
        ? null
        : parser.hasToken(JsonToken.PROPERTY_NAME) ? parser.currentName() : parser.nextName();
  }

  /** {@return the value of a member, unless the member is not there} */
  public static <T> T required(
      Class<?> type, String name, @Nullable T value, DeserializationContext context) {
    return value != null
        ? value
        : context.reportPropertyInputMismatch(type, name, "missing property \"%s\"; add it", name);
  }

  /** Refuses an object for a member that stands twice. */
  public static void twice(Class<?> type, String name, DeserializationContext context) {
    context.reportPropertyInputMismatch(
        type, name, "property \"%s\" stands twice; keep one of the two", name);
  }

  /**
   * {@return the map that is a member's value, unless a key stands twice in it}
   *
   * @param entries how many were read
   * @param key what a key is called
   * @param name the member's name
   */
  public static <M extends Map<?, ?>> M once(
      M map, int entries, Class<?> type, String key, String name, DeserializationContext context) {
    return map.size() == entries
        ? map
        : context.reportInputMismatch(
            type, "a %s stands twice in \"%s\"; keep one of the two", key, name);
  }

  /**
   * {@return a part that no document is without}
   *
   * @param part what was read, or null if a handler of the user's put that in its place
   * @param parser the parser where it stands
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

  /** Makes a value of its parts, or has Jackson report why the type refuses them. */
  public static <T> T made(Class<T> type, DeserializationContext context, Supplier<T> make) {
    try {
      return make.get();
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }
}
