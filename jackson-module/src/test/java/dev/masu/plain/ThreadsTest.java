package dev.masu.plain;

import dev.masu.plain.reading.Input;
import dev.masu.plain.reading.Reading;
import dev.masu.plain.reading.Readings;
import dev.masu.plain.reading.Subject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Threads that read at once, from the first read on, by mappers that share catalogues, do not mix anything up. */
final class ThreadsTest {
  private static final int THREADS = 6;
  private static final int DOCUMENTS = 50;

  @Test
  void eachGetsWhatThePlainWayGives() throws Exception {
    List<Reading> readings = readings();
    Map<String, Subject> unused =
        Setups.subjects().stream().collect(Collectors.toMap(Subject::name, Function.identity()));
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<?>> running = new ArrayList<>();
      IntStream.range(0, THREADS)
          .forEach(seed -> running.add(threads.submit(() -> readBy(unused, readings, seed))));
      for (Future<?> thread : running) {
        thread.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /** Reads the same documents as other threads, in an order of its own. */
  private static void readBy(Map<String, Subject> subjects, List<Reading> readings, int seed) {
    List<Reading> shuffled = new ArrayList<>(readings);
    Collections.shuffle(shuffled, new Random(seed));
    shuffled.forEach(reading ->
        reading.assertBy(Objects.requireNonNull(subjects.get(reading.subject().name()))));
  }

  private static List<Reading> readings() throws IOException {
    Readings readings = new Readings();
    SetupGenerator setups = new SetupGenerator(2);
    List<Subject> subjects = Setups.subjects();
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] setup = setups.next();
      for (Subject subject : subjects) {
        readings.add(subject, setup, Input.inTurn(i));
      }
    }
    return readings.all();
  }
}
