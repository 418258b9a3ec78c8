package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.fixtures.HostileDocument;
import dev.masu.fixtures.HostileDocuments;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.TestSchemas;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Documents made to exhaust a checker end soon with a clear report, whichever way they come. */
@Timeout(60)
class HostileRoutesTest {
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  /** Larger documents come in fewer ways: they differ in what reads them only. */
  private static final int MANY_BYTES = 1_000_000;

  static List<HostileDocument> documents() {
    return HostileDocuments.all();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void endSoonWithAClearReport(HostileDocument document, @TempDir Path folder) throws IOException {
    CompiledSchema schema = TestSchemas.compile(document.schema());
    String text = document.text();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CheckReport report = schema.check(text);
    assertThat(first(report)).isEqualTo(document.first());
    assertThat(report.violations()).hasSize(document.violations());
    assertThat(schema.check(bytes)).isEqualTo(report);
    if (bytes.length < MANY_BYTES) {
      assertAlikeByStreams(schema, text, report, folder);
      assertAlikeByTokens(schema, document, text, report);
    }
  }

  private static void assertAlikeByStreams(
      CompiledSchema schema, String text, CheckReport report, Path folder) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertThat(schema.check(new ByteArrayInputStream(bytes))).isEqualTo(report);
    assertThat(schema.check(new StringReader(text))).isEqualTo(report);
    assertThat(schema.check(Files.write(folder.resolve("document.json"), bytes)))
        .isEqualTo(report);
  }

  /** Without the text, places are told otherwise. */
  private static void assertAlikeByTokens(
      CompiledSchema schema, HostileDocument document, String text, CheckReport report) {
    if (document.isNotJson()) {
      assertThatThrownBy(() -> schema.check(EXACT.createParser(text)))
          .isInstanceOf(StreamReadException.class);
      return;
    }
    try (JsonParser parser = EXACT.createParser(text)) {
      CheckReport ofParser = schema.check(parser);
      assertThat(first(ofParser)).isEqualTo(document.first());
      assertThat(ofParser.violations()).hasSameSizeAs(report.violations());
    }
    if (document.hasTree()) {
      assertThat(first(schema.check(EXACT.readTree(text)))).isEqualTo(document.first());
    }
  }

  /** A name of a schema is read like any other. */
  @Test
  void refuseSchemasWithHalfACharacterAsAName() {
    assertThatThrownBy(() -> TestSchemas.compile("{\"properties\": {\"\\ud83d\": true}}"))
        .isInstanceOf(SchemaException.class)
        .hasMessageContaining("half of a surrogate pair in a property name");
  }

  private static String first(CheckReport report) {
    return report.violations().stream()
        .findFirst()
        .map(v -> v.code() + " " + v.pointer() + ": " + v.message())
        .orElse("valid");
  }
}
