package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.masu.notation.NotationException;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class PiecePropertyTest {
  /** GGN's pattern, narrowed to one case throughout. */
  private static final Pattern GRAMMAR = Pattern.compile("[A-Z]+:[-+]?[A-Z]'?|[a-z]+:[-+]?[a-z]'?");

  @Property(tries = 5_000)
  void theGrammarIsThePattern(@ForAll("nearPieces") String text) {
    boolean valid = GRAMMAR.matcher(text).matches();
    assertThat(Piece.isValid(text)).isEqualTo(valid);
    if (valid) {
      Piece piece = Piece.parse(text);
      assertThat(piece).hasToString(text);
      assertThat(piece.flip().flip()).isEqualTo(piece);
      assertThat(Occupation.parse(text)).isEqualTo(Occupation.exactly(piece));
    } else {
      assertThatExceptionOfType(NotationException.class).isThrownBy(() -> Piece.parse(text));
    }
  }

  @Property
  void theOrderAgreesWithEquality(
      @ForAll("nearPieces") String first, @ForAll("nearPieces") String second) {
    if (Piece.isValid(first) && Piece.isValid(second)) {
      Piece one = Piece.parse(first);
      Piece other = Piece.parse(second);
      assertThat(one.compareTo(other) == 0).isEqualTo(one.equals(other));
    }
  }

  @Provide
  Arbitrary<String> nearPieces() {
    Arbitrary<String> style = Arbitraries.of("A", "ab", "CHESS", "shogi", "", "A1", "aB", "é");
    Arbitrary<String> colon = Arbitraries.of(":", ":", ":", ":", ":", ":", "", "::", ";", " :");
    Arbitrary<String> modifier = Arbitraries.of("", "+", "-", "", "+-");
    Arbitrary<String> letter = Arbitraries.of("K", "k", "P", "p", "", "1", "kk", "*", "К");
    Arbitrary<String> suffix = Arbitraries.of("", "'", "", "''", "’", "^", "\n");
    return Combinators.combine(style, colon, modifier, letter, suffix)
        .as((a, b, c, d, e) -> a + b + c + d + e);
  }
}
