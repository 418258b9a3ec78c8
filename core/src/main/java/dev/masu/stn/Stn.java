package dev.masu.stn;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * An STN document: what is different from one position to another.
 *
 * <pre>{@code
 * {"board": {"e2": null, "e4": "C:P"}}
 *
 * Stn doubleStep = Stn.builder().vacate(e2).place(e4, pawn).build();
 * }</pre>
 *
 * <p>Immutable. The maps keep the order they were given and cannot be changed.
 *
 * <p>Source: STN 1.0.0.
 */
@SchemaBound("https://sashite.dev/schemas/stn/1.0.0/schema.json")
@Value.Immutable
// Users of the type need none of the annotations that it is generated from.
@SuppressWarnings("exports")
public abstract class Stn implements WithStn {
  Stn() {}

  /** {@return a builder of a document that changes nothing and passes the turn} */
  public static Builder builder() {
    return new Builder();
  }

  /** {@return what is on each of these cells afterwards, empty for an empty cell (JSON's null)} */
  public abstract Map<Cell, Optional<Qpi>> board();

  /**
   * {@return how many of each piece the hands gain (above 0) or lose (below 0)}
   *
   * <p>A delta is never 0.
   */
  public abstract Map<Qpi, Integer> hands();

  /**
   * {@return whether the turn passes to the other side; {@code true} when left out}
   *
   * <p>The default is that of STN 1.0.0: {@code {}} changes no cell and no hand, and passes the turn.
   * The Ruby implementation and later texts of the notation default to {@code false}; a document
   * that was written for their readers and leaves {@code toggle} out means the contrary.
   */
  @Value.Default
  public boolean toggle() {
    return true;
  }

  @Value.Check
  void checkDeltas() {
    hands().forEach(Stn::checkDelta);
  }

  private static void checkDelta(Qpi piece, int delta) {
    if (delta == 0) {
      throw new IllegalArgumentException(
          "hands: expected a delta other than 0, found 0 for %s; leave the piece out"
              .formatted(piece));
    }
  }

  /** Builds an {@link Stn}. A builder can be used again and goes on from what it has. */
  public static final class Builder extends ImmutableStn.Builder {
    Builder() {}

    /**
     * Lets a piece be on a cell afterwards.
     *
     * @param cell the cell
     * @param piece the piece
     * @return this builder
     */
    public Builder place(Cell cell, Qpi piece) {
      return putBoard(cell, Optional.of(Objects.requireNonNull(piece, "piece")));
    }

    /**
     * Lets a cell be empty afterwards.
     *
     * @param cell the cell
     * @return this builder
     */
    public Builder vacate(Cell cell) {
      return putBoard(cell, Optional.empty());
    }

    /**
     * {@return the document}
     *
     * @throws IllegalArgumentException if a delta is 0
     */
    @Override
    public Stn build() {
      return super.build();
    }
  }
}
