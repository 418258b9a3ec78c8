package dev.masu.schema.internal.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for all formats: no text makes them throw, and the locale does not matter. */
class AnyTextTest {
  private static final int SMALL_STACK = 256 * 1024;

  private static final String CHARACTERS =
      "aAzZ09+-.,:;/?#[]@%~'\"\\(){}*|^$_PTWYMDHS xn\u0000\t\n\u00b7\u00e9\u0130\u0131\u0301\u0375"
          + "\u05d0\u05f3\u0628\u0661\u06f1\u094d\u200c\u200d\u212a\u3002\u30fb\u5b9e\ud83d\ude00\uffff";

  static Iterable<String> formats() {
    return Formats.names();
  }

  @Test
  void unknownFormatsHaveNoCheck() {
    assertThat(Formats.of("color")).isEmpty();
    assertThat(Formats.of("")).isEmpty();
    assertThat(new ArrayList<>(Formats.names())).isSorted().doesNotContain("color");
  }

  @ParameterizedTest
  @MethodSource("formats")
  void verdictsAreTheSameInEveryLocale(String format) {
    FormatCheck check = Formats.of(format).orElseThrow();
    List<Boolean> verdicts = verdicts(check);
    Locale locale = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr-TR-u-nu-arab"));
      assertThat(verdicts(check)).isEqualTo(verdicts);
    } finally {
      Locale.setDefault(locale);
    }
  }

  private static List<Boolean> verdicts(FormatCheck check) {
    Random random = new Random(1);
    List<Boolean> verdicts = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "xn--" : "");
      for (int length = random.nextInt(8); length > 0; length--) {
        text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      verdicts.add(check.isValid(text.toString()));
    }
    return verdicts;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void longTextsNeedLittleStack(String format) throws Exception {
    FormatCheck check = Formats.of(format).orElseThrow();
    int checked = Threads.callOnStack(SMALL_STACK, () -> {
      int count = 0;
      for (String part : List.of("a", "a.", "0", "1:", "/", "~0", "%41", "{a}", "(", "[", "\"")) {
        for (String start : List.of("", "a@", "a@[IPv6:", "http://", "0", "P", "{", "CHESS:")) {
          check.isValid(start + part.repeat(50_000));
          count++;
        }
      }
      return count;
    });
    assertThat(checked).isEqualTo(88);
  }

  @ParameterizedTest
  @CsvSource({
    "uri, http://, @, false",
    "uri, http://, :, false",
    "uri, http://, [, false",
    "uri, http://, [:, false",
    "uri, http://, [v1., false",
    "uri, http://, a@, false",
    "uri, a:, /%41, true",
    "uri, a:, #, false",
    "iri-reference, //[, [, false",
    "iri-reference, //, é@, false",
    "uri-template, '', {a}~, true",
    "uri-template, '', '{a,', false",
    "json-pointer, '', /~0, true",
    "relative-json-pointer, 0-, 1, true",
  })
  void verdictsOnLongTextsTakeLinearTime(
      String format, String start, String part, boolean isValid) {
    FormatCheck check = Formats.of(format).orElseThrow();
    assertThat(check.isValid(start + part.repeat(500_000))).isEqualTo(isValid);
  }

  @ParameterizedTest
  @ValueSource(strings = {"email", "idn-email", "hostname", "idn-hostname"})
  void textsBeyondTheMaximumLengthAreRejectedAtOnce(String format) {
    FormatCheck check = Formats.of(format).orElseThrow();
    for (String part : List.of("a", "a.", "@", "a@", "\"", "\\", "a@[IPv6:", ":", ".")) {
      String text = part.repeat(1_000_000);
      assertThat(List.of(text, "a@" + text, "a@[IPv6:" + text + "]")).noneMatch(check::isValid);
    }
  }
}
