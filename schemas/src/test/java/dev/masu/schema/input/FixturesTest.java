package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.ExpectedViolation;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Every document of the fixtures, checked by its schema over every input of text. */
class FixturesTest {
  @Documents({"stn/valid", "ggn/valid"})
  void validDocumentsAreValid(Document document, @TempDir Path folder) throws IOException {
    assertThat(reportOverEveryInput(document, folder)).isEqualTo(CheckReport.valid());
  }

  @Documents({"stn/invalid", "ggn/invalid", "json/invalid"})
  void violationsAreThoseOfTheFile(Document document, @TempDir Path folder) throws IOException {
    CheckReport report = reportOverEveryInput(document, folder);
    document.assertViolations(expectations(report));
    assertThat(report.isTruncated()).isFalse();
  }

  private static CheckReport reportOverEveryInput(Document document, Path folder)
      throws IOException {
    CompiledSchema schema = schemaOf(document);
    byte[] bytes = document.bytes();
    CheckReport report = schema.check(bytes);
    assertThat(schema.check(new ByteArrayInputStream(bytes))).isEqualTo(report);
    assertThat(schema.check(document.copyTo(folder))).isEqualTo(report);
    if (isUtf8(bytes)) {
      assertThat(schema.check(document.text())).isEqualTo(report);
      assertThat(schema.check(new StringReader(document.text()))).isEqualTo(report);
    }
    return report;
  }

  private static CompiledSchema schemaOf(Document document) {
    String id = document.kind() == Document.Kind.GGN ? SchemaCatalog.GGN : SchemaCatalog.STN;
    return SchemaCatalog.bundled().schema(id);
  }

  /** Text in another encoding is reported as such only while it is bytes. */
  private static boolean isUtf8(byte[] bytes) {
    try {
      String text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return text.indexOf('\0') < 0;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  static List<ExpectedViolation> expectations(CheckReport report) {
    return report.violations().stream().map(FixturesTest::expectation).toList();
  }

  private static ExpectedViolation expectation(Violation violation) {
    SourceLocation place = violation.location().orElseThrow();
    return new ExpectedViolation(
        place.line(),
        place.column(),
        violation.pointer(),
        violation.phase().name(),
        violation.code(),
        violation.keyword().orElse(ExpectedViolation.NO_KEYWORD),
        violation.message());
  }
}
