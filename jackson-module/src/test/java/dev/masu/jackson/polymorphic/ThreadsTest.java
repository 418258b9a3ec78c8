package dev.masu.jackson.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.Puzzle;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** One schema and one mapper serve eight threads at once, from the first read on and without a lock. */
final class ThreadsTest {
  private static final int THREADS = 8;

  /** The virtual machine itself locks now and then, for example to load a class. */
  private static final int MAX_BLOCKED = 3;

  private static final int CHECKS = 50_000;
  private static final int READS = 200;

  private static final CompiledSchema SCHEMA = SchemaCatalog.bundled().schema(SchemaCatalog.STN);
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final List<Expected> DOCUMENTS = Stream.of(
          "{}",
          "{\"toggle\":true}",
          "{\"board\":{\"e2\":null,\"e4\":\"C:P\"}}",
          "{\"hands\":{\"C:P\":-1}}",
          "{\"board\":{\"e2\":null},\"hands\":{\"S:P\":1}}",
          "{\"toggle\":false}",
          "{\"board\":{}}",
          "{\"bord\":{\"E4\":1}}",
          "{\"hands\":{}}",
          "{\"hands\":{\"C:P\":1.0}}",
          "{\"board\":{\"a1\":\"c:+r\"}}",
          "{\"toggle\":1}")
      .map(Expected::of)
      .toList();

  /** What one thread alone gets of a document: the report, and the value or why there is none. */
  private record Expected(String json, CheckReport report, Object bound) {
    static Expected of(String json) {
      return new Expected(json, SCHEMA.check(json), bound(json));
    }

    private static Object bound(String json) {
      try {
        return MAPPER.readValue(json, Stn.class);
      } catch (SchemaViolationException e) {
        return e.report();
      }
    }

    boolean isFoundAgain(boolean binding) {
      return binding ? bound.equals(bound(json)) : report.equals(SCHEMA.check(json));
    }
  }

  @Test
  void everyThreadGetsTheSameWithoutALock() throws Exception {
    assertThat(DOCUMENTS).extracting(d -> d.report().isValid()).contains(true, false);
    AtomicInteger wrong = new AtomicInteger();
    List<Threads.Stops> stops =
        Threads.stops(THREADS, () -> wrong.addAndGet(checked(CHECKS / THREADS)));
    assertThat(wrong).hasValue(0);
    assertThat(stops).allSatisfy(thread -> {
      assertThat(thread.waited()).isZero();
      assertThat(thread.blocked()).isLessThanOrEqualTo(MAX_BLOCKED);
    });
  }

  /** Of four rounds over the documents, one binds them and three check them. */
  private static int checked(int times) {
    int wrong = 0;
    for (int i = 0; i < times; i++) {
      wrong +=
          DOCUMENTS.get(i % DOCUMENTS.size()).isFoundAgain(i / DOCUMENTS.size() % 4 == 0) ? 0 : 1;
    }
    return wrong;
  }

  /** What a thread reads: valid and invalid documents of several types. */
  private static List<String> results(JsonMapper mapper) {
    return IntStream.range(0, READS)
        .mapToObj(i -> List.of(
            result(
                mapper,
                "{\"piece\":\"C:P\",\"solution\":{\"hands\":{\"c:p\":" + i + "}}}",
                Puzzle.class),
            result(mapper, "{\"x\":" + (i - READS / 2) + "}", PointTypes.Built.class),
            result(mapper, "{\"x\":" + (i - READS / 2) + "}", PointTypes.Converted.class),
            result(
                mapper,
                "[{\"size\":" + i + ",\"kind\":\"circle\"},{\"kind\":" + i + "}]",
                PolymorphicTypesTest.Shape[].class)))
        .flatMap(List::stream)
        .toList();
  }

  private static String result(JsonMapper mapper, String json, Class<?> type) {
    try {
      return mapper.readValue(json, type).toString();
    } catch (SchemaViolationException e) {
      return String.valueOf(e.getMessage());
    }
  }

  @Test
  void everyThreadReadsTheSameFromTheFirstReadOn() throws Exception {
    List<String> expected = results(UserSchemas.mapper());
    JsonMapper shared = UserSchemas.mapper();
    Callable<List<String>> reads = () -> results(shared);
    assertThat(Threads.callTogether(Collections.nCopies(THREADS, reads))).containsOnly(expected);
  }
}
