package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** One compiled schema serves all threads at once. */
class ThreadsTest {
  private static final int THREADS = 8;

  private static final List<byte[]> DOCUMENTS = List.of(
          "{\"board\":{\"e2\":null,\"e4\":\"C:P\"}}",
          "{\"board\":{\"E4\":1,\"e5\":\"x\"}}",
          "{}",
          "[")
      .stream()
      .map(text -> text.getBytes(StandardCharsets.UTF_8))
      .toList();

  @Test
  void givesEachThreadTheSameReports() throws InterruptedException, ExecutionException {
    assertSameReports(SchemaCatalog.bundled().schema(SchemaCatalog.STN), 20_000);
  }

  /** What a schema keeps for later checks is made while all threads check their first document. */
  @Test
  void givesThreadsThatStartTogetherTheSameReports()
      throws InterruptedException, ExecutionException {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      String text = ColdSchemas.schema(random);
      List<String> documents = ColdSchemas.documents(random);
      CompiledSchema alone = TestSchemas.compile(text);
      List<CheckReport> expected = documents.stream().map(alone::check).toList();
      CompiledSchema shared = TestSchemas.compile(text);
      CyclicBarrier start = new CyclicBarrier(THREADS);
      Callable<List<CheckReport>> all = () -> {
        start.await();
        return documents.stream().map(shared::check).toList();
      };
      ExecutorService threads = Executors.newFixedThreadPool(THREADS);
      try {
        for (Future<List<CheckReport>> result :
            threads.invokeAll(Collections.nCopies(THREADS, all))) {
          assertThat(result.get()).isEqualTo(expected);
        }
      } finally {
        threads.shutdown();
      }
    }
  }

  /** Keys of one hash are where a map's lock would be met: all threads want the second one. */
  @Test
  void findsSchemasWithoutALock() throws InterruptedException, ExecutionException {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("https://example.org/Aa", "true")
        .register("https://example.org/BB", "true")
        .build();
    CyclicBarrier start = new CyclicBarrier(THREADS);
    Callable<Long> blocked = () -> {
      // What is asked first loads classes, which locks.
      timesBlocked();
      catalog.schema("https://example.org/BB");
      start.await();
      long before = timesBlocked();
      for (int i = 0; i < 500_000; i++) {
        catalog.schema("https://example.org/BB");
      }
      return timesBlocked() - before;
    };
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Long> times : threads.invokeAll(Collections.nCopies(THREADS, blocked))) {
        // The virtual machine locks now and then, as when it loads a class.
        assertThat(times.get()).isLessThanOrEqualTo(3);
      }
    } finally {
      threads.shutdown();
    }
  }

  private static long timesBlocked() {
    long thread = Thread.currentThread().getId();
    return ManagementFactory.getThreadMXBean().getThreadInfo(thread).getBlockedCount();
  }

  private static void assertSameReports(CompiledSchema schema, int checks)
      throws InterruptedException, ExecutionException {
    List<CheckReport> expected = DOCUMENTS.stream().map(schema::check).toList();
    assertThat(expected).extracting(CheckReport::isValid).containsExactly(true, false, true, false);
    Callable<Integer> wrongReports = () -> {
      int wrong = 0;
      for (int i = 0; i < checks; i++) {
        int document = i % DOCUMENTS.size();
        wrong += schema.check(DOCUMENTS.get(document)).equals(expected.get(document)) ? 0 : 1;
      }
      return wrong;
    };
    List<Callable<Integer>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      tasks.add(wrongReports);
    }
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (Future<Integer> result : threads.invokeAll(tasks)) {
        assertThat(result.get()).isZero();
      }
    } finally {
      threads.shutdown();
    }
  }
}
