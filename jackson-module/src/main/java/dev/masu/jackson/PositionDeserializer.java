package dev.masu.jackson;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a position that its schema has accepted. */
final class PositionDeserializer extends StdDeserializer<Position> {
  private final transient NotationType<Qpi> qpi;

  PositionDeserializer(NotationType<Qpi> qpi) {
    super(Position.class);
    this.qpi = qpi;
  }

  @Override
  public Position deserialize(JsonParser parser, DeserializationContext context) {
    Position.Builder position = Position.builder();
    Members.read(parser, context, Position.class, name -> {
      parser.nextToken();
      switch (name) {
        case "board" -> position.board(board(parser, context));
        case "hands" -> position.hands(Hands.read(qpi, parser, context));
        case "active" -> position.active(active(parser, context));
        default -> context.handleUnknownProperty(parser, this, Position.class, name);
      }
    });
    return Members.made(Position.class, context, position::build);
  }

  private Map<Cell, Qpi> board(JsonParser parser, DeserializationContext context) {
    Map<Cell, Qpi> board = new LinkedHashMap<>();
    Members.read(parser, context, Map.class, name -> {
      Cell cell = NotationType.CELL.readName(parser, context);
      parser.nextToken();
      board.put(cell, qpi.read(parser, context));
    });
    return board;
  }

  private static Side active(JsonParser parser, DeserializationContext context) {
    String text = parser.getValueAsString("");
    for (Side side : Side.values()) {
      if (PositionSerializer.text(side).equals(text)) {
        return side;
      }
    }
    return (Side)
        context.handleWeirdStringValue(Side.class, text, "expected \"first\" or \"second\"");
  }
}
