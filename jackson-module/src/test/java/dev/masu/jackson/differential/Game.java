package dev.masu.jackson.differential;

import dev.masu.SchemaBound;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A user's record, bound by Jackson's reflection. */
@SchemaBound(Games.ID)
record Game(
    long id,
    @Nullable String event,
    @Nullable Player first,
    @Nullable Player second,
    double seconds,
    @Nullable BigDecimal stake,
    boolean rated,
    @Nullable List<String> themes,
    @Nullable Map<String, Integer> scores,
    @Nullable List<Ply> plies,
    @Nullable Object note,
    @Nullable Result result,
    Optional<String> comment) {
  /** A player. */
  record Player(@Nullable String name, int rating) {
    Player {
      if (rating < 0) {
        throw new IllegalArgumentException("rating is below 0: " + rating);
      }
    }
  }

  /** One move. */
  record Ply(int number, @Nullable String from, @Nullable String to, char piece) {}

  /** The result; the schema allows others too. */
  enum Result {
    FIRST,
    SECOND,
    DRAW
  }
}
