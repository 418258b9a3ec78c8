package dev.masu.jackson.differential;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.game.GgnGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every fixture, and thousands of changed ones, read by a checked mapper and separately. */
final class DocumentReadsTest {
  private static final int CHANGES = 5;

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid", "json/invalid"})
  void agreeOnFixturesAndChangedOnes(Document document) throws IOException {
    List<Subject> subjects =
        document.kind() == Document.Kind.GGN ? Subjects.GGN_BY_LIMITS : Subjects.STN_BY_FEATURES;
    Readings readings = new Readings();
    for (int i = 0; i < Input.values().length; i++) {
      readings.add(subjects.get(i % subjects.size()), document.bytes(), Input.inTurn(i));
    }
    readings.addChanged(subjects, document.bytes(), document.name().hashCode(), CHANGES);
    readings.assertAgain();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"board\":{\"e1\":\"C:K^\",\"e8\":\"c:k^\"},\"hands\":{\"C:P\":2},\"active\":\"second\"}",
        "{\"hands\":{\"s:p\":2147483647,\"S:P\":1.0,\"S:-N\":1e2},\"board\":{}}",
        "{\"active\":\"first\",\"board\":{\"a1A\":\"S:+R\",\"b26ZZ\":\"x:-y\"}}"
      })
  void agreeOnChangedPositions(String position) throws IOException {
    Readings readings = new Readings();
    byte[] json = position.getBytes(StandardCharsets.UTF_8);
    readings.addChanged(List.of(Subjects.POSITION), json, position.hashCode(), 100);
    readings.assertOfEveryKind(15, 30, 5);
    readings.assertAgain();
  }

  /** Transitions of one document share equal parts. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreeOnChangedRules(long seed) throws IOException {
    ByteArrayOutputStream rules = new ByteArrayOutputStream();
    new GgnGenerator(seed).writeTransitions(rules, 100);
    Readings readings = new Readings();
    readings.addChanged(Subjects.GGN_BY_LIMITS, rules.toByteArray(), seed, 60);
    readings.assertOfEveryKind(5, 15, 1);
    readings.assertAgain();
  }
}
