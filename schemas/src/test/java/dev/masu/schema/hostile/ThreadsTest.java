package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One compiled schema serves all threads at once. */
class ThreadsTest {
  private static final int THREADS = 8;

  /** The virtual machine locks now and then, as when it loads a class. */
  private static final int MAX_BLOCKED = 3;

  /**
   * What threads check at once.
   *
   * @param name what it is about
   * @param schema compiles the schema
   * @param documents what each thread checks
   * @param times how often
   */
  private record Case(
      String name, Supplier<CompiledSchema> schema, List<String> documents, int times) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() {
    Case bundled = new Case(
        "a bundled schema",
        () -> SchemaCatalog.bundled().schema(SchemaCatalog.STN),
        List.of(
            "{\"board\":{\"e2\":null,\"e4\":\"C:P\"}}",
            "{\"board\":{\"E4\":1,\"e5\":\"x\"}}",
            "{}",
            "["),
        2_000);
    Case secondOpinion = new Case(
        "a schema of networknt's engine",
        () -> SchemaCatalog.builder()
            .engine(CheckEngine.NETWORKNT)
            .register(
                TestSchemas.ID,
                "{\"$dynamicAnchor\":\"n\",\"items\":{\"$dynamicRef\":\"#n\"},\"unevaluatedProperties\":false}")
            .build()
            .schema(TestSchemas.ID),
        List.of("[[[{}]],[],{\"a\":[{}]}]", "[[]]"),
        250);
    // States of a schema are created while all threads check their first documents.
    Stream<Case> cold = IntStream.range(0, 60).mapToObj(seed -> {
      Random random = new Random(seed);
      String schema = ColdSchemas.schema(random);
      return new Case(
          "a new schema, number " + seed,
          () -> TestSchemas.compile(schema),
          ColdSchemas.documents(random),
          1);
    });
    return Stream.concat(Stream.of(bundled, secondOpinion), cold);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void eachThreadGetsTheReportsOfASingleThread(Case row)
      throws InterruptedException, ExecutionException {
    List<CheckReport> expected = reports(row.schema().get(), row.documents());
    assertThat(expected).extracting(CheckReport::isValid).contains(false);
    CompiledSchema shared = row.schema().get();
    Callable<Boolean> areSame = () -> {
      boolean same = true;
      for (int i = 0; i < row.times(); i++) {
        same &= reports(shared, row.documents()).equals(expected);
      }
      return same;
    };
    assertThat(Threads.callTogether(Collections.nCopies(THREADS, areSame))).containsOnly(true);
  }

  private static List<CheckReport> reports(CompiledSchema schema, List<String> documents) {
    return documents.stream().map(schema::check).toList();
  }

  /** The two ids have one hash code: all threads look for the second entry of one bucket. */
  @Test
  void schemasAreFoundWithoutALock() throws InterruptedException, ExecutionException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("https://example.org/Aa", "true")
        .register("https://example.org/BB", "true")
        .build();
    Runnable finds = () -> {
      for (int i = 0; i < 500_000; i++) {
        catalog.schema("https://example.org/BB");
      }
    };
    assertThat(Threads.stops(THREADS, finds))
        .allSatisfy(stops -> assertThat(stops.blocked()).isLessThanOrEqualTo(MAX_BLOCKED));
  }
}
