package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.keyword.Finding;
import dev.masu.schema.internal.keyword.FindingParameters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** Puts what a check found into a report. */
final class ReportWriter {
  private final List<Problem> problems;
  private final List<Failure> failures;
  private final TokenPlaces places;

  /**
   * Makes a writer.
   *
   * @param problems what JSON forbids or a limit stopped
   * @param failures what the schema refuses, or null if nothing
   * @param places turns places of tokens into ours
   */
  ReportWriter(List<Problem> problems, @Nullable Failures failures, TokenPlaces places) {
    this.problems = problems;
    // Of a document that was not read to its end the schema's verdict is unknown.
    this.failures = failures == null || problems.stream().anyMatch(Problem::endsReading)
        ? List.of()
        : failures.first();
    this.places = places;
  }

  /** Finds where keys and values stand that are known by their order. */
  interface Finder extends BiFunction<String, NavigableSet<Integer>, Map<Integer, Spot>> {}

  /**
   * Writes the report.
   *
   * @param base the value's JSON Pointer
   * @param finder reads the value again to find places
   * @param before what was found before the check, which stands in the report too
   * @param maxViolations how many violations the report keeps
   */
  CheckReport write(String base, Finder finder, List<ReadProblem> before, int maxViolations) {
    Map<Integer, Spot> spots = finder.apply(base, orders());
    List<Placed> found = new ArrayList<>();
    before.forEach(p -> found.add(new Placed(p.order(), () -> p.violation(places))));
    problems.forEach(p -> found.add(placed(p, spots)));
    failures.forEach(f -> found.add(placed(f, spots)));
    return Placed.first(found, maxViolations);
  }

  /**
   * Writes the report of a check that kept the places.
   *
   * @param others what else is wrong
   * @param maxViolations how many violations the report keeps
   */
  CheckReport write(List<Placed> others, int maxViolations) {
    List<Placed> found = new ArrayList<>(others);
    problems.forEach(p -> found.add(placed(p, Map.of())));
    failures.forEach(f -> found.add(placed(f, Map.of())));
    return Placed.first(found, maxViolations);
  }

  private NavigableSet<Integer> orders() {
    NavigableSet<Integer> orders = new TreeSet<>();
    for (Failure failure : failures) {
      orders.add(failure.order());
      failure.closest().first().forEach(inner -> orders.add(inner.order()));
    }
    for (Problem problem : problems) {
      orders.add(problem.order());
      if (problem.first() != null) {
        orders.add(problem.first().order());
      }
    }
    return orders;
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

  private Placed placed(Failure failure, Map<Integer, Spot> spots) {
    return new Placed(spot(spots, failure).order(), () -> violation(failure, spots));
  }

  private Violation violation(Failure failure, Map<Integer, Spot> spots) {
    Spot spot = spot(spots, failure);
    KeywordSite site = failure.keyword().site();
    Phase phase = failure.isOfNotation() ? Phase.NOTATION : Phase.SCHEMA;
    Violation.Builder violation = Violation.builder(
            phase, site.name(), spot.path().toString())
        .at(places.locate(spot.place()).orElse(null))
        .keyword(site.name(), site.location());
    Finding finding = failure.finding(told -> spot(spots, told).path().toString());
    return FindingParameters.complete(violation, finding);
  }

  private Placed placed(Problem problem, Map<Integer, Spot> spots) {
    return new Placed(spot(spots, problem).order(), () -> violation(problem, spots));
  }

  private Violation violation(Problem problem, Map<Integer, Spot> spots) {
    Spot spot = spot(spots, problem);
    Map<String, Object> parameters = new HashMap<>(problem.parameters());
    Problem.First first = problem.first();
    if (first != null) {
      Spot again = spots.get(first.order());
      TokenStreamLocation place = again == null ? first.place() : again.place();
      if (place != null) {
        parameters.put("first", place);
      }
    }
    return new ReadProblem(
            problem.phase(), problem.code(), spot.path(), spot.place(), spot.order(), parameters)
        .violation(places);
  }
}
