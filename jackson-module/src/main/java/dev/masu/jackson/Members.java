package dev.masu.jackson;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.exc.MismatchedInputException;

/** Reading of an object's members. */
final class Members {
  private Members() {}

  /**
   * Reads the object that the parser stands at.
   *
   * @param type the type that is being read, for errors
   * @param member called with the parser at each name, to read that and the member's value
   */
  static void read(
      JsonParser parser, DeserializationContext context, Class<?> type, Consumer<String> member) {
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(type, parser);
      return;
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      try {
        member.accept(name);
      } catch (DatabindException e) {
        throw e.prependPath(type, name);
      }
    }
  }

  /**
   * {@return a part that no document is without}
   *
   * @param part what was read, or null if a handler of the user's put that in its place
   * @param parser the parser where it stands
   */
  static <T> T needed(@Nullable T part, Class<?> type, JsonParser parser) {
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
  static <T> T made(Class<T> type, DeserializationContext context, Supplier<T> make) {
    try {
      return make.get();
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }
}
