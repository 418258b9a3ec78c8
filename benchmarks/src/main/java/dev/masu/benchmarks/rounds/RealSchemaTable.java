package dev.masu.benchmarks.rounds;

import dev.masu.fixtures.RealSchemas;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** Compares Masu's check of published schemas' documents with Jackson's tokens and with networknt, and prints it. */
public final class RealSchemaTable {
  static final int LEAST_BYTES = 300;
  static final Rounds ROUNDS = new Rounds(15, 4_000_000L);
  static final long WARM_UP_NANOS = 40_000_000_000L;
  private static final int SHOWN = 10;

  private final Rounds rounds;
  private final long warmUpNanos;

  RealSchemaTable(Rounds rounds, long warmUpNanos) {
    this.rounds = rounds;
    this.warmUpNanos = warmUpNanos;
  }

  /**
   * Prints the table, or checks the documents of one schema again and again, for a profiler to look at.
   *
   * @param arguments none; or a folder of schemas as {@link SchemaFolder} reads it; or the name of a schema and a number
   *     of seconds
   * @throws IOException if the collection cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    Optional<RealSchemas> schemas = SchemaFolder.readOrFind(arguments);
    if (schemas.isEmpty()) {
      System.out.println(RealSchemas.ABSENT);
    } else if (arguments.length == 2) {
      repeat(schemas.orElseThrow(), arguments[0], Long.parseLong(arguments[1]));
    } else {
      new RealSchemaTable(ROUNDS, WARM_UP_NANOS).print(schemas.orElseThrow(), Integer.MAX_VALUE);
    }
  }

  /** Measures at most so many schemas, with valid documents and then with invalid ones, and prints the tables. */
  void print(RealSchemas schemas, int most) {
    print(subjects(schemas, true, most));
    print(subjects(schemas, false, most));
  }

  private static void repeat(RealSchemas schemas, String name, long seconds) {
    IntSupplier check = RealSchema.load(schemas, name, true).orElseThrow().check();
    double[] times = new Rounds(1, seconds * 1_000_000_000L).medians(List.of(check));
    System.out.printf(Locale.ROOT, "%.1f µs%n", times[0] / 1e3);
  }

  /** One schema's readings: Jackson's tokens, Masu's check and networknt's, if it can compile the schema. */
  private record Subject(RealSchema schema, List<IntSupplier> readings) {
    boolean hasNetworknt() {
      return readings.size() == 3;
    }
  }

  /** What was measured of one schema; the times are of one call in nanoseconds. */
  private record Row(
      RealSchema schema,
      double tokens,
      double check,
      @Nullable Double networknt) {
    double overTokens() {
      return check / tokens;
    }

    double networkntOverCheck() {
      return networknt == null ? Double.NaN : networknt / check;
    }
  }

  private void print(List<Subject> subjects) {
    List<Row> rows = measure(subjects);
    printSummary(rows);
    printRows("slowest against Jackson's tokens", rows, Row::overTokens);
    List<Row> both = rows.stream().filter(row -> row.networknt() != null).toList();
    printRows("slowest against networknt", both, row -> 1 / row.networkntOverCheck());
  }

  private static List<Subject> subjects(RealSchemas schemas, boolean isValid, int most) {
    List<Subject> subjects = new ArrayList<>();
    int absent = 0;
    for (String name : schemas.byName().keySet()) {
      Optional<RealSchema> schema = RealSchema.load(schemas, name, isValid);
      if (schema.isEmpty()) {
        absent++;
      } else if (schema.orElseThrow().size() >= LEAST_BYTES && subjects.size() < most) {
        subjects.add(subject(schema.orElseThrow(), isValid));
      }
    }
    System.out.printf(
        "%n%d schemas, of which %d do not load; %d with %d bytes of %s documents or more%n",
        schemas.byName().size(),
        absent,
        subjects.size(),
        LEAST_BYTES,
        isValid ? "valid" : "invalid");
    return subjects;
  }

  private static Subject subject(RealSchema schema, boolean isValid) {
    List<IntSupplier> readings = new ArrayList<>(List.of(schema.tokens(), schema.check()));
    try {
      IntSupplier networknt = schema.networknt();
      int errors = networknt.getAsInt();
      if (isValid && errors > 0) {
        System.out.printf("%s: networknt finds %d errors%n", schema.name(), errors);
      }
      readings.add(networknt);
    } catch (RuntimeException | StackOverflowError e) {
      System.out.printf("%s: networknt cannot check it: %s%n", schema.name(), firstLine(e));
    }
    return new Subject(schema, readings);
  }

  private static String firstLine(Throwable e) {
    return e.toString().lines().findFirst().orElse("");
  }

  /** Measures all schemas in every round, so that a minute in which the machine is slow spoils no row. */
  private List<Row> measure(List<Subject> subjects) {
    List<IntSupplier> readings =
        subjects.stream().flatMap(subject -> subject.readings().stream()).toList();
    rounds.warmUp(readings, warmUpNanos);
    double[] times = rounds.medians(readings);
    List<Row> rows = new ArrayList<>();
    int next = 0;
    for (Subject subject : subjects) {
      double tokens = times[next++];
      double check = times[next++];
      Double networknt = subject.hasNetworknt() ? (Double) times[next++] : null;
      rows.add(new Row(subject.schema(), tokens, check, networknt));
    }
    return rows;
  }

  private static void printSummary(List<Row> rows) {
    double[] overTokens = rows.stream().mapToDouble(Row::overTokens).toArray();
    double[] networknt = rows.stream()
        .filter(row -> row.networknt() != null)
        .mapToDouble(Row::networkntOverCheck)
        .toArray();
    long faster = Arrays.stream(networknt).filter(ratio -> ratio < 1).count();
    Figures.printSummary(
        "Masu's check, time against Jackson's tokens",
        overTokens,
        "networknt, time against Masu's check",
        networknt);
    System.out.printf("%nnetworknt is faster for %d of %d schemas%n", faster, networknt.length);
  }

  private static void printRows(String title, List<Row> rows, ToDoubleFunction<Row> slowness) {
    System.out.printf("%n| %s | bytes | tokens, µs | Masu / tokens | networknt / Masu |%n", title);
    System.out.println("|---|--:|--:|--:|--:|");
    rows.stream()
        .sorted(Comparator.comparingDouble(slowness).reversed())
        .limit(SHOWN)
        .forEach(row -> System.out.printf(
            Locale.ROOT,
            "| %s | %,d | %.1f | %.2f | %.2f |%n",
            row.schema().name(),
            row.schema().size(),
            row.tokens() / 1e3,
            row.overTokens(),
            row.networkntOverCheck()));
  }
}
