package dev.masu.schema.internal.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** A text is found as the one that it is, also where it is packed and where its chars are zeros or not ASCII. */
final class KnownTextsTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  private static final List<String> TEXTS = List.of(
      "",
      "a",
      "aa",
      "\u0000",
      "\u0000a",
      "a\u0000",
      "\u0001",
      "\u007f",
      "\u0080",
      "\u00e1",
      "a\u00e1",
      "\u00e1a",
      "123456789",
      "\u0000123456789",
      "1234567890",
      "12345678\u00e1");

  static List<String> texts() {
    return TEXTS;
  }

  @ParameterizedTest
  @MethodSource("texts")
  void noTextIsTakenForAnother(String known) {
    KnownTexts texts = new KnownTexts();
    texts.add(known);
    assertThat(TEXTS).filteredOn(text -> find(texts, text) != null).containsExactly(known);
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextIsFoundAmongOthers(String text) {
    KnownTexts texts = new KnownTexts();
    TEXTS.forEach(texts::add);
    assertThat(find(texts, text)).extracting(KnownText::text).isEqualTo(text);
  }

  private static @Nullable KnownText find(KnownTexts texts, String text) {
    try (JsonParser parser = MAPPER.createParser(MAPPER.writeValueAsString(text))) {
      parser.nextToken();
      return texts.find(parser);
    }
  }
}
