package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.report.Finding;
import dev.masu.schema.internal.report.FindingParameters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** Turns the failures and problems of a check into a report. */
final class ReportWriter {
  private final List<Problem> problems;
  private final List<Failure> failures;

  /**
   * Makes a writer.
   *
   * @param problems what JSON forbids or a limit stopped
   * @param failures the failures of the root schema, or null if it is valid
   */
  ReportWriter(List<Problem> problems, @Nullable Failures failures) {
    this.problems = problems;
    // Of a document that was not read to its end the schema's verdict is unknown.
    this.failures = failures == null || problems.stream().anyMatch(Problem::endsReading)
        ? List.of()
        : failures.first();
  }

  /** The locations that were kept of keys and values in the report. */
  List<TokenStreamLocation> kept() {
    List<TokenStreamLocation> kept = new ArrayList<>();
    failures.forEach(failure -> addPlace(kept, failure.spot()));
    for (Problem problem : problems) {
      addPlace(kept, problem.spot());
      Problem.First first = problem.first();
      if (first != null && first.place() != null) {
        kept.add(first.place());
      }
    }
    return kept;
  }

  private static void addPlace(List<TokenStreamLocation> places, @Nullable Spot spot) {
    if (spot != null) {
      places.add(spot.place());
    }
  }

  /**
   * Writes the report.
   *
   * @param spots the locations that were not kept, by event index
   * @param places turns Jackson's locations into ours
   * @param others violations found elsewhere
   * @param maxViolations how many violations the report keeps
   */
  CheckReport write(
      Map<Integer, Spot> spots, TokenPlaces places, List<Placed> others, int maxViolations) {
    List<Placed> found = new ArrayList<>(others);
    problems.forEach(problem -> {
      Spot spot = spot(spots, problem);
      found.add(new Placed(spot.order(), () -> violation(problem, spot, spots, places)));
    });
    failures.forEach(failure -> {
      Spot spot = spot(spots, failure);
      found.add(new Placed(spot.order(), () -> violation(failure, spot, spots, places)));
    });
    return Placed.first(found, maxViolations);
  }

  private static Spot spot(Map<Integer, Spot> spots, Failure failure) {
    return spot(spots, failure.spot(), failure.order());
  }

  private static Spot spot(Map<Integer, Spot> spots, Problem problem) {
    return spot(spots, problem.spot(), problem.order());
  }

  private static Spot spot(Map<Integer, Spot> spots, @Nullable Spot kept, int order) {
    return kept != null ? kept : Objects.requireNonNull(spots.get(order), "no place was found");
  }

  private static Violation violation(
      Failure failure, Spot spot, Map<Integer, Spot> spots, TokenPlaces places) {
    KeywordSite site = failure.keyword().site();
    Phase phase = failure.isOfNotation() ? Phase.NOTATION : Phase.SCHEMA;
    Violation.Builder violation = Violation.builder(
            phase, site.name(), spot.path().toString())
        .at(places.locate(spot.place()).orElse(null))
        .keyword(site.name(), site.location());
    Finding finding = failure.finding(each -> spot(spots, each).path().toString());
    return FindingParameters.complete(violation, finding);
  }

  private static Violation violation(
      Problem problem, Spot spot, Map<Integer, Spot> spots, TokenPlaces places) {
    Map<String, Object> parameters = new HashMap<>(problem.parameters());
    Problem.First first = problem.first();
    if (first != null) {
      Spot again = spots.get(first.order());
      TokenStreamLocation place = again == null ? first.place() : again.place();
      if (place != null) {
        parameters.put("first", place);
      }
    }
    return new ReadProblem(problem.phase(), problem.code(), spot.path(), spot.place(), parameters)
        .violation(places);
  }
}
