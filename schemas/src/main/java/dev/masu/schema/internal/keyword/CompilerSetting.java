package dev.masu.schema.internal.keyword;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CustomKeyword;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.format.Formats;
import java.util.Map;
import java.util.Optional;

/**
 * What schemas are compiled with.
 *
 * @param limits the bounds of each check
 * @param assertsFormats whether formats are asserted
 * @param formats the user's formats by name
 * @param keywords the user's keywords by name
 */
public record CompilerSetting(
    CheckLimits limits,
    boolean assertsFormats,
    Map<String, FormatCheck> formats,
    Map<String, CustomKeyword> keywords) {

  /** A setting without formats and keywords of the user's. */
  public static CompilerSetting of(CheckLimits limits, boolean assertsFormats) {
    return new CompilerSetting(limits, assertsFormats, Map.of(), Map.of());
  }

  /** The check of a format, or empty if there is none. */
  Optional<FormatCheck> format(String name) {
    FormatCheck own = formats.get(name);
    return own == null ? Formats.of(name) : Optional.of(own);
  }
}
