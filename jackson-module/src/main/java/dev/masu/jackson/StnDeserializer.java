package dev.masu.jackson;

import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds an STN that its schema has accepted. */
final class StnDeserializer extends StdDeserializer<Stn> {
  private final transient NotationType<Qpi> qpi;
  private final boolean toggleDefault;

  StnDeserializer(NotationType<Qpi> qpi, boolean toggleDefault) {
    super(Stn.class);
    this.qpi = qpi;
    this.toggleDefault = toggleDefault;
  }

  @Override
  public Stn deserialize(JsonParser parser, DeserializationContext context) {
    Parts parts = new Parts(toggleDefault);
    Members.read(parser, context, Stn.class, name -> {
      parser.nextToken();
      switch (name) {
        case "board" -> parts.board = board(parser, context);
        case "hands" -> parts.hands = Hands.read(qpi, parser, context);
        case "toggle" -> parts.toggle = _parseBooleanPrimitive(parser, context);
        default -> context.handleUnknownProperty(parser, this, Stn.class, name);
      }
    });
    try {
      return Stn.of(parts.board, parts.hands, parts.toggle);
    } catch (IllegalArgumentException e) {
      return (Stn) context.handleInstantiationProblem(Stn.class, null, e);
    }
  }

  /** What has been read so far. */
  private static final class Parts {
    private Map<Cell, Optional<Qpi>> board = Map.of();
    private Map<Qpi, Integer> hands = Map.of();
    private boolean toggle;

    Parts(boolean toggle) {
      this.toggle = toggle;
    }
  }

  private Map<Cell, Optional<Qpi>> board(JsonParser parser, DeserializationContext context) {
    Gathered<Cell, Optional<Qpi>> board = new Gathered<>();
    Members.read(parser, context, Map.class, name -> {
      Cell cell = NotationType.CELL.readName(parser, context);
      parser.nextToken();
      board.add(cell, qpi.readOrNull(parser, context));
    });
    return board;
  }
}
