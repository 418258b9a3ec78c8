package dev.masu.benchmarks.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.RealSchemas;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is timed by turns runs, on few documents and for a short time, and reads what it is meant to read. */
final class RoundsTest {
  private static final Rounds BRIEF = new Rounds(1, 1000);

  @Test
  void generatedDocumentsAreMeasured() throws IOException {
    new GeneratedTable(BRIEF, 8).print();
  }

  @Test
  void accountsDifferFromEachOther() {
    List<byte[]> accounts = Accounts.withNewNames(1).valid(50);
    assertThat(accounts.stream().map(String::new).distinct()).hasSize(50);
    assertThat(accounts).allSatisfy(json -> assertThat(json.length).isBetween(350, 650));
  }

  @Test
  void realSchemasAreMeasured() throws IOException {
    new RealSchemaTable(BRIEF, 0).print(RealSchemas.findOrSkip(), 3);
  }

  @Test
  void summariesAreExact() {
    assertThat(Figures.median(new double[] {3, 1, 2})).isEqualTo(2);
    assertThat(Figures.median(new double[] {4, 1, 3, 2})).isEqualTo(2.5);
    assertThat(Figures.geometricMean(new double[] {1, 4})).isEqualTo(2);
  }
}
