package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 6901, section 3, and the draft of relative pointers. */
class JsonPointersTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      ``                                | json-pointer
      /                                 | json-pointer
      //                                | json-pointer
      /a/0                              | json-pointer
      /~0~1                             | json-pointer
      /a#b                              | json-pointer
      /é 😀                              | json-pointer
      /~                                | ``
      /~2                               | ``
      /~~0                              | ``
      a                                 | ``
      ~0                                | ``
      `#/a`                             | ``
      0                                 | relative-json-pointer
      12/a                              | relative-json-pointer
      0#                                | relative-json-pointer
      0+1                               | relative-json-pointer
      0-10#                             | relative-json-pointer
      1-1/~0                            | relative-json-pointer
      12345678901234567890              | relative-json-pointer
      00                                | ``
      01/a                              | ``
      0a                                | ``
      0##                               | ``
      0#/a                              | ``
      0+                                | ``
      0-#                               | ``
      0+01                              | ``
      0+1-1                             | ``
      -1                                | ``
      +1                                | ``
      0/~                               | ``
      १                                 | ``
      `/\n`                             | json-pointer
      10/a#b                            | relative-json-pointer
      1+10#                             | relative-json-pointer
      1+0                               | relative-json-pointer
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "json-pointer relative-json-pointer");
  }
}
