package dev.masu.schema.internal.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/** Names are found again however many there are and however they collide. */
final class NameTableTest {
  /** Many of these have their first places side by side. */
  private static final List<String> MINUTES = IntStream.range(0, 20_000)
      .mapToObj(minute -> Instant.ofEpochSecond(1_600_000_000L + minute * 60L).toString())
      .toList();

  @Test
  void findsNamesThatCollideBeforeItGrows() {
    assertThat(lost(new NameTable(), MINUTES)).isEmpty();
  }

  @Property(tries = 300)
  void findsNamesOfEqualHashes(
      @ForAll @IntRange(max = 60) int alike, @ForAll @IntRange(max = 400) int others) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < alike; i++) {
      names.add(ofOneHash(i));
    }
    for (int i = 0; i < others; i++) {
      names.add("n" + i);
    }
    NameTable table = new NameTable();
    assertThat(lost(table, names)).isEmpty();
    table.clear();
    assertThat(names).noneMatch(table::contains);
    assertThat(lost(table, names.subList(0, names.size() / 2))).isEmpty();
  }

  /** All have the same hash: "Aa" and "BB" have. */
  private static String ofOneHash(int number) {
    StringBuilder name = new StringBuilder();
    for (int bit = 0; bit < 6; bit++) {
      name.append((number >> bit & 1) == 0 ? "Aa" : "BB");
    }
    return name.toString();
  }

  /** Adds names, and tells those that are not found as they were added. */
  private static List<String> lost(NameTable table, List<String> names) {
    for (int i = 0; i < names.size(); i++) {
      assertThat(table.add(names.get(i), i)).isEqualTo(-1);
      table.mark(place(i));
    }
    assertThat(table.size()).isEqualTo(names.size());
    return IntStream.range(0, names.size())
        .filter(i -> !table.contains(names.get(i))
            || table.add(names.get(i), names.size()) != i
            || !place(i).equals(table.place(names.get(i))))
        .mapToObj(names::get)
        .toList();
  }

  private static TokenStreamLocation place(int number) {
    return new TokenStreamLocation(ContentReference.unknown(), number, 1, number + 1);
  }
}
