package dev.masu.schema.internal.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A name is known once. */
final class KnownNamesTest {
  private static KnownName name(String text) {
    return new KnownName(text, new Expected(null, null), 0);
  }

  @Test
  void noNameIsAddedTwice() {
    KnownNames names = new KnownNames(true);
    List<KnownName> added =
        IntStream.range(0, 500).mapToObj(i -> name("name" + i)).toList();
    assertThat(added).allMatch(names::add);
    assertThat(added).noneMatch(known -> names.add(name(known.name())));
    assertThat(added).allMatch(known -> names.find(known.name()) == known);
  }
}
