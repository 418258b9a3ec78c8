package dev.masu.schema.internal.networknt;

import com.networknt.schema.Schema;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.check.TapeCheck;
import dev.masu.schema.internal.location.OrderedViolation;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.ReadProblem;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.source.SchemaSource;
import dev.masu.schema.internal.source.SyntaxReport;
import dev.masu.schema.internal.tokens.NextValue;
import dev.masu.schema.internal.tokens.ParserCheck;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeRecorder;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** A schema that networknt's validator evaluates over the whole document. */
public final class NetworkntSchema implements CompiledSchema, ParserCheck {
  private final SchemaSource source;
  private final Schema schema;
  private final CheckLimits limits;
  private final DocumentSize size;
  private final TapeCheck reading;

  NetworkntSchema(SchemaSource source, Schema schema, CheckLimits limits) {
    this.source = source;
    this.schema = schema;
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.reading = TapeCheck.withoutSchema(limits);
  }

  @Override
  public String id() {
    return source.id();
  }

  @Override
  public String text() {
    return source.text();
  }

  @Override
  public JsonNode json() {
    return source.json();
  }

  @Override
  public String toString() {
    return source.toString();
  }

  @Override
  public boolean isStreaming() {
    return false;
  }

  @Override
  public CheckReport check(String json) {
    return size.tooLarge(json).orElseGet(() -> check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.tooLarge(json).orElseGet(() -> check(DocumentText.of(json)));
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
    return read(parser, pointer, TokenLocator.asJacksonCounts(inBytes));
  }

  private Checked read(JsonParser parser, String pointer, TokenLocator locator) {
    return reading.read(
        TapeRecorder.of(parser), pointer, locator, value -> evaluated(value, pointer, locator));
  }

  @Override
  public CheckReport check(Tape.Part value, String pointer) {
    return reading.check(
        value, pointer, part -> evaluated(part, pointer, TokenLocator.asJacksonCounts()));
  }

  private CheckReport check(DocumentText document) {
    return SyntaxReport.unlessJson(document, parser -> {
      try {
        return check(document, parser);
      } catch (StreamConstraintsException e) {
        ReadProblem problem = ReadProblem.stopped(parser, "", e);
        return CheckReport.of(List.of(problem.violation(TokenLocator.in(document.text()))), 1);
      }
    });
  }

  private CheckReport check(DocumentText document, JsonParser parser) {
    if (parser.nextToken() == null) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    TokenLocator locator = TokenLocator.in(document.text());
    Checked checked = read(parser, "", locator);
    if (checked.value().isComplete() && parser.nextToken() != null) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    return checked.report();
  }

  private List<OrderedViolation> evaluated(Tape.Part value, String pointer, TokenLocator locator) {
    return new NetworkntEvaluation(schema, limits, value, pointer, locator).run();
  }
}
