package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.fixtures.ExpectedViolation;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Set;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/** Every invalid document of the fixtures, read by a mapper. */
final class InvalidDocumentsTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  /** Jackson detects these encodings by the first bytes and reads them. */
  private static final Set<String> TAKEN = Set.of(
      "utf-8-bom.stn",
      "utf-16-be.stn",
      "utf-16-be-bom.stn",
      "utf-16-le.stn",
      "utf-16-le-bom.stn",
      "utf-32-be.stn",
      "utf-32-be-bom.stn",
      "utf-32-le.stn",
      "utf-32-le-bom.stn");

  /** Jackson finds no value, or more than one, in what it has read as JSON. */
  private static final Set<String> NOT_ONE_VALUE = Set.of(
      "empty-file.stn",
      "only-spaces.stn",
      "only-line-breaks.stn",
      "two-documents.stn",
      "two-documents-touching.stn",
      "two-documents-second-broken.stn");

  /** Masu rejects what nests too deep. */
  private static final Set<String> TOO_DEEP = Set.of(
      "nesting-100000-arrays.stn",
      "nesting-100000-arrays-unclosed.stn",
      "nesting-100000-objects.stn",
      "nesting-100000-objects-unclosed.stn");

  @Documents({"stn/invalid", "ggn/invalid"})
  void violationsAreThoseOfTheFixture(Document document) {
    SchemaViolationException e = catchThrowableOfType(
        SchemaViolationException.class, () -> MAPPER.readValue(document.text(), typeOf(document)));
    List<ExpectedViolation> actual = e.report().violations().stream()
        .map(violation -> expectation(violation, document.text()))
        .toList();
    assertThat(withoutColumnsOfDepth(actual))
        .isEqualTo(withoutColumnsOfDepth(document.expectedViolations()));
  }

  @Documents({"json/invalid"})
  void syntaxErrorsAreJacksons(Document document) {
    if (TAKEN.contains(document.name())) {
      assertThat(MAPPER.readValue(document.bytes(), Stn.class))
          .isEqualTo(Stn.builder().toggle(true).build());
      return;
    }
    Class<?> expected = NOT_ONE_VALUE.contains(document.name())
        ? MismatchedInputException.class
        : TOO_DEEP.contains(document.name())
            ? SchemaViolationException.class
            : StreamReadException.class;
    assertThatThrownBy(() -> MAPPER.readValue(document.bytes(), typeOf(document)))
        .isInstanceOf(expected);
  }

  private static Class<?> typeOf(Document document) {
    return document.kind() == Document.Kind.GGN ? Ggn.class : Stn.class;
  }

  private static ExpectedViolation expectation(Violation violation, String text) {
    SourceLocation place = violation.location().orElseThrow();
    return new ExpectedViolation(
        place.line(),
        columnInCodePoints(place, text),
        violation.pointer(),
        violation.phase().name(),
        violation.code(),
        violation.keyword().orElse(ExpectedViolation.NO_KEYWORD),
        violation.message());
  }

  /** Jackson counts chars. */
  private static int columnInCodePoints(SourceLocation place, String text) {
    int offset = (int) place.offset();
    return text.codePointCount(offset - (place.column() - 1), offset) + 1;
  }

  /** Jackson reports the location before the bracket that nests too deep. */
  private static List<ExpectedViolation> withoutColumnsOfDepth(List<ExpectedViolation> violations) {
    return violations.stream()
        .map(v -> new ExpectedViolation(
            v.line(),
            v.code().equals("nesting-too-deep") ? 0 : v.column(),
            v.pointer(),
            v.phase(),
            v.code(),
            v.keyword(),
            v.message()))
        .toList();
  }
}
