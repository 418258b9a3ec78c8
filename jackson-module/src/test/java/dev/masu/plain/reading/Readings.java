package dev.masu.plain.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.plain.reading.Answer.Bound;
import dev.masu.plain.reading.Answer.NoDocument;
import dev.masu.plain.reading.Answer.Rejected;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Documents that mappers have read; reading them again shows whether a cache mixes them up. */
public final class Readings {
  private final List<Reading> all = new ArrayList<>();

  /** Reads a document the fast way, and asserts that the plain one gives the same, as does a check alone. */
  public void add(Subject subject, byte[] json, Input input) throws IOException {
    all.add(Reading.of(subject, json, input).assertPlain().assertChecked());
  }

  public List<Reading> all() {
    return all;
  }

  public int size() {
    return all.size();
  }

  /** Reads all again in another order. */
  public void assertAgain(Random random) {
    shuffled(random).forEach(Reading::assertAgain);
  }

  /** Reads all again in another order by another subject, made as the first one. */
  public void assertBy(Subject other, Random random) {
    shuffled(random).forEach(reading -> reading.assertBy(other));
  }

  private List<Reading> shuffled(Random random) {
    List<Reading> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled;
  }

  /** Asserts that enough documents were bound, were invalid and were no JSON. */
  public void assertOfEveryKind(int bound, int rejected, int noJson) {
    assertThat(all).filteredOn(r -> r.answer() instanceof Bound).hasSizeGreaterThan(bound);
    assertThat(all).filteredOn(r -> r.answer() instanceof Rejected).hasSizeGreaterThan(rejected);
    assertThat(all).filteredOn(r -> r.answer() == NoDocument.NOT_JSON).hasSizeGreaterThan(noJson);
  }
}
