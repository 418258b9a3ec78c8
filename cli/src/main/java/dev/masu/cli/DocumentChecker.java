package dev.masu.cli;

import dev.masu.ggn.Ggn;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.source.Utf8Check;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks the documents of one type, and counts what a valid one holds.
 *
 * @param <T> the type
 */
final class DocumentChecker<T> implements Checker {
  /** Otherwise it would take UTF-16 as well, and a byte order mark. */
  private static final JsonFactory UTF_8_ALONE = JsonFactory.builder()
      .disable(TokenStreamFactory.Feature.CHARSET_DETECTION)
      .build();

  private static final JsonMapper MAPPER =
      JsonMapper.builder(UTF_8_ALONE).addModule(new MasuModule()).build();

  private final CompiledSchema schema;
  private final Class<T> type;
  private final Function<T, List<String>> counts;

  private DocumentChecker(String schemaId, Class<T> type, Function<T, List<String>> counts) {
    this.schema = SchemaCatalog.bundled().schema(schemaId);
    this.type = type;
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
  public Verdict check(byte[] content) {
    // Jackson takes some bytes for characters that are none.
    if (!Utf8Check.accepts(content, 0, content.length)) {
      return new Verdict(schema.check(content));
    }
    try {
      T document = MAPPER.readValue(content, type);
      return new Verdict(CheckReport.valid(), counts.apply(document));
    } catch (JacksonException e) {
      return refused(content, e);
    }
  }

  private Verdict refused(byte[] content, JacksonException reason) {
    CheckReport report = schema.check(content);
    if (report.isValid()) {
      // Typed reading refuses what its schema allows: no fault of the document's.
      throw reason;
    }
    return new Verdict(report);
  }
}
