package dev.masu.jackson;

import dev.masu.ggn.GgnPosition;
import tools.jackson.core.JsonGenerator;

/** Writes a position on labelled squares in full, by the names of a {@link dev.masu.stn.Position}. */
final class GgnPositionSerializer extends DocumentSerializer<GgnPosition> {
  GgnPositionSerializer() {
    super(GgnPosition.class);
  }

  @Override
  void members(GgnPosition position, JsonGenerator generator) {
    Texts.writeMap("board", position.board(), generator);
    Hands.write(position.hands(), generator);
    Sides.write(position.active(), generator);
  }
}
