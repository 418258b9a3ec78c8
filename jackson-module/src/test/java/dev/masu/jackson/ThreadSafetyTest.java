package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.exc.SchemaViolationException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** One mapper, used by several threads at once from its first read on. */
final class ThreadSafetyTest {
  private static final int THREADS = 8;
  private static final int READS = 200;

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
  void everyThreadReadsTheSame() throws Exception {
    List<String> expected = results(UserSchemas.mapper());
    JsonMapper shared = UserSchemas.mapper();
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<List<String>>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(threads.submit(() -> results(shared)));
      }
      for (Future<List<String>> thread : running) {
        assertThat(thread.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
