package dev.masu.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.internal.notation.NotationTexts;
import dev.masu.internal.text.TextBundle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NotationProblemTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-zA-Z]+}");

  private static final Map<String, Consumer<String>> PARSERS = Map.ofEntries(
      Map.entry("sin", Sin::parse),
      Map.entry("snn", Snn::parse),
      Map.entry("pin", Pin::parse),
      Map.entry("qpi", Qpi::parse),
      Map.entry("gan", Gan::parse),
      Map.entry("cell", Cell::parse),
      Map.entry("pnn", Pnn::parse),
      Map.entry("legacy", LegacyGan::parse),
      Map.entry("legacy-to-gan", text -> LegacyGan.parse(text).toGan()),
      Map.entry("gan-to-legacy", text -> LegacyGan.fromGan(Gan.parse(text))),
      Map.entry("qpi-to-gan", text -> Qpi.parse(text).toGan("CHESS")),
      Map.entry("piece", Piece::parse),
      Map.entry("hand", Piece::parseInHand),
      Map.entry("occupation", Occupation::parse));

  private static NotationException rejected(String notation, String text) {
    return catchThrowableOfType(
        NotationException.class, () -> PARSERS.getOrDefault(notation, t -> {}).accept(text));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          sin  | 1    | "1" ist nicht gültig als SIN: erwartet wurde ein Buchstabe (A-Z oder a-z), gefunden wurde '1' (Index 0; Beispiel: C)
          sin  | Cc   | "Cc" ist nicht gültig als SIN: erwartet wurde das Ende des Textes, gefunden wurde 'c' (Index 1; Beispiel: C)
          snn  | Cc   | "Cc" ist nicht gültig als SNN: erwartet wurde A-Z, 0-9 oder das Ende des Textes, gefunden wurde 'c' (Index 1; Beispiel: CHESS)
          pin  | +    | "+" ist nicht gültig als PIN: erwartet wurde ein Buchstabe (A-Z oder a-z), gefunden wurde das Ende des Textes (Index 1; Beispiel: +R)
          qpi  | C;K  | "C;K" ist nicht gültig als QPI: erwartet wurde ':', gefunden wurde ';' (Index 1; Beispiel: C:K)
          qpi  | C:k  | "C:k" ist nicht gültig als QPI: Stil 'C' und Figur 'k' gehören zu verschiedenen Seiten (Index 2; Beispiel: C:K)
          cell | E4   | "E4" ist nicht gültig als CELL: erwartet wurde ein Kleinbuchstabe (a-z), gefunden wurde 'E' (Index 0; Beispiel: e4)
          cell | e0   | "e0" ist nicht gültig als CELL: erwartet wurde ein Kleinbuchstabe (a-z), eine Ziffer (1-9) oder das Ende des Textes, gefunden wurde '0' (Index 1; Beispiel: e4)
          cell | a2147483649 | "a2147483649" ist nicht gültig als CELL: Dimension 2 geht über den größten Index 2147483647 hinaus (Index 10; Beispiel: e4)
          pnn  | K1   | "K1" ist nicht gültig als PNN: erwartet wurde A-Z, '^' oder das Ende des Textes, gefunden wurde '1' (Index 1; Beispiel: +ROOK)
          legacy | W-K | "W-K" ist nicht gültig als altes GAN: erwartet wurde A-Z, 0-9, '_' oder ':', gefunden wurde '-' (Index 1; Beispiel: W:_K)
          legacy-to-gan | X:KK | "X:KK" ist nicht gültig als GAN: die Abkürzung KK ist länger als ein Buchstabe (Index 3; Beispiel: CHESS:K)
          legacy-to-gan | A_B:K | "A_B:K" ist nicht gültig als GAN: der Name eines Stils hat kein '_' (Index 1; Beispiel: CHESS:K)
          gan-to-legacy | CHESS:-K | "CHESS:-K" ist nicht gültig als altes GAN: es gibt keinen geschwächten Zustand (Index 6; Beispiel: W:_K)
          gan-to-legacy | W:K | "W:K" ist nicht gültig als altes GAN: das Spiel „W“ stünde für WESTERN (Index 0; Beispiel: W:_K)
          qpi-to-gan | C:K^ | "C:K^" ist nicht gültig als GAN: das Endzeichen hat in GAN keinen Platz (Index 3; Beispiel: CHESS:K)
          piece | CHESS:K' ' | "CHESS:K' '" ist nicht gültig als GGN-Figur: erwartet wurde das Ende des Textes, gefunden wurde ' ' (Index 8; Beispiel: CHESS:K)
          hand  | C:+K  | "C:+K" ist nicht gültig als GGN-Figur auf der Hand: erwartet wurde ein Buchstabe, da Figuren auf der Hand kein Vorzeichen haben, gefunden wurde '+' (Index 2; Beispiel: CHESS:P)
          hand  | C:K'  | "C:K'" ist nicht gültig als GGN-Figur auf der Hand: erwartet wurde das Ende des Textes, da Figuren auf der Hand keinen Zusatz haben, gefunden wurde ''' (Index 3; Beispiel: CHESS:P)
          occupation | foe | "foe" ist nicht gültig als GGN-Besetzung: erwartet wurde empty, occupied, enemy, ally oder eine Figur wie CHESS:K, gefunden wurde 'f' (Index 0; Beispiel: enemy)
          """)
  void isInGerman(String notation, String text, String expected) {
    NotationProblem problem = rejected(notation, text).problem();
    assertThat(problem.message(Locale.GERMANY)).isEqualTo(expected);
    assertThat(expected).contains(": " + problem.reason(Locale.GERMAN) + " (Index ");
  }

  @Test
  void isInEnglishForAllOtherLanguages() {
    NotationException thrown = rejected("qpi", "C;K");
    NotationProblem problem = thrown.problem();
    String english =
        "\"C;K\" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)";
    assertThat(thrown).hasMessage(english);
    assertThat(problem).hasToString(english);
    assertThat(problem.message(Locale.FRENCH)).isEqualTo(english);
    assertThat(problem.reason(Locale.ROOT)).isEqualTo(thrown.reason());
    assertThat(problem.notation()).isEqualTo("QPI");
    assertThat(problem.index()).isEqualTo(1);
  }

  @Test
  void leavesTheWordsOfTheCallersAsTheyAre() {
    NotationException thrown = new NotationException("my notation", "a".repeat(100), 0, "is wrong");
    assertThat(thrown.problem().message(Locale.GERMAN))
        .isEqualTo("\"" + "a".repeat(60)
            + "\"... (60 von 100 Zeichen) ist nicht gültig als my notation: is wrong (Index 0)");
    assertThat(
            NotationException.expected("X", "x", "", 0, "x", "end").problem().reason(Locale.GERMAN))
        .isEqualTo("erwartet wurde x oder das Ende des Textes, gefunden wurde das Ende des Textes");
  }

  @Test
  void isEqualToWhatSaysTheSame() {
    NotationProblem problem = rejected("qpi", "C;K").problem();
    assertThat(problem)
        .isEqualTo(rejected("qpi", "C;K").problem())
        .hasSameHashCodeAs(rejected("qpi", "C;K").problem())
        .isNotEqualTo(rejected("qpi", "C;Q").problem())
        .isNotEqualTo(rejected("qpi", "C").problem())
        .isNotEqualTo(rejected("gan", "C;K").problem())
        .isNotEqualTo("problem");
  }

  @Test
  void survivesSerializationWithItsException() throws IOException, ClassNotFoundException {
    NotationException thrown = rejected("cell", "e0");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(thrown);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      NotationException read = (NotationException) in.readObject();
      assertThat(read.problem()).isEqualTo(thrown.problem());
      assertThat(read).hasMessage(thrown.getMessage());
    }
  }

  private static Map<String, Set<String>> placeholders(TextBundle texts) {
    Map<String, Set<String>> placeholders = new TreeMap<>();
    texts
        .byKey()
        .forEach((key, text) -> placeholders.put(
            key,
            PLACEHOLDER
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new))));
    return placeholders;
  }

  @Test
  void everyLanguageHasTheSameKeysWithTheSamePlaceholders() {
    TextBundle german = NotationTexts.in(Locale.GERMAN);
    assertThat(placeholders(german)).isEqualTo(placeholders(NotationTexts.in(Locale.ENGLISH)));
    assertThat(german.byKey().values()).noneMatch(String::isBlank);
  }
}
