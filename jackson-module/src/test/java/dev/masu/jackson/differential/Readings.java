package dev.masu.jackson.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.differential.Outcome.Bound;
import dev.masu.jackson.differential.Outcome.NoDocument;
import dev.masu.jackson.differential.Outcome.Rejected;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;

/** Documents that mappers have read. Read again, they find what the mappers have cached. */
final class Readings {
  private final List<Reading> all = new ArrayList<>();

  /** Reads a document, and asserts that a separate check and an unchecked mapper give the same. */
  public void add(Subject subject, byte[] json, Input input) throws IOException {
    all.add(Reading.of(subject, json, input).assertSameAsSeparately().assertChecked());
  }

  /** Adds readings of a document that is changed again and again, by one subject and input after the other. */
  public void addChanged(List<Subject> subjects, byte[] json, long seed, int times)
      throws IOException {
    Changes changes = new Changes(seed);
    for (int i = 0; i < times; i++) {
      add(subjects.get(i % subjects.size()), changes.changed(json), Input.inTurn(i));
    }
  }

  public List<Reading> all() {
    return all;
  }

  /** Asserts that each document has the same outcome when all are read again, in another order. */
  public void assertAgain() {
    List<Reading> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(1));
    shuffled.forEach(Reading::assertAgain);
  }

  /** Asserts that enough documents were bound, were invalid and were no JSON. */
  public void assertOfEveryKind(int bound, int rejected, int noJson) {
    assertThat(count(Bound.class::isInstance)).as("bound").isGreaterThan(bound);
    assertThat(count(Rejected.class::isInstance)).as("invalid").isGreaterThan(rejected);
    assertThat(count(NoDocument.NOT_JSON::equals)).as("not JSON").isGreaterThan(noJson);
  }

  private long count(Predicate<Outcome> kind) {
    return all.stream().map(Reading::outcome).filter(kind).count();
  }
}
