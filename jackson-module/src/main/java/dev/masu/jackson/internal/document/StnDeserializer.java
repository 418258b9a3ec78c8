package dev.masu.jackson.internal.document;

import dev.masu.internal.map.OrderedMap;
import dev.masu.jackson.internal.notation.NotationType;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.sym.BinaryNameMatcher;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds an STN that its schema has accepted. */
public final class StnDeserializer extends StdDeserializer<Stn> {
  private static final List<String> NAMES = List.of("board", "hands", "toggle");
  private static final PropertyNameMatcher MATCHER = BinaryNameMatcher.construct(NAMES);

  private final transient NotationMap<Cell, Optional<Qpi>> boards;
  private final transient NotationMap<Qpi, Integer> hands;
  private final boolean toggleDefault;

  public StnDeserializer(NotationType<Cell> cell, NotationType<Qpi> qpi, boolean toggleDefault) {
    super(Stn.class);
    this.boards = new NotationMap.OfOptionals<>(cell, qpi);
    this.hands = new NotationMap.OfIntegers<>(qpi);
    this.toggleDefault = toggleDefault;
  }

  @Override
  public Stn deserialize(JsonParser parser, DeserializationContext context) {
    Map<Cell, Optional<Qpi>> board = OrderedMap.empty();
    Map<Qpi, Integer> inHand = OrderedMap.empty();
    boolean toggle = toggleDefault;
    if (!parser.isExpectedStartObjectToken()) {
      return (Stn) context.handleUnexpectedToken(Stn.class, parser);
    }
    int name = parser.nextNameMatch(MATCHER);
    while (name >= 0 || name == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      String property = name < 0 ? parser.currentName() : NAMES.get(name);
      try {
        switch (name) {
          case 0 -> board = boards.readNext(parser, context);
          case 1 -> inHand = hands.readNext(parser, context);
          case 2 -> toggle = toggle(parser, context);
          default -> readUnknown(property, parser, context);
        }
      } catch (DatabindException e) {
        throw e.prependPath(Stn.class, property);
      }
      name = parser.nextNameMatch(MATCHER);
    }
    return made(board, inHand, toggle, context);
  }

  private boolean toggle(JsonParser parser, DeserializationContext context) {
    parser.nextToken();
    return _parseBooleanPrimitive(parser, context);
  }

  private void readUnknown(String property, JsonParser parser, DeserializationContext context) {
    parser.nextToken();
    context.handleUnknownProperty(parser, this, Stn.class, property);
  }

  private static Stn made(
      Map<Cell, Optional<Qpi>> board,
      Map<Qpi, Integer> hands,
      boolean toggle,
      DeserializationContext context) {
    try {
      return Stn.of(board, hands, toggle);
    } catch (IllegalArgumentException e) {
      return (Stn) context.handleInstantiationProblem(Stn.class, null, e);
    }
  }
}
