package dev.masu.schema.internal.networknt;

import com.networknt.schema.Schema;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.tokens.NextValue;
import dev.masu.schema.internal.tokens.Tape;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * The engine that has networknt's validator evaluate the whole document, after Masu has checked that it is strict JSON.
 */
final class NetworkntSchema implements SchemaEngine {
  private final Schema schema;
  private final CheckLimits limits;
  private final DocumentSize size;
  private final StreamingSchema syntaxCheck;

  NetworkntSchema(Schema schema, CheckLimits limits) {
    this.schema = schema;
    this.limits = limits;
    this.size = new DocumentSize(limits.maxDocumentSize());
    this.syntaxCheck = new StreamingSchema(SchemaNode.ANYTHING, limits, false);
  }

  @Override
  public CheckReport check(String json) {
    CheckReport report = syntaxCheck.check(json);
    return report.isValid() ? evaluated(json) : report;
  }

  @Override
  public CheckReport check(byte[] json) {
    CheckReport report = syntaxCheck.check(json);
    return report.isValid() ? evaluated(new String(json, StandardCharsets.UTF_8)) : report;
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    return check(size.read(json));
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    return check(size.read(json));
  }

  @Override
  public CheckReport check(JsonNode tree) {
    try (JsonParser parser = new TreeTraversingParser(tree)) {
      return check(parser);
    }
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return NextValue.missing(parser)
        .orElseGet(() -> read(parser, ValuePath.ofCurrentValue(parser)).report());
  }

  @Override
  public Checked read(JsonParser parser, ValuePath path) {
    TokenLocator locator = TokenLocator.of(parser);
    Checked checked = syntaxCheck.read(parser, path);
    return checked.report().isValid()
        ? new Checked(checked.value(), evaluated(checked.value(), path.toString(), locator))
        : checked;
  }

  @Override
  public CheckReport check(Tape.Part value, ValuePath path) {
    CheckReport report = syntaxCheck.check(value, path);
    return report.isValid()
        ? evaluated(value, path.toString(), TokenLocator.asJacksonCounts())
        : report;
  }

  private CheckReport evaluated(String json) {
    try (JsonParser parser = JsonTexts.parser(json)) {
      parser.nextToken();
      return evaluated(syntaxCheck.read(parser, ValuePath.ROOT).value(), "", TokenLocator.in(json));
    }
  }

  private CheckReport evaluated(Tape.Part value, String pointer, TokenLocator locator) {
    return new NetworkntEvaluation(schema, limits, value, pointer, locator).report();
  }
}
