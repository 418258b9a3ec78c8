package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.CheckedReader;
import dev.masu.jackson.CheckedResult;
import dev.masu.jackson.CheckedResult.Bound;
import dev.masu.jackson.CheckedResult.Rejected;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.document.MalformedUtf8;
import dev.masu.schema.internal.document.Utf8Check;
import dev.masu.schema.internal.document.Utf8Stream;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks the documents of one type, and counts what a valid one holds.
 *
 * @param <T> the type
 */
final class DocumentChecker<T> extends JsonChecker {
  /** Reads UTF-8 alone: with detection it would read UTF-16 too, and pass over a byte order mark. */
  static final JsonMapper MAPPER = JsonMapper.builder(JsonArrayPrinter.ASCII
          .rebuild()
          .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
          .build())
      .addModule(new MasuModule())
      .build();

  private final CompiledSchema schema;
  private final CheckedReader<T> reader;
  private final Function<T, List<String>> counts;

  private DocumentChecker(String schemaId, Class<T> type, Function<T, List<String>> counts) {
    this.schema = SchemaCatalog.bundled().schema(schemaId);
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
    return Utf8Check.accepts(content, 0, content.length)
        ? outcome(reader.read(content))
        : CheckOutcome.of(schema.check(content), text(content));
  }

  @Override
  CheckOutcome checkStream(byte[] start, InputStream content) throws IOException {
    try {
      return outcome(reader.read(Utf8Stream.of(content)));
    } catch (MalformedUtf8 e) {
      return CheckOutcome.of(CheckReport.of(List.of(e.problem().violation("", null)), 1), "");
    } catch (CharacterCodingException e) {
      return CheckOutcome.of(schema.check(start), text(start));
    }
  }

  private CheckOutcome outcome(CheckedResult<T> result) {
    if (result instanceof Rejected<T> rejected) {
      return CheckOutcome.of(rejected.report(), rejected.text());
    }
    return CheckOutcome.valid(counts.apply(((Bound<T>) result).value()));
  }
}
