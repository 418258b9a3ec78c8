package dev.masu.schema.golden;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;

/** Checks documents by one schema and adds their reports to a golden file. */
final class GoldenChecks {
  /** Starts a line about an input whose report is not that of the text. */
  static final String BY = "otherwise by ";

  /** Keeps numbers as the text has them. */
  static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
      .build();

  /** Its line separator is the same on every system. */
  private static final PrettyPrinter PRETTY = new DefaultPrettyPrinter()
      .withObjectIndenter(new DefaultIndenter("  ", "\n"))
      .withArrayIndenter(new DefaultIndenter("  ", "\n"));

  /** Larger documents are compared over every input only in a sample, to save time. */
  private static final int SMALL = 1_000;

  private static final int MAX_COMPARED = 100_000;
  private static final int SAMPLE = 10;

  private final GoldenFile file;
  private final String section;
  private final CompiledSchema schema;
  private final GoldenReport lines;

  GoldenChecks(GoldenFile file, String section, CompiledSchema schema, Set<String> names) {
    this.file = file;
    this.section = section;
    this.schema = schema;
    this.lines = new GoldenReport(schema.id(), names);
  }

  /** {@return the document on several lines} */
  static String pretty(JsonNode document) {
    return EXACT.writer().with(PRETTY).writeValueAsString(document);
  }

  /** Checks text, and the same as bytes, stream, tree and parser. */
  void text(String name, String json) {
    CheckReport report = schema.check(json);
    List<String> found = lines(name, report);
    boolean hasBytes = StandardCharsets.UTF_8.newEncoder().canEncode(json);
    if (hasBytes && isCompared(name, json)) {
      byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
      compare("bytes", report, schema.check(bytes), found);
      compare("stream", report, stream(bytes), found);
      if (report.violations().stream().noneMatch(GoldenChecks::isOfText)) {
        compareWithoutText(json, report, found);
      }
    }
    add(name, report, json, found);
  }

  /** Checks bytes, which may be no UTF-8, and the same as a stream. */
  void bytes(String name, byte[] json) {
    CheckReport report = schema.check(json);
    List<String> found = lines(name, report);
    compare("stream", report, stream(json), found);
    add(name, report, new String(json, StandardCharsets.UTF_8), found);
  }

  private void add(String name, CheckReport report, String json, List<String> found) {
    String verdict = report.isValid() ? GoldenRecord.VALID : GoldenRecord.INVALID;
    file.add(section, name, verdict, json, found);
  }

  /** The sample depends on the name alone, so that a difference changes no other record. */
  private List<String> lines(String name, CheckReport report) {
    return new ArrayList<>(lines.lines(report, isOneOf(SAMPLE, name)));
  }

  private boolean isCompared(String name, String json) {
    return json.length() <= SMALL || (json.length() <= MAX_COMPARED && isOneOf(4, name));
  }

  private boolean isOneOf(int count, String name) {
    return Math.floorMod((section + name).hashCode(), count) == 0;
  }

  private CheckReport stream(byte[] json) {
    try {
      return schema.check(new ByteArrayInputStream(json));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A tree and a parser report syntax and limits in other ways, or not at all. */
  private static boolean isOfText(Violation violation) {
    return violation.phase() == Phase.SYNTAX || violation.phase() == Phase.LIMIT;
  }

  private void compare(String input, CheckReport text, CheckReport other, List<String> found) {
    boolean countsOtherwise = text.violations().stream()
        .anyMatch(violation -> violation.code().equals("document-too-large"));
    if (!countsOtherwise && !other.equals(text)) {
      found.add(BY + input);
      lines.lines(other, false).forEach(line -> found.add("  " + line));
    }
  }

  private void compareWithoutText(String json, CheckReport text, List<String> found) {
    compareWithoutLocations("tree", text, schema.check(EXACT.readTree(json)), found);
    try (JsonParser parser = EXACT.createParser(json)) {
      compareWithoutLocations("parser", text, schema.check(parser), found);
    }
  }

  private void compareWithoutLocations(
      String input, CheckReport text, CheckReport other, List<String> found) {
    List<String> violations = GoldenReport.withoutLocations(other);
    if (!violations.equals(GoldenReport.withoutLocations(text))) {
      found.add(BY + input);
      violations.stream()
          .limit(GoldenReport.SHOWN)
          .forEach(line -> found.add("  " + GoldenReport.printable(line)));
    }
  }
}
