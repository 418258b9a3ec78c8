package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PnnPinMappingTest {
  private static final PnnPinMapping CHESS = PnnPinMapping.builder()
      .map("KING", 'K')
      .map("KNIGHT", 'N')
      .alias("HORSE", 'N')
      .alias("FERZ", 'F')
      .build();

  @ParameterizedTest
  @CsvSource({"KING, K", "king, k", "+KING, +K", "-king, -k", "KING^, K^", "+knight^, +n^"})
  void keepsSideStateAndTerminalMarkerBothWays(String name, String letter) {
    assertThat(CHESS.toPin(Pnn.parse(name))).contains(Pin.parse(letter));
    assertThat(CHESS.toPnn(Pin.parse(letter))).contains(Pnn.parse(name));
  }

  @Test
  void readsAliasesAndWritesNames() {
    assertThat(CHESS.toPin(Pnn.parse("-horse^"))).contains(Pin.parse("-n^"));
    assertThat(CHESS.toPnn(Pin.parse("-n^"))).contains(Pnn.parse("-knight^"));
    assertThat(CHESS.toPin(Pnn.parse("FERZ"))).contains(Pin.parse("F"));
    assertThat(CHESS.toPnn(Pin.parse("F"))).isEmpty();
  }

  @Test
  void isEmptyForOtherNamesAndLetters() {
    assertThat(CHESS.toPin(Pnn.parse("QUEEN"))).isEmpty();
    assertThat(CHESS.toPnn(Pin.parse("Q"))).isEmpty();
  }

  @Test
  void rejectsAmbiguousEntries() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().map("KING", 'K').map("KNIGHT", 'K'))
        .withMessage(
            "'K' is the letter of KING already and cannot turn back into KNIGHT as well; add that as an alias");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().map("KING", 'K').map("KING", 'G'))
        .withMessage("KING has the letter 'K' already and cannot turn into 'G' as well");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().map("KING", 'K').alias("KING", 'G'))
        .withMessage("KING has the letter 'K' already and cannot turn into 'G' as well");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().alias("KING", 'K').map("KING", 'G'))
        .withMessage("KING has the letter 'K' already and cannot turn into 'G' as well");
  }

  @Test
  void staysAsItWasAfterARejection() {
    PnnPinMapping.Builder builder = PnnPinMapping.builder().map("KING", 'K');
    assertThatIllegalArgumentException().isThrownBy(() -> builder.map("KING", 'G'));
    assertThat(builder.build())
        .isEqualTo(PnnPinMapping.builder().map("KING", 'K').build());
  }

  @Test
  void rejectsWhatIsNotANameOrLetter() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().map("King", 'K'))
        .withMessage(
            "Expected a name of upper-case letters (A-Z), whichever the side, but found 'i' in \"King\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> PnnPinMapping.builder().map("KING", 'k'))
        .withMessage("Expected an upper-case letter (A-Z), whichever the side, but found 'k'");
  }

  @Test
  void takesTheSameEntryTwice() {
    assertThat(PnnPinMapping.builder()
            .map("KING", 'K')
            .map("KING", 'K')
            .alias("KING", 'K')
            .build())
        .hasToString("{KING=K}");
    assertThat(
            PnnPinMapping.builder().alias("KING", 'K').map("KING", 'K').build().names())
        .containsExactly(entry('K', "KING"));
  }

  @Test
  void isAValue() {
    PnnPinMapping.Builder builder = PnnPinMapping.builder().map("KING", 'K');
    PnnPinMapping king = builder.build();
    builder.map("QUEEN", 'Q');
    assertThat(king.types()).containsExactly(entry("KING", 'K'));
    assertThat(king)
        .isEqualTo(PnnPinMapping.builder().map("KING", 'K').build())
        .hasSameHashCodeAs(PnnPinMapping.builder().map("KING", 'K').build())
        .isNotEqualTo(builder.build())
        .isNotEqualTo(PnnPinMapping.builder().alias("KING", 'K').build());
    assertThat(CHESS).hasToString("{KING=K, KNIGHT=N, HORSE=N, FERZ=F}");
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> king.types().put("QUEEN", 'Q'));
  }
}
