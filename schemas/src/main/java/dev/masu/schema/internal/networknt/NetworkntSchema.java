package dev.masu.schema.internal.networknt;

import com.networknt.schema.Schema;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.NextValue;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.SchemaSource;
import dev.masu.schema.internal.document.SyntaxReport;
import dev.masu.schema.internal.document.TokenPlaces;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
  private final boolean assertsFormats;

  NetworkntSchema(SchemaSource source, Schema schema, CheckLimits limits, boolean assertsFormats) {
    this.source = source;
    this.schema = schema;
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.assertsFormats = assertsFormats;
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
    return size.refusal(json).orElseGet(() -> check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.refusal(json).orElseGet(() -> check(DocumentText.of(json)));
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
    LocatedReader.Result read = LocatedReader.read(parser, pointer, limits);
    return new Checked(read, report(read, pointer, TokenPlaces.asJacksonCounts(inBytes)));
  }

  @Override
  public CheckReport check(LocatedReader.Result read, String pointer) {
    return report(read, pointer, TokenPlaces.asJacksonCounts());
  }

  private CheckReport check(DocumentText document) {
    return SyntaxReport.unlessJson(document, parser -> {
      try {
        LocatedReader.Result read =
            parser.nextToken() == null ? null : LocatedReader.read(parser, "", limits);
        return read == null || (read.value() != null && parser.nextToken() != null)
            ? SyntaxReport.of(document, JsonTexts.problem(document, null), "")
            : report(read, "", TokenPlaces.in(document));
      } catch (StreamConstraintsException e) {
        ReadProblem problem = ReadProblem.stopped(parser, "", e);
        return CheckReport.of(List.of(problem.violation(TokenPlaces.in(document))), 1);
      }
    });
  }

  /** A value with a part that could not be held is not evaluated: each keyword might depend on that part. */
  private CheckReport report(LocatedReader.Result read, String pointer, TokenPlaces places) {
    List<Placed> found = new ArrayList<>();
    read.problems().forEach(p -> found.add(new Placed(p.order(), () -> p.violation(places))));
    LocatedValue value = read.value();
    if (value != null && read.problems().stream().noneMatch(ReadProblem::isUnreadable)) {
      found.addAll(new Evaluation(schema, limits, assertsFormats, value, pointer, places).run());
    }
    return Placed.first(found, limits.maxViolations());
  }
}
