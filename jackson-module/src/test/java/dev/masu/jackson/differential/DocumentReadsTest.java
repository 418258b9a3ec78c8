package dev.masu.jackson.differential;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.game.GgnGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every fixture, and thousands of changed ones, read by a checked mapper and separately. */
@TestInstance(Lifecycle.PER_CLASS)
final class DocumentReadsTest {
  private static final int CHANGES = 5;

  private final Readings readings = new Readings();

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid", "json/invalid"})
  void agreeOnFixturesAndChangedOnes(Document document) throws IOException {
    List<Subject> subjects =
        document.kind() == Document.Kind.GGN ? Subjects.GGN_BY_LIMITS : Subjects.STN_BY_FEATURES;
    int before = readings.size();
    for (int i = 0; i < Input.values().length; i++) {
      readings.add(subjects.get(i % subjects.size()), document.bytes(), Input.inTurn(i));
    }
    long seed = document.name().hashCode();
    readChanged(subjects, document.bytes(), seed, CHANGES);
    readAgain(before, new Random(seed));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"board\":{\"e1\":\"C:K^\",\"e8\":\"c:k^\"},\"hands\":{\"C:P\":2},\"active\":\"second\"}",
        "{\"hands\":{\"s:p\":2147483647,\"S:P\":1.0,\"S:-N\":1e2},\"board\":{}}",
        "{\"active\":\"first\",\"board\":{\"a1A\":\"S:+R\",\"b26ZZ\":\"x:-y\"}}"
      })
  void agreeOnChangedPositions(String position) throws IOException {
    int before = readings.size();
    long seed = position.hashCode();
    byte[] json = position.getBytes(StandardCharsets.UTF_8);
    readChanged(List.of(Subjects.POSITION), json, seed, 100);
    readAgain(before, new Random(seed));
  }

  /** Many transitions of one document, which share what they have in common. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreeOnChangedRules(long seed) throws IOException {
    int before = readings.size();
    ByteArrayOutputStream rules = new ByteArrayOutputStream();
    new GgnGenerator(seed).writeTransitions(rules, 100);
    readChanged(Subjects.GGN_BY_LIMITS, rules.toByteArray(), seed, 20);
    readAgain(before, new Random(seed));
  }

  private void readChanged(List<Subject> subjects, byte[] json, long seed, int times)
      throws IOException {
    Changes changes = new Changes(seed);
    for (int i = 0; i < times; i++) {
      Input input = Input.inTurn(i);
      readings.add(subjects.get(i % subjects.size()), changes.changed(json), input);
    }
  }

  /** Reads again what was read last, from the end on, and between some of what was read long ago. */
  private void readAgain(int first, Random random) {
    for (int i = readings.size() - 1; i >= first; i--) {
      readings.all().get(i).assertAgain();
      if (i % 4 == 0) {
        readings.all().get(random.nextInt(readings.size())).assertAgain();
      }
    }
  }
}
