package dev.masu.jackson.differential;

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

/** Masu's documents as records of strings and maps, and their conversion to Masu's types. */
final class RawDocuments {
  /** A GGN. */
  public static final TypeReference<Map<String, Map<String, Map<String, List<RawTransition>>>>>
      GGN = new TypeReference<>() {};

  private RawDocuments() {}

  /** An STN. */
  public record RawStn(
      @Nullable Map<String, @Nullable String> board,
      @Nullable Map<String, BigDecimal> hands,
      @Nullable Boolean toggle) {
    public Stn toStn(Sides sides, boolean toggleDefault) {
      return Stn.of(
          converted(board, Cell::parse, text -> optional(text, piece -> Qpi.parse(piece, sides))),
          counts(hands, sides),
          Objects.requireNonNullElse(toggle, toggleDefault));
    }
  }

  /** A position. */
  public record RawPosition(
      @Nullable Map<String, String> board,
      @Nullable Map<String, BigDecimal> hands,
      @Nullable String active) {
    public Position toPosition() {
      return Position.builder()
          .board(converted(board, Cell::parse, Qpi::parse))
          .hands(counts(hands, Sides.SAME))
          .active("second".equals(active) ? Side.SECOND : Side.FIRST)
          .build();
    }
  }

  /** A transition of a GGN. */
  public record RawTransition(
      @JsonProperty("board_check") Map<String, String> check,
      @JsonProperty("board_patch") Map<String, @Nullable String> patch,
      @JsonProperty("in_hand_add") @Nullable String add,
      @JsonProperty("in_hand_del") @Nullable String del) {
    private Transition toTransition() {
      return Transition.of(
          converted(check, Square::of, Occupation::parse),
          converted(patch, Square::of, text -> optional(text, Piece::parse)),
          optional(add, Piece::parse),
          optional(del, Piece::parse));
    }
  }

  public static Ggn ggn(Map<String, Map<String, Map<String, List<RawTransition>>>> entries) {
    return Ggn.of(converted(
        entries,
        Piece::parse,
        sources -> converted(
            sources,
            Square::of,
            destinations -> converted(
                destinations,
                Square::of,
                transitions ->
                    transitions.stream().map(RawTransition::toTransition).toList()))));
  }

  private static Map<Qpi, Integer> counts(@Nullable Map<String, BigDecimal> hands, Sides sides) {
    return converted(hands, piece -> Qpi.parse(piece, sides), BigDecimal::intValueExact);
  }

  private static <T> Optional<T> optional(@Nullable String text, Function<String, T> parser) {
    return Optional.ofNullable(text).map(parser);
  }

  public static <V extends @Nullable Object, K, W> Map<K, W> converted(
      @Nullable Map<String, V> texts, Function<String, K> key, Function<V, W> value) {
    Map<K, W> converted = new LinkedHashMap<>();
    if (texts != null) {
      texts.forEach((name, text) -> converted.put(key.apply(name), value.apply(text)));
    }
    return converted;
  }
}
