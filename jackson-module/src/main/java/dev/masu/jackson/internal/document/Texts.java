package dev.masu.jackson.internal.document;

import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writing of values that are texts. */
public final class Texts {
  private Texts() {}

  /** Writes a value's canonical text, or null for none. */
  public static void writeOrNull(Optional<?> value, JsonGenerator generator) {
    if (value.isPresent()) {
      generator.writeString(value.get().toString());
    } else {
      generator.writeNull();
    }
  }

  /** Writes a member whose value is an object of canonical texts. */
  public static void writeMap(String name, Map<?, ?> texts, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    texts.forEach((key, value) -> generator.writeStringProperty(key.toString(), value.toString()));
    generator.writeEndObject();
  }
}
