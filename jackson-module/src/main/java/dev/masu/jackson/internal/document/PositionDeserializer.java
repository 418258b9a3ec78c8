package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.NotationType;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a position that its schema has accepted. */
public final class PositionDeserializer extends StdDeserializer<Position> {
  private final transient NotationMap<Cell, Qpi> board;
  private final transient NotationMap<Qpi, Integer> hands;

  public PositionDeserializer(NotationType<Cell> cell, NotationType<Qpi> qpi) {
    super(Position.class);
    this.board = new NotationMap.OfTexts<>(cell, qpi);
    this.hands = new NotationMap.OfIntegers<>(qpi);
  }

  @Override
  public Position deserialize(JsonParser parser, DeserializationContext context) {
    Position.Builder position = Position.builder();
    Members.read(parser, context, Position.class, name -> {
      switch (name) {
        case "board" -> position.board(board.readNext(parser, context));
        case "hands" -> position.hands(hands.readNext(parser, context));
        case "active" -> position.active(Sides.readNext(parser, context));
        default -> {
          parser.nextToken();
          context.handleUnknownProperty(parser, this, Position.class, name);
        }
      }
    });
    return Members.made(Position.class, context, position::build);
  }
}
