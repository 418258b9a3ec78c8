package dev.masu.schema.internal.networknt;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.DialectRegistry;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.format.Format;
import dev.masu.schema.internal.format.FormatCheck;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.format.NotationFormat;
import dev.masu.schema.internal.text.Uris;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * networknt's dialects, changed only in {@code format}: it also asserts Masu's notations, and no format that Masu
 * does not assert.
 */
final class NetworkntDialects {
  private NetworkntDialects() {}

  /**
   * The registry of these dialects and of those whose meta-schema is in a catalogue.
   *
   * @param formats the user's formats by name
   */
  static DialectRegistry registry(Map<String, FormatCheck> formats) {
    Map<String, Dialect> byId = Stream.of(
            Dialects.getDraft4(),
            Dialects.getDraft6(),
            Dialects.getDraft7(),
            Dialects.getDraft201909(),
            Dialects.getDraft202012())
        .collect(Collectors.toUnmodifiableMap(
            dialect -> Uris.withoutEmptyFragment(dialect.getId()),
            dialect -> withFormats(dialect, formats)));
    return new DefaultDialectRegistry(id -> byId.get(Uris.withoutEmptyFragment(id)));
  }

  private static Dialect withFormats(Dialect dialect, Map<String, FormatCheck> formats) {
    Dialect.Builder builder = Dialect.builder(dialect);
    builder.formats(standard -> standard.keySet().retainAll(Formats.names()));
    for (NotationFormat notation : NotationFormat.values()) {
      builder.format(new CheckedFormat(notation.format(), notation.check()));
    }
    formats.forEach((name, check) -> builder.format(new CheckedFormat(name, check)));
    return builder.build();
  }

  private record CheckedFormat(String name, FormatCheck check) implements Format {
    @Override
    public String getName() {
      return name;
    }

    @Override
    public boolean matches(ExecutionContext context, String value) {
      return check.isValid(value);
    }
  }
}
