package dev.masu.jackson;

import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writing of values that are texts or null. */
final class Texts {
  private Texts() {}

  /** Writes a value's canonical text, or null for none. */
  static void writeOrNull(Optional<?> value, JsonGenerator generator) {
    if (value.isPresent()) {
      generator.writeString(value.get().toString());
    } else {
      generator.writeNull();
    }
  }
}
