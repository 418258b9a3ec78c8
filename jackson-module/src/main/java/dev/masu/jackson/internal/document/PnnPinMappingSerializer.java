package dev.masu.jackson.internal.document;

import dev.masu.notation.PnnPinMapping;
import tools.jackson.core.JsonGenerator;

/** Writes a mapping both ways: the letters of names and aliases, and the names of letters. */
public final class PnnPinMappingSerializer extends DocumentSerializer<PnnPinMapping> {
  public PnnPinMappingSerializer() {
    super(PnnPinMapping.class);
  }

  @Override
  protected void members(PnnPinMapping mapping, JsonGenerator generator) {
    Texts.writeMap("types", mapping.types(), generator);
    Texts.writeMap("names", mapping.names(), generator);
  }
}
