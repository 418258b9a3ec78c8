package dev.masu.benchmarks.rounds;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.fixtures.RealSchemas;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import tools.jackson.databind.json.JsonMapper;

/** Measures documents whose names and values do not repeat, and the compilation of a large schema, and prints it. */
public final class GeneratedTable {
  /** A schema of about 100 kB of the collection. */
  private static final String LARGE_SCHEMA = "hugo";

  private static final int NEW_NAMES = 10_000;
  private static final int SMALL_OBJECT = 500;
  private static final int LARGE_OBJECT = 25_000;

  /** How many times as long as the measurement the warm-up lasts. */
  private static final int WARM_UPS = 4;

  private final Rounds rounds;
  private final int count;
  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper checked = JsonMapper.builder()
      .addModule(MasuModule.builder().catalog(catalog()).build())
      .build();
  private final Networknt networknt =
      new Networknt(Accounts.RESOURCE, SpecificationVersion.DRAFT_7);

  GeneratedTable(Rounds rounds, int count) {
    this.rounds = rounds;
    this.count = count;
  }

  /**
   * Prints the table.
   *
   * @param arguments none
   * @throws IOException if the collection of schemas cannot be read
   */
  public static void main(String[] arguments) throws IOException {
    new GeneratedTable(new Rounds(15, 200_000_000L), 20_000).print();
  }

  private static SchemaCatalog catalog() {
    return SchemaCatalog.builder().register(Accounts.schema()).build();
  }

  private static CompiledSchema schema() {
    return catalog().schema(Accounts.SCHEMA);
  }

  void print() throws IOException {
    System.out.println(
        "| what | time of one | against | time of that | × |\n|---|--:|---|--:|--:|");
    printAccounts("common names", Accounts.withCommonNames(1));
    printAccounts("new names", Accounts.withNewNames(2));
    printNewNames();
    printLargeObject();
    printCompilation();
  }

  private void printAccounts(String names, Accounts accounts) {
    List<byte[]> valid = accounts.valid(count);
    List<byte[]> invalid = accounts.invalid(count);
    double[] times = medians(List.of(
        new Documents(valid, this::read),
        new Documents(valid, json -> plain.readValue(json, Account.class).hashCode()),
        new Documents(valid, json -> networknt.read(json, Account.class).hashCode()),
        new Documents(invalid, this::rejected)));
    String read = names + ": checked typed read of an account";
    row(read, times[0], "unchecked", times[1]);
    row(read, times[0], "networknt's stack", times[2]);
    row(
        names + ": the same of an invalid account, report included",
        times[3],
        "a valid one",
        times[0]);
    printChecks(names, valid, invalid);
  }

  private int read(byte[] json) {
    return checked.readValue(json, Account.class).hashCode();
  }

  private int rejected(byte[] json) {
    try {
      checked.readValue(json, Account.class);
      throw new IllegalStateException("Expected a violation, found none");
    } catch (SchemaViolationException e) {
      return e.report().violations().size();
    }
  }

  private void printChecks(String names, List<byte[]> valid, List<byte[]> invalid) {
    CompiledSchema schema = schema();
    ToIntFunction<byte[]> check = json -> schema.check(json).violations().size();
    double[] times = medians(List.of(
        new Documents(valid, check),
        new Documents(valid, Tokens::count),
        new Documents(invalid, check)));
    row(names + ": check of an account", times[0], "Jackson's tokens", times[1]);
    row(
        names + ": check of an invalid account, report included",
        times[2],
        "a valid one",
        times[0]);
  }

  private void printNewNames() {
    CompiledSchema fresh = schema();
    CompiledSchema used = schema();
    Accounts accounts = Accounts.withNewNames(3);
    for (int names = 0; names < NEW_NAMES; names += 10) {
      used.check(accounts.labels(10));
    }
    // Few documents, so that the fresh schema does not see as many names while it is timed.
    List<byte[]> few = accounts.valid(Math.min(100, count));
    double[] times = medians(List.of(
        new Documents(few, json -> used.check(json).violations().size()),
        new Documents(few, json -> fresh.check(json).violations().size())));
    row("check after 10,000 new names", times[0], "a fresh schema", times[1]);
  }

  private void printLargeObject() {
    CompiledSchema schema = schema();
    Accounts accounts = Accounts.withNewNames(4);
    byte[] small = accounts.labels(SMALL_OBJECT);
    byte[] large = accounts.labels(LARGE_OBJECT);
    double[] times = medians(List.of(
        () -> schema.check(large).violations().size(),
        () -> schema.check(small).violations().size(),
        () -> Tokens.count(large),
        () -> Tokens.count(small)));
    row(
        "check of 25,000 names, per byte",
        times[0] / large.length,
        "500 names",
        times[1] / small.length);
    row(
        "Jackson's tokens of 25,000 names, per byte",
        times[2] / large.length,
        "500 names",
        times[3] / small.length);
  }

  private void printCompilation() throws IOException {
    Optional<RealSchema> found =
        RealSchemas.find().flatMap(all -> RealSchema.load(all, LARGE_SCHEMA, true));
    if (found.isEmpty()) {
      System.out.println("\nCompilation: " + RealSchemas.ABSENT);
      return;
    }
    RealSchema schema = found.orElseThrow();
    // Masu compiles what a check needs, so that a document has to be checked too.
    byte[] document = schema.documents().get(0);
    double[] times = medians(List.of(
        () -> schema.compiledAgain().check(document).violations().size(),
        () -> RealSchema.networkntErrors(schema.networkntSchema(), document)));
    row("compilation of a schema of 118 kB, and one check", times[0], "networknt", times[1]);
  }

  /** The medians after a warm-up: the code that makes reports takes long to be compiled. */
  private double[] medians(List<IntSupplier> subjects) {
    for (int warmUp = 0; warmUp < WARM_UPS; warmUp++) {
      rounds.medians(subjects);
    }
    return rounds.medians(subjects);
  }

  private static void row(String what, double ours, String against, double theirs) {
    System.out.printf(
        Locale.ROOT,
        "| %s | %s | %s | %s | %.2f |%n",
        what,
        shown(ours),
        against,
        shown(theirs),
        ours / theirs);
  }

  private static String shown(double nanos) {
    if (nanos >= 1e6) {
      return String.format(Locale.ROOT, "%.1f ms", nanos / 1e6);
    }
    return nanos >= 100
        ? String.format(Locale.ROOT, "%.2f µs", nanos / 1e3)
        : String.format(Locale.ROOT, "%.2f ns", nanos);
  }
}
