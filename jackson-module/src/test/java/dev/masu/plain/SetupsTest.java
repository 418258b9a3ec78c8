package dev.masu.plain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import dev.masu.plain.reading.Changes;
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
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is cached of a text at one location is not taken for another location, type, schema, mapper or thread. */
final class SetupsTest {
  private static final int THREADS = 6;

  @Test
  void theSameTextIsReadAsEachLocationAsksFor() throws IOException {
    Changes changes = new Changes(1);
    Readings readings = new Readings();
    List<Subject> subjects = Setups.subjects();
    SetupGenerator setups = new SetupGenerator(1);
    for (int i = 0; i < 100; i++) {
      byte[] json = i % 4 == 0 ? changes.changed(setups.next()) : setups.next();
      for (Subject subject : subjects) {
        readings.add(subject, json, Input.inTurn(i));
      }
    }
    readings.assertOfEveryKind(100, 100, 3);
    readings.assertAgain(new Random(1));
  }

  /** Mappers that share catalogues read at once, from the first read on. */
  @Test
  void eachThreadReadsWhatOneAloneDoes() throws Exception {
    Readings readings = new Readings();
    SetupGenerator setups = new SetupGenerator(2);
    List<Subject> subjects = Setups.subjects();
    for (int i = 0; i < 50; i++) {
      byte[] setup = setups.next();
      for (Subject subject : subjects) {
        readings.add(subject, setup, Input.inTurn(i));
      }
    }
    Map<String, Subject> unused =
        Setups.subjects().stream().collect(Collectors.toMap(Subject::name, Function.identity()));
    List<Callable<Integer>> threads = IntStream.range(0, THREADS)
        .<Callable<Integer>>mapToObj(seed -> () -> readBy(unused, readings.all(), seed))
        .toList();
    assertThat(Threads.callTogether(threads)).containsOnly(readings.size());
  }

  /** Reads the same documents as other threads, in an order of its own. */
  private static int readBy(Map<String, Subject> subjects, List<Reading> readings, int seed) {
    List<Reading> shuffled = new ArrayList<>(readings);
    Collections.shuffle(shuffled, new Random(seed));
    shuffled.forEach(reading ->
        reading.assertBy(Objects.requireNonNull(subjects.get(reading.subject().name()))));
    return shuffled.size();
  }
}
