package dev.masu.plain.reading;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;

/** Our documents as Jackson's reflection binds them, in texts, and what these are made into. */
public final class PlainDocuments {
  /** A GGN. */
  public static final TypeReference<Map<String, Map<String, Map<String, List<PlainTransition>>>>>
      GGN = new TypeReference<>() {};

  private PlainDocuments() {}

  /** An STN. */
  public record PlainStn(
      @Nullable Map<String, @Nullable String> board,
      @Nullable Map<String, BigDecimal> hands,
      @Nullable Boolean toggle) {
    public Stn made(Sides sides, boolean toggleDefault) {
      return Stn.of(
          PlainDocuments.made(
              board, Cell::parse, text -> optional(text, piece -> Qpi.parse(piece, sides))),
          counts(hands, sides),
          Objects.requireNonNullElse(toggle, toggleDefault));
    }
  }

  /** A position. */
  public record PlainPosition(
      @Nullable Map<String, String> board,
      @Nullable Map<String, BigDecimal> hands,
      @Nullable String active) {
    public Position made() {
      return Position.builder()
          .board(PlainDocuments.made(board, Cell::parse, Qpi::parse))
          .hands(counts(hands, Sides.SAME))
          .active("second".equals(active) ? Side.SECOND : Side.FIRST)
          .build();
    }
  }

  /** A transition of a GGN. */
  public record PlainTransition(
      @JsonProperty("board_check") Map<String, String> check,
      @JsonProperty("board_patch") Map<String, @Nullable String> patch,
      @JsonProperty("in_hand_add") @Nullable String add,
      @JsonProperty("in_hand_del") @Nullable String del) {
    private Transition made() {
      return Transition.of(
          PlainDocuments.made(check, Square::of, Occupation::parse),
          PlainDocuments.made(patch, Square::of, text -> optional(text, Piece::parse)),
          optional(add, Piece::parse),
          optional(del, Piece::parse));
    }
  }

  public static Ggn ggn(Map<String, Map<String, Map<String, List<PlainTransition>>>> entries) {
    return Ggn.of(made(
        entries,
        Piece::parse,
        sources -> made(
            sources,
            Square::of,
            destinations -> made(
                destinations,
                Square::of,
                transitions -> transitions.stream().map(PlainTransition::made).toList()))));
  }

  private static Map<Qpi, Integer> counts(@Nullable Map<String, BigDecimal> hands, Sides sides) {
    return made(hands, piece -> Qpi.parse(piece, sides), BigDecimal::intValueExact);
  }

  private static <T> Optional<T> optional(@Nullable String text, Function<String, T> parser) {
    return Optional.ofNullable(text).map(parser);
  }

  public static <V extends @Nullable Object, K, W> Map<K, W> made(
      @Nullable Map<String, V> texts, Function<String, K> key, Function<V, W> value) {
    Map<K, W> made = new LinkedHashMap<>();
    if (texts != null) {
      texts.forEach((name, held) -> made.put(key.apply(name), value.apply(held)));
    }
    return made;
  }
}
