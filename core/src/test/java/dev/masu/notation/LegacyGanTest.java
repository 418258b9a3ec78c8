package dev.masu.notation;

import static dev.masu.notation.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LegacyGanTest {
  /** The examples of the beta's text. */
  @ParameterizedTest
  @CsvSource({
    "W:P, W, P, FIRST, false, false",
    "x:c, X, C, SECOND, false, false",
    "taikyoku_shogi:gd, TAIKYOKU_SHOGI, GD, SECOND, false, false",
    "m:b, M, B, SECOND, false, false",
    "W:_K, W, K, FIRST, false, true",
    "w:_k, W, K, SECOND, false, true",
    "S:R, S, R, FIRST, false, false",
    "S:+R, S, R, FIRST, true, false",
    "X:_G, X, G, FIRST, false, true",
    "j:_g, J, G, SECOND, false, true",
    "DAI_DAI_SHOGI:PH, DAI_DAI_SHOGI, PH, FIRST, false, false",
    "FOO:+_K, FOO, K, FIRST, true, true",
    "go:stone, GO, STONE, SECOND, false, false",
  })
  void readsItsAttributes(
      String text,
      String game,
      String abbreviation,
      Side side,
      boolean promoted,
      boolean kingLike) {
    LegacyGan actor = LegacyGan.parse(text);
    assertThat(actor.game()).isEqualTo(game);
    assertThat(actor.abbreviation()).isEqualTo(abbreviation);
    assertThat(actor.side()).isEqualTo(side);
    assertThat(actor.isBottom()).isEqualTo(side == Side.FIRST);
    assertThat(actor.isTop()).isEqualTo(side == Side.SECOND);
    assertThat(actor.isPromoted()).isEqualTo(promoted);
    assertThat(actor.isKingLike()).isEqualTo(kingLike);
    assertThat(LegacyGan.of(game, abbreviation, side).withKingLike(kingLike).withPromoted(promoted))
        .isEqualTo(actor)
        .hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({
    "W:P, WESTERN",
    "s:p, SHOGI",
    "X:C, XIANGQI",
    "j:e, JANGGI",
    "m:b, MAKRUK",
    "GO:S,",
    "c:k,"
  })
  void knowsFiveGamesByTheirLetters(String text, String name) {
    assertThat(LegacyGan.parse(text).knownGame().orElse(null)).isEqualTo(name);
  }

  @Test
  void changesOneAttributeAtATime() {
    LegacyGan actor = LegacyGan.parse("s:+_k");
    assertThat(actor.withGame("DAI_SHOGI")).hasToString("dai_shogi:+_k");
    assertThat(actor.withAbbreviation("CP")).hasToString("s:+_cp");
    assertThat(actor.withPromoted(false)).hasToString("s:_k");
    assertThat(actor.withKingLike(false)).hasToString("s:+k");
    assertThat(actor.withSide(Side.FIRST)).hasToString("S:+_K");
    assertThat(actor.flip()).hasToString("S:+_K");
    assertThat(actor.sameGame(LegacyGan.parse("S:P"))).isTrue();
    assertThat(actor.sameGame(LegacyGan.parse("w:_k"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "W:_K, WESTERN:K",
    "w:_k, western:k",
    "s:+p, shogi:+p",
    "X:_G, XIANGQI:G",
    "j:_g, janggi:g",
    "M:_K, MAKRUK:K",
    "M:B, MAKRUK:B",
    "SHATAR:N, SHATAR:N",
    "chess960:k, chess960:k",
    "FOO:+K, FOO:+K",
  })
  void convertsToGanAndBack(String legacy, String gan) {
    assertThat(LegacyGan.parse(legacy).toGan()).isEqualTo(Gan.parse(gan));
    assertThat(LegacyGan.fromGan(Gan.parse(gan))).isEqualTo(LegacyGan.parse(legacy));
  }

  @ParameterizedTest
  @CsvSource({"FOO:+_K, FOO:+K, FOO:+K", "W:K, WESTERN:K, W:_K", "WESTERN:P, WESTERN:P, W:P"})
  void conversionToGanAndBackMayChangeTheKingMarkAndTheGame(
      String legacy, String gan, String back) {
    assertThat(LegacyGan.parse(legacy).toGan()).isEqualTo(Gan.parse(gan));
    assertThat(LegacyGan.fromGan(Gan.parse(gan))).isEqualTo(LegacyGan.parse(back));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          go:stone | 4 | "go:stone" is not a valid GAN: the abbreviation STONE is longer than one letter at index 4 (example: CHESS:K)
          FOO:+_K2 | 7 | "FOO:+_K2" is not a valid GAN: the abbreviation K2 is longer than one letter at index 7 (example: CHESS:K)
          taikyoku_shogi:gd | 8 | "taikyoku_shogi:gd" is not a valid GAN: the name of a style has no '_' at index 8 (example: CHESS:K)
          """)
  void saysWhyThereIsNoGan(String legacy, int index, String message) {
    assertRejected(text -> LegacyGan.parse(text).toGan(), "GAN", legacy, index, message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          W:K | 0 | "W:K" is not a valid legacy GAN: the game 'W' would mean WESTERN at index 0 (example: W:_K)
          shogi:-p | 6 | "shogi:-p" is not a valid legacy GAN: there is no diminished state at index 6 (example: W:_K)
          """)
  void saysWhyGanHasNoWayBack(String gan, int index, String message) {
    assertRejected(text -> LegacyGan.fromGan(Gan.parse(text)), "legacy GAN", gan, index, message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "j:_g", "j:s", "j:e", "j:r", "j:p", "j:m", "j:j", "m:_k", "m:q", "m:r", "m:b", "m:n", "m:p",
        "s:_k", "s:g", "s:s", "s:r", "s:b", "s:n", "s:l", "s:p", "w:_k", "w:q", "w:r", "w:b", "w:n",
        "w:p", "x:_g", "x:a", "x:e", "x:r", "x:c", "x:h", "x:s",
      })
  void convertsEveryActorOfTheBetaToGanAndBack(String text) {
    LegacyGan actor = LegacyGan.parse(text);
    assertThat(LegacyGan.fromGan(actor.toGan())).isEqualTo(actor);
    assertThat(LegacyGan.fromGan(actor.flip().toGan())).isEqualTo(actor.flip());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          `` | 0 | "" is not a valid legacy GAN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: W:_K)
          _w:k | 0 | "_w:k" is not a valid legacy GAN: expected a letter (A-Z or a-z) but found '_' at index 0 (example: W:_K)
          w | 1 | "w" is not a valid legacy GAN: expected a-z, 0-9, '_' or ':' but found the end of the text at index 1 (example: W:_K)
          Go:stone | 1 | "Go:stone" is not a valid legacy GAN: expected A-Z, 0-9, '_' or ':' but found 'o' at index 1 (example: W:_K)
          W: | 2 | "W:" is not a valid legacy GAN: expected '+', '_' or an upper-case letter (A-Z) but found the end of the text at index 2 (example: W:_K)
          W:-P | 2 | "W:-P" is not a valid legacy GAN: expected '+', '_' or an upper-case letter (A-Z) but found '-' at index 2 (example: W:_K)
          W:+ | 3 | "W:+" is not a valid legacy GAN: expected '_' or an upper-case letter (A-Z) but found the end of the text at index 3 (example: W:_K)
          w:_+k | 3 | "w:_+k" is not a valid legacy GAN: expected a lower-case letter (a-z) but found '+' at index 3 (example: W:_K)
          W:_k | 3 | "W:_k" is not a valid legacy GAN: expected an upper-case letter (A-Z) but found 'k' at index 3 (example: W:_K)
          W:P^ | 3 | "W:P^" is not a valid legacy GAN: expected A-Z, 0-9, '_' or the end of the text but found '^' at index 3 (example: W:_K)
          `W:P\n` | 3 | "W:P\\n" is not a valid legacy GAN: expected A-Z, 0-9, '_' or the end of the text but found U+000A at index 3 (example: W:_K)
          W:\u0420 | 2 | "W:\u0420" is not a valid legacy GAN: expected '+', '_' or an upper-case letter (A-Z) but found '\u0420' (U+0420) at index 2 (example: W:_K)
          """)
  void rejects(String text, int index, String message) {
    assertThat(LegacyGan.isValid(text)).isFalse();
    assertRejected(LegacyGan::parse, "legacy GAN", text, index, message);
  }

  @Test
  void cannotBeBuiltOfInvalidParts() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LegacyGan.of("w", "K", Side.SECOND))
        .withMessage(
            "Expected an upper-case letter, then upper-case letters, digits and '_', whichever the side, but found 'w' in \"w\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LegacyGan.of("W", "_K", Side.FIRST))
        .withMessage(
            "Expected an upper-case letter, then upper-case letters, digits and '_', whichever the side, but found '_' in \"_K\"");
  }
}
