package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.jackson.internal.document.MapReader;
import dev.masu.jackson.internal.document.Members;
import dev.masu.jackson.internal.document.SideReader;
import dev.masu.jackson.internal.notation.Notations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a position on labelled squares, which no schema has checked. */
public final class GgnPositionDeserializer extends StdDeserializer<GgnPosition> {
  private static final List<String> NAMES = List.of("board", "hands", "active");

  private static final MapReader<Square, Piece> BOARD =
      MapReader.ofTexts(Notations.SQUARE, Notations.PIECE);
  private static final MapReader<Piece, Integer> HANDS = MapReader.ofIntegers(Notations.PIECE);

  public GgnPositionDeserializer() {
    super(GgnPosition.class);
  }

  @Override
  public @Nullable GgnPosition deserialize(JsonParser parser, DeserializationContext context) {
    GgnPosition.Builder position = GgnPosition.builder();
    Map<Piece, Integer> inHand = new LinkedHashMap<>();
    Members.readEach(parser, context, this, NAMES, name -> {
      switch (name) {
        case "board" ->
          BOARD.readDistinct(parser, context, GgnPosition.class, "square").forEach(position::place);
        case "hands" ->
          inHand.putAll(HANDS.readDistinct(parser, context, GgnPosition.class, "piece"));
        default -> position.active(SideReader.readNext(parser, context));
      }
    });
    return Members.made(GgnPosition.class, context, () -> {
      inHand.forEach(position::putHand);
      return position.build();
    });
  }
}
