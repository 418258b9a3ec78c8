package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.format.Formats;
import java.util.Map;

/**
 * One of our formats in place of networknt's.
 *
 * @param name its name as a {@code format}
 * @param check the check of its strings
 */
record CheckedFormat(String name, FormatCheck check) implements Format {
  /** Replaces all formats of a dialect. */
  static void replaceAll(Map<String, Format> formats) {
    formats.clear();
    for (String name : Formats.names()) {
      Formats.of(name).ifPresent(check -> formats.put(name, new CheckedFormat(name, check)));
    }
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public boolean matches(ExecutionContext context, String value) {
    return check.isValid(value);
  }
}
