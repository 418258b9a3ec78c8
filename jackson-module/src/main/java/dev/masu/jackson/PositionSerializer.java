package dev.masu.jackson;

import dev.masu.notation.Side;
import dev.masu.stn.Position;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Writes a position in full: it says the same to readers who do not know its defaults. */
final class PositionSerializer extends DocumentSerializer<Position> {
  PositionSerializer() {
    super(Position.class);
  }

  /** {@return what a side is called in a position: {@code first} or {@code second}} */
  static String text(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  @Override
  void members(Position position, JsonGenerator generator) {
    generator.writeObjectPropertyStart("board");
    position
        .board()
        .forEach((cell, piece) -> generator.writeStringProperty(cell.toString(), piece.toString()));
    generator.writeEndObject();
    Hands.write(position.hands(), generator);
    generator.writeStringProperty("active", text(position.active()));
  }
}
