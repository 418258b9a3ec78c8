package dev.masu.jackson.internal.document;

import dev.masu.stn.Stn;
import tools.jackson.core.JsonGenerator;

/** Writes an STN canonically: what is empty or the default is left out, the order of keys stays. */
public final class StnSerializer extends DocumentSerializer<Stn> {
  private final boolean toggleDefault;

  public StnSerializer(boolean toggleDefault) {
    super(Stn.class);
    this.toggleDefault = toggleDefault;
  }

  @Override
  protected void members(Stn stn, JsonGenerator generator) {
    if (!stn.board().isEmpty()) {
      generator.writeObjectPropertyStart("board");
      stn.board().forEach((cell, piece) -> {
        generator.writeName(cell.toString());
        Texts.writeOrNull(piece, generator);
      });
      generator.writeEndObject();
    }
    if (!stn.hands().isEmpty()) {
      Hands.write(stn.hands(), generator);
    }
    if (stn.toggle() != toggleDefault) {
      generator.writeBooleanProperty("toggle", stn.toggle());
    }
  }
}
