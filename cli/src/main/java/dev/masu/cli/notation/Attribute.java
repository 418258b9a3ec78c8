package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import dev.masu.notation.Side;
import dev.masu.notation.State;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Something that a text of a notation says.
 *
 * @param name its name in JSON, such as {@code kingLike}
 * @param words its value for people
 * @param value writes its value in JSON
 */
record Attribute(String name, String words, Consumer<JsonGenerator> value) {
  private static final String NONE = "none";

  static Attribute of(String name, String value) {
    return new Attribute(name, value, json -> json.writeString(value));
  }

  static Attribute of(String name, char value) {
    return of(name, String.valueOf(value));
  }

  static Attribute of(String name, Optional<String> value) {
    return value
        .map(present -> of(name, present))
        .orElseGet(() -> new Attribute(name, NONE, JsonGenerator::writeNull));
  }

  static Attribute of(String name, boolean value) {
    return new Attribute(name, value ? "yes" : "no", json -> json.writeBoolean(value));
  }

  static Attribute of(String name, int value) {
    return new Attribute(name, String.valueOf(value), json -> json.writeNumber(value));
  }

  static Attribute of(String name, int[] values) {
    String words =
        Arrays.stream(values).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    return new Attribute(name, words, json -> json.writeArray(values, 0, values.length));
  }

  static Attribute of(Side side) {
    return of("side", side.name().toLowerCase(Locale.ROOT));
  }

  static Attribute of(State state) {
    return of("state", state.name().toLowerCase(Locale.ROOT));
  }

  /**
   * {@return the same in another notation, or why that notation cannot say it}
   *
   * @param name the name of the other notation
   * @param conversion converts to it, or throws {@link NotationException}
   */
  static Attribute conversion(String name, Supplier<?> conversion) {
    try {
      return converted(name, conversion.get().toString());
    } catch (NotationException e) {
      return notConverted(name, e.reason());
    }
  }

  static Attribute converted(String name, String text) {
    return new Attribute(name, text, json -> write(text, null, json));
  }

  static Attribute notConverted(String name, String reason) {
    return new Attribute(name, NONE + ": " + reason, json -> write(null, reason, json));
  }

  private static void write(@Nullable String text, @Nullable String reason, JsonGenerator json) {
    json.writeStartObject();
    json.writeStringProperty("text", text);
    json.writeStringProperty("reason", reason);
    json.writeEndObject();
  }

  /** {@return its name for people, such as {@code king-like}} */
  String label() {
    return name.replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  void write(JsonGenerator json) {
    json.writeName(name);
    value.accept(json);
  }
}
