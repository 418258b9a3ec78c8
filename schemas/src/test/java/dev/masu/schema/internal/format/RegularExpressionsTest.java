package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** ECMA-262, section 22.2.1. */
class RegularExpressionsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      ``                                | regex
      ^a$                               | regex
      [a-z]{1,2}?                       | regex
      (?<n>a)\\k<n>                     | regex
      (?<=a)(?!b)                       | regex
      []                                | regex
      [^]                               | regex
      \\p{L}\\u{1F600}\\cA              | regex
      \\p{Emoji}+\\P{scx=Greek}[\\p{RI}] | regex
      \\p{Script=Garay}                  | regex
      `(?<n>a)|(?<n>b)`                 | regex
      \\p{Emoji}(                        | ``
      \\p{Emoji-Yes}                     | ``
      (                                 | ``
      )                                 | ``
      [                                 | ``
      *                                 | ``
      a**                               | ``
      a{2,1}                            | ``
      \\                                | ``
      \\a                               | ``
      \\Z                               | ``
      (?i)a                             | ``
      (?<n>a)(?<n>b)                    | ``
      \\p{}                             | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "regex");
  }
}
