package dev.masu.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[a-zA-Z]+}");

  /** Texts that are the same in German, since they are JSON's own or hold a placeholder alone. */
  private static final Set<String> ALIKE = Set.of(
      "binding",
      "notation",
      "problem",
      "stream-constraint",
      "syntax.parser",
      "type.false",
      "type.null",
      "type.true");

  private static final Map<String, String> ENGLISH = Texts.in(Locale.ENGLISH).byKey();

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Map<String, Set<String>> placeholders(Map<String, String> texts) {
    Map<String, Set<String>> placeholders = new TreeMap<>();
    texts.forEach((key, text) -> placeholders.put(key, placeholders(text)));
    return placeholders;
  }

  @ParameterizedTest
  @ValueSource(strings = "de")
  void everyLanguageHasTheSameKeysWithTheSamePlaceholders(String language) {
    Map<String, String> texts = Texts.in(Locale.forLanguageTag(language)).byKey();
    assertThat(placeholders(texts)).isEqualTo(placeholders(ENGLISH));
    assertThat(texts.values()).noneMatch(String::isBlank);
  }

  @Test
  void everyTextIsTranslated() {
    Map<String, String> german = Texts.in(Locale.GERMAN).byKey();
    assertThat(ENGLISH.keySet().stream()
            .filter(key -> Objects.equals(ENGLISH.get(key), german.get(key)))
            .collect(Collectors.toSet()))
        .isEqualTo(ALIKE);
  }

  @Test
  void everyVariantHasATextThatItIsAVariantOf() {
    List<String> variants = ENGLISH.keySet().stream()
        .filter(key -> key.endsWith(".one") || key.endsWith(".hidden"))
        .map(key -> key.substring(0, key.lastIndexOf('.')))
        .toList();
    assertThat(variants).isNotEmpty();
    assertThat(ENGLISH).containsKeys(variants.toArray(new String[0]));
  }

  /** What hides a document's text must not name it. */
  @Test
  void hiddenValuesAreNotRead() {
    assertThat(ENGLISH.keySet().stream().filter(key -> key.endsWith(".hidden")))
        .allSatisfy(key -> assertThat(placeholders(ENGLISH.getOrDefault(key, "")))
            .doesNotContain(
                "{actual}", "{byte}", "{escape}", "{nearest}", "{problem}", "{property}"));
  }

  @ParameterizedTest
  @CsvSource({
    "de, Zeile 3",
    "de-AT, Zeile 3",
    "de-CH-1996, Zeile 3",
    "en, line 3",
    "en-US, line 3",
    "fr, line 3",
    "tr, line 3",
    "'', line 3"
  })
  void aLocaleWithoutTextsOfItsOwnGetsEnglish(String tag, String expected) {
    String text =
        Texts.in(Locale.forLanguageTag(tag)).fill("place", Map.of("line", "3", "column", "$1\\"));
    assertThat(text).startsWith(expected + ", ").endsWith(" $1\\");
  }

  @Test
  void aMissingTextIsReportedByItsKey() {
    assertThatThrownBy(() -> Texts.in(Locale.ENGLISH).text("no.such.key"))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("no.such.key");
  }
}
