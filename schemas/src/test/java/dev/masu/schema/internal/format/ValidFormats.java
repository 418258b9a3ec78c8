package dev.masu.schema.internal.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which formats of a family a text is valid in. */
final class ValidFormats {
  private ValidFormats() {}

  /** Asserts that of some formats, separated by spaces, a text is valid in those listed and no others. */
  static void assertValid(String text, String valid, String formats) {
    assertThat(of(text, list(formats))).as(text).isEqualTo(list(valid));
  }

  static List<String> of(String text, Iterable<String> formats) {
    List<String> valid = new ArrayList<>();
    for (String format : formats) {
      if (Formats.of(format).orElseThrow().isValid(text)) {
        valid.add(format);
      }
    }
    return valid;
  }

  private static List<String> list(String formats) {
    return Arrays.stream(formats.split(" +")).filter(name -> !name.isEmpty()).toList();
  }
}
