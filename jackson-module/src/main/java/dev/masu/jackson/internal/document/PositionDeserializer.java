package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a position that is valid by its schema. */
public final class PositionDeserializer extends StdDeserializer<Position> {
  private final transient MapReader<Cell, Qpi> board;
  private final transient MapReader<Qpi, Integer> hands;

  public PositionDeserializer(NotationDeserializer<Cell> cell, NotationDeserializer<Qpi> qpi) {
    super(Position.class);
    this.board = MapReader.ofTexts(cell, qpi);
    this.hands = MapReader.ofIntegers(qpi);
  }

  @Override
  public Position deserialize(JsonParser parser, DeserializationContext context) {
    Position.Builder position = Position.builder();
    Members.read(parser, context, Position.class, name -> {
      switch (name) {
        case "board" -> position.board(board.readNext(parser, context));
        case "hands" -> position.hands(hands.readNext(parser, context));
        case "active" -> position.active(SideReader.readNext(parser, context));
        default -> {
          parser.nextToken();
          context.handleUnknownProperty(parser, this, Position.class, name);
        }
      }
    });
    return Members.made(Position.class, context, position::build);
  }
}
