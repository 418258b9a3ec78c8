package dev.masu.schema.internal.networknt;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.DialectRegistry;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.format.Format;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.text.Uris;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** networknt's dialects as they are, but that {@code format} asserts Masu's notations, and no format that Masu does not. */
final class DialectsWithNotations {
  private static final Map<String, Dialect> BY_ID = Stream.of(
          Dialects.getDraft4(),
          Dialects.getDraft6(),
          Dialects.getDraft7(),
          Dialects.getDraft201909(),
          Dialects.getDraft202012())
      .collect(Collectors.toUnmodifiableMap(
          dialect -> Uris.withoutEmptyFragment(dialect.getId()),
          DialectsWithNotations::withNotations));

  private DialectsWithNotations() {}

  /** These dialects, and those whose meta-schema a catalogue holds. */
  static DialectRegistry registry() {
    return new DefaultDialectRegistry(id -> BY_ID.get(Uris.withoutEmptyFragment(id)));
  }

  private static Dialect withNotations(Dialect dialect) {
    return Dialect.builder(dialect)
        .formats(formats -> formats.keySet().retainAll(Formats.names()))
        .formats(Stream.of(Notation.values()).map(NotationFormat::new).toList())
        .build();
  }

  private record NotationFormat(Notation notation) implements Format {
    @Override
    public String getName() {
      return notation.format();
    }

    @Override
    public boolean matches(ExecutionContext context, String value) {
      return notation.isValid(value);
    }
  }
}
