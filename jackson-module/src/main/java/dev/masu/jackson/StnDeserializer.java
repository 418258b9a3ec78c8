package dev.masu.jackson;

import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
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

/**
 * Binds an STN that its schema has accepted.
 *
 * <p>Its loops are written out, since {@link Members#read} takes a lambda for each object: see the figures at
 * {@link Entries}.
 */
final class StnDeserializer extends StdDeserializer<Stn> {
  private static final List<String> NAMES = List.of("board", "hands", "toggle");

  /** Tells names apart before they are Strings: a million lines are read in 200 ms in place of 224. */
  private static final PropertyNameMatcher MATCHER = BinaryNameMatcher.construct(NAMES);

  private final transient NotationType<Qpi> qpi;
  private final boolean toggleDefault;

  StnDeserializer(NotationType<Qpi> qpi, boolean toggleDefault) {
    super(Stn.class);
    this.qpi = qpi;
    this.toggleDefault = toggleDefault;
  }

  @Override
  public Stn deserialize(JsonParser parser, DeserializationContext context) {
    Map<Cell, Optional<Qpi>> board = OrderedMap.empty();
    Map<Qpi, Integer> hands = OrderedMap.empty();
    boolean toggle = toggleDefault;
    if (!parser.isExpectedStartObjectToken()) {
      return (Stn) context.handleUnexpectedToken(Stn.class, parser);
    }
    int name = parser.nextNameMatch(MATCHER);
    while (name >= 0 || name == PropertyNameMatcher.MATCH_UNKNOWN_NAME) {
      String property = name < 0 ? parser.currentName() : NAMES.get(name);
      try {
        parser.nextToken();
        switch (name) {
          case 0 -> board = board(parser, context);
          case 1 -> hands = Hands.read(qpi, parser, context);
          case 2 -> toggle = _parseBooleanPrimitive(parser, context);
          default -> context.handleUnknownProperty(parser, this, Stn.class, property);
        }
      } catch (DatabindException e) {
        throw e.prependPath(Stn.class, property);
      }
      name = parser.nextNameMatch(MATCHER);
    }
    return made(board, hands, toggle, context);
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

  private Map<Cell, Optional<Qpi>> board(JsonParser parser, DeserializationContext context) {
    Entries<Cell, Optional<Qpi>> board = new Entries<>();
    if (!parser.isExpectedStartObjectToken()) {
      context.handleUnexpectedToken(Map.class, parser);
      return board.take();
    }
    for (String name = parser.nextName(); name != null; name = parser.nextName()) {
      try {
        Cell cell = NotationType.CELL.readName(parser, context);
        parser.nextToken();
        board.add(cell, qpi.readOrNull(parser, context));
      } catch (DatabindException e) {
        throw e.prependPath(Map.class, name);
      }
    }
    return board.take();
  }
}
