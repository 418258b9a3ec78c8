package dev.masu.schema.internal.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.internal.pattern.Regex;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What repeats single characters alone means the same on Java's engine, on ours and on RE2/J. */
class FlatPatternPropertyTest {
  @Property(tries = 3_000, edgeCases = EdgeCasesMode.NONE)
  void findsWhatRe2Finds(@ForAll("flat") String pattern, @ForAll("texts") String text) {
    Regex regex = Regex.parse(pattern);
    assertThat(regex.isFlat()).as(pattern).isTrue();
    boolean expected = regex.linear().orElseThrow().matcher(text).find();
    assertThat(SafePattern.compile(pattern, 10_000).find(text)).isEqualTo(expected);
    assertThat(regex.program().find(text, 10_000)).isEqualTo(expected);
  }

  /** Without half of a surrogate pair, which RE2/J finds in a whole one. */
  @Provide
  Arbitrary<String> flat() {
    Arbitrary<String> chars = Arbitraries.of(
        "a", "b", ".", "[ab]", "[^a]", "\\w", "\\W", "\\s", "[^\\s\uD83D\uDC32]", "\uD83D\uDC32");
    Arbitrary<String> counts = Arbitraries.of("", "", "*", "+", "?", "{1,2}", "{2}", "{0}", "*?");
    Arbitrary<String> places = Arbitraries.of("", "", "", "^", "$", "\\b");
    Arbitrary<String> part = Combinators.combine(chars, counts, places).as((c, n, p) -> c + n + p);
    Arbitrary<String> sequence = part.list().ofMaxSize(4).map(parts -> String.join("", parts));
    Arbitrary<String> choice =
        sequence.list().ofMinSize(1).ofMaxSize(3).map(all -> "(" + String.join("|", all) + ")");
    return Combinators.combine(places, sequence, choice, sequence)
        .as((start, before, either, after) -> start + before + either + after);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "b", "c", " ", "\n", "\uD83D\uDC32", "\uDC32", "\uD83D", "\u00E9")
        .list()
        .ofMaxSize(6)
        .map(chars -> String.join("", chars));
  }
}
