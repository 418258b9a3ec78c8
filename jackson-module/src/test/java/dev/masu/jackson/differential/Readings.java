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

/** Documents that mappers have read; reading them again shows whether a cache mixes them up. */
final class Readings {
  private final List<Reading> all = new ArrayList<>();

  /** Reads a document, and asserts that a separate check and an unchecked mapper give the same. */
  public void add(Subject subject, byte[] json, Input input) throws IOException {
    all.add(Reading.of(subject, json, input).assertSameAsSeparately().assertChecked());
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
    assertThat(all).filteredOn(r -> r.outcome() instanceof Bound).hasSizeGreaterThan(bound);
    assertThat(all).filteredOn(r -> r.outcome() instanceof Rejected).hasSizeGreaterThan(rejected);
    assertThat(all).filteredOn(r -> r.outcome() == NoDocument.NOT_JSON).hasSizeGreaterThan(noJson);
  }
}
