package dev.masu.jackson;

import java.util.function.Consumer;
import java.util.function.Supplier;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;

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

  /** Makes a value of its parts, or has Jackson report why the type refuses them. */
  static <T> T made(Class<T> type, DeserializationContext context, Supplier<T> make) {
    try {
      return make.get();
    } catch (IllegalArgumentException e) {
      return type.cast(context.handleInstantiationProblem(type, null, e));
    }
  }
}
