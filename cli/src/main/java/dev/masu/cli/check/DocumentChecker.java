package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.CheckedReader;
import dev.masu.jackson.CheckedResult;
import dev.masu.jackson.CheckedResult.Bound;
import dev.masu.jackson.CheckedResult.Rejected;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.Utf8Check;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks the documents of one type by binding them, and counts what a valid one holds. Those that are too long to be
 * held are only checked.
 *
 * @param <T> the type
 */
final class DocumentChecker<T> extends SchemaChecker {
  /** Reads UTF-8 alone: with detection it would read UTF-16 too, and pass over a byte order mark. */
  static final JsonMapper MAPPER = JsonMapper.builder(JsonArrayPrinter.ASCII
          .rebuild()
          .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
          .build())
      .addModule(new MasuModule())
      .build();

  private final CheckedReader<T> reader;
  private final Function<T, List<String>> counts;

  private DocumentChecker(String schemaId, Class<T> type, Function<T, List<String>> counts) {
    super(SchemaCatalog.bundled().schema(schemaId));
    this.reader = CheckedReader.of(MAPPER, type);
    this.counts = counts;
  }

  static Checker stn() {
    return new DocumentChecker<>(
        SchemaCatalog.STN,
        Stn.class,
        stn -> List.of(
            Amount.of(stn.board().size(), "square", "squares"),
            Amount.of(stn.hands().size(), "hand change", "hand changes")));
  }

  static Checker ggn() {
    return new DocumentChecker<>(
        SchemaCatalog.GGN,
        Ggn.class,
        ggn -> List.of(
            Amount.of(ggn.entries().size(), "piece", "pieces"),
            Amount.of(ggn.transitionCount(), "transition", "transitions")));
  }

  @Override
  CheckOutcome checkHeld(byte[] content) {
    // Jackson reads some bytes as characters that are not UTF-8.
    if (!Utf8Check.accepts(content, 0, content.length)) {
      return super.checkHeld(content);
    }
    CheckedResult<T> result = reader.read(content);
    return result instanceof Bound<T> bound
        ? CheckOutcome.valid(counts.apply(bound.value()))
        : CheckOutcome.of(((Rejected<T>) result).report(), text(content));
  }
}
