package dev.masu.jackson.internal.document;

import dev.masu.stn.Position;
import tools.jackson.core.JsonGenerator;

/** Writes a position in full: it says the same to readers who do not know its defaults. */
public final class PositionSerializer extends DocumentSerializer<Position> {
  public PositionSerializer() {
    super(Position.class);
  }

  @Override
  protected void members(Position position, JsonGenerator generator) {
    Texts.writeMap("board", position.board(), generator);
    Hands.write(position.hands(), generator);
    Sides.write(position.active(), generator);
  }
}
