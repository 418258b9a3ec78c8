package dev.masu.schema.internal.networknt;

import com.networknt.schema.Schema;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.SchemaSource;
import dev.masu.schema.internal.tokens.NextValue;
import dev.masu.schema.internal.tokens.ParserCheck;
import dev.masu.schema.internal.tokens.Tape;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** A schema that networknt's validator evaluates over the whole document, once Masu has found it to be strict JSON. */
public final class NetworkntSchema implements CompiledSchema, ParserCheck {
  private final Schema schema;
  private final CheckLimits limits;
  private final DocumentSize size;
  private final StreamingSchema reading;

  NetworkntSchema(SchemaSource source, Schema schema, CheckLimits limits) {
    this.schema = schema;
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.reading = new StreamingSchema(source, SchemaNode.ANYTHING, limits, false);
  }

  @Override
  public String id() {
    return reading.id();
  }

  @Override
  public String text() {
    return reading.text();
  }

  @Override
  public JsonNode json() {
    return reading.json();
  }

  @Override
  public String toString() {
    return reading.toString();
  }

  @Override
  public boolean isStreaming() {
    return false;
  }

  @Override
  public CheckReport check(String json) {
    CheckReport report = reading.check(json);
    return report.isValid() ? evaluated(json) : report;
  }

  @Override
  public CheckReport check(byte[] json) {
    CheckReport report = reading.check(json);
    return report.isValid() ? evaluated(DocumentText.of(json).text()) : report;
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
  public CheckReport check(Path file) throws IOException {
    try (InputStream json = Files.newInputStream(file)) {
      return check(json);
    }
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
        .orElseGet(() -> read(parser, Pointers.ofCurrentValue(parser)).report());
  }

  @Override
  public Checked read(JsonParser parser, String pointer) {
    boolean inBytes = parser.currentLocation().getByteOffset() >= 0;
    Checked read = reading.read(parser, pointer);
    return read.report().isValid()
        ? new Checked(
            read.value(), evaluated(read.value(), pointer, TokenLocator.asJacksonCounts(inBytes)))
        : read;
  }

  @Override
  public CheckReport check(Tape.Part value, String pointer) {
    CheckReport report = reading.check(value, pointer);
    return report.isValid() ? evaluated(value, pointer, TokenLocator.asJacksonCounts()) : report;
  }

  private CheckReport evaluated(String json) {
    try (JsonParser parser = JsonTexts.unsharedParser(DocumentText.of(json))) {
      parser.nextToken();
      return evaluated(reading.read(parser, "").value(), "", TokenLocator.in(json));
    }
  }

  private CheckReport evaluated(Tape.Part value, String pointer, TokenLocator locator) {
    return new NetworkntEvaluation(schema, limits, value, pointer, locator).report();
  }
}
