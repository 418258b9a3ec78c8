package dev.masu.jackson.reader;

import dev.masu.ggn.Move;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.exc.InvalidDefinitionException;

/** The transitions of a GGN as results: where {@link Moves} throws, the last result is the report of the document. */
final class MoveResults implements Iterator<CheckedResult<Move>> {
  private static final SourceLocation START = RecordScanner.place(1, 1, 0);

  private final Moves moves;
  private final UnaryOperator<CheckReport> reports;
  private long number;
  private @Nullable Rejected<Move> rejected;

  /**
   * Makes results.
   *
   * @param moves reads the transitions
   * @param reports makes the reports that are shown
   */
  MoveResults(Moves moves, UnaryOperator<CheckReport> reports) {
    this.moves = moves;
    this.reports = reports;
  }

  @Override
  public boolean hasNext() {
    try {
      return rejected != null || moves.hasNext();
    } catch (InvalidDefinitionException e) {
      throw e;
    } catch (JacksonException e) {
      rejected = new Rejected<>(number + 1, START, "", reports.apply(DocumentReports.of(e)));
      return true;
    }
  }

  @Override
  public CheckedResult<Move> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    CheckedResult<Move> last = rejected;
    rejected = null;
    return last == null ? bound(moves.next()) : last;
  }

  private Bound<Move> bound(Move move) {
    number++;
    SourceLocation start = TokenLocator.asJacksonCounts().locate(moves.start()).orElse(START);
    return new Bound<>(number, start, move);
  }
}
