package dev.masu.schema.internal.compile;

import dev.masu.schema.CustomKeyword;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.format.Formats;
import java.util.Map;
import java.util.Optional;

/**
 * How schemas are compiled.
 *
 * @param assertsFormats whether formats are asserted
 * @param formats the custom formats by name
 * @param keywords the custom keywords by name
 */
public record CompilerOptions(
    boolean assertsFormats, Map<String, FormatCheck> formats, Map<String, CustomKeyword> keywords) {

  /** The check of a format, or empty if the format is unknown. */
  public Optional<FormatCheck> format(String name) {
    return Optional.ofNullable(formats.get(name)).or(() -> Formats.of(name));
  }
}
