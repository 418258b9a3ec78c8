package dev.masu.jackson;

import dev.masu.notation.PnnPinMapping;
import tools.jackson.core.JsonGenerator;

/** Writes a mapping both ways: the letters of names and aliases, and the names of letters. */
final class PnnPinMappingSerializer extends DocumentSerializer<PnnPinMapping> {
  PnnPinMappingSerializer() {
    super(PnnPinMapping.class);
  }

  @Override
  void members(PnnPinMapping mapping, JsonGenerator generator) {
    Texts.writeMap("types", mapping.types(), generator);
    Texts.writeMap("names", mapping.names(), generator);
  }
}
