package dev.masu.jackson;

import dev.masu.stn.Position;
import tools.jackson.core.JsonGenerator;

/** Writes a position in full: it says the same to readers who do not know its defaults. */
final class PositionSerializer extends DocumentSerializer<Position> {
  PositionSerializer() {
    super(Position.class);
  }

  @Override
  void members(Position position, JsonGenerator generator) {
    Texts.writeMap("board", position.board(), generator);
    Hands.write(position.hands(), generator);
    Sides.write(position.active(), generator);
  }
}
