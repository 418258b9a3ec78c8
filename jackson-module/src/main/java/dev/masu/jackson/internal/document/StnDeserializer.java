package dev.masu.jackson.internal.document;

import dev.masu.internal.map.OrderedMap;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds an STN that is valid by its schema. */
public final class StnDeserializer extends StdDeserializer<Stn> {
  private final transient MapReader<Cell, Optional<Qpi>> boards;
  private final transient MapReader<Qpi, Integer> hands;
  private final boolean toggleDefault;

  public StnDeserializer(
      NotationDeserializer<Cell> cells, NotationDeserializer<Qpi> pieces, boolean toggleDefault) {
    super(Stn.class);
    this.boards = MapReader.ofNullables(cells, pieces);
    this.hands = MapReader.ofIntegers(pieces);
    this.toggleDefault = toggleDefault;
  }

  @Override
  public Stn deserialize(JsonParser parser, DeserializationContext context) {
    if (!parser.isExpectedStartObjectToken()) {
      return (Stn) context.handleUnexpectedToken(Stn.class, parser);
    }
    Map<Cell, Optional<Qpi>> board = OrderedMap.empty();
    Map<Qpi, Integer> inHand = OrderedMap.empty();
    boolean toggle = toggleDefault;
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      try {
        switch (name) {
          case "board" -> board = boards.readNext(parser, context);
          case "hands" -> inHand = hands.readNext(parser, context);
          case "toggle" -> {
            parser.nextToken();
            toggle = _parseBooleanPrimitive(parser, context);
          }
          default -> {
            parser.nextToken();
            context.handleUnknownProperty(parser, this, Stn.class, name);
          }
        }
      } catch (DatabindException e) {
        throw e.prependPath(Stn.class, name);
      }
    }
    return create(board, inHand, toggle, context);
  }

  private static Stn create(
      Map<Cell, Optional<Qpi>> board,
      Map<Qpi, Integer> hands,
      boolean toggle,
      DeserializationContext context) {
    return Members.made(Stn.class, context, () -> Stn.of(board, hands, toggle));
  }
}
