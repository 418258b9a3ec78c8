package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.GgnPosition;
import dev.masu.jackson.internal.document.DocumentSerializer;
import dev.masu.jackson.internal.document.Hands;
import dev.masu.jackson.internal.document.Sides;
import dev.masu.jackson.internal.document.Texts;
import tools.jackson.core.JsonGenerator;

/** Writes a position on labelled squares in full, by the names of a {@link dev.masu.stn.Position}. */
public final class GgnPositionSerializer extends DocumentSerializer<GgnPosition> {
  public GgnPositionSerializer() {
    super(GgnPosition.class);
  }

  @Override
  protected void members(GgnPosition position, JsonGenerator generator) {
    Texts.writeMap("board", position.board(), generator);
    Hands.write(position.hands(), generator);
    Sides.write(position.active(), generator);
  }
}
