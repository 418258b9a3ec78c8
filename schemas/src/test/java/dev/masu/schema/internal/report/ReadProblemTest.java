package dev.masu.schema.internal.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.Locale;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;

/** Each limit of Jackson's parsers is reported in Masu's words. */
class ReadProblemTest {
  private static final StreamReadConstraints LIMITS = StreamReadConstraints.builder()
      .maxDocumentLength(10)
      .maxNameLength(11)
      .maxNestingDepth(12)
      .maxNumberLength(13)
      .maxStringLength(14)
      .maxTokenCount(15)
      .build();

  private static Violation violation(ThrowingCallable check) {
    StreamConstraintsException e = catchThrowableOfType(StreamConstraintsException.class, check);
    Violation.Builder violation = Violation.builder(Phase.LIMIT, "stream-constraint", "");
    ReadProblem.limitParameters(e).forEach(violation::parameter);
    return violation.build();
  }

  private static void assertReported(ThrowingCallable check, String english, String german) {
    Violation violation = violation(check);
    assertThat(violation.message()).isEqualTo(english);
    assertThat(violation.message(Locale.GERMAN)).isEqualTo(german);
    assertThat(violation.redacted(Set.of()).message()).isEqualTo(english);
  }

  @Test
  void isReportedInWordsOfMasu() {
    assertReported(
        () -> LIMITS.validateDocumentLength(20),
        "the document is longer than the parser's limit of 10 bytes or chars",
        "das Dokument ist länger als die Grenze des Parsers von 10 Bytes oder Zeichen (chars)");
    assertReported(
        () -> LIMITS.validateNameLength(20),
        "the property name is longer than the parser's limit of 11 chars",
        "der Name der Eigenschaft ist länger als die Grenze des Parsers von 11 Zeichen (chars)");
    assertReported(
        () -> LIMITS.validateNestingDepth(20),
        "arrays and objects nest deeper than the parser's limit of 12",
        "Arrays und Objekte sind tiefer verschachtelt als die Grenze des Parsers von 12 erlaubt");
    assertReported(
        () -> LIMITS.validateIntegerLength(20),
        "the number is longer than the parser's limit of 13 digits",
        "die Zahl ist länger als die Grenze des Parsers von 13 Ziffern");
    assertReported(
        () -> LIMITS.validateFPLength(20),
        "the number is longer than the parser's limit of 13 digits",
        "die Zahl ist länger als die Grenze des Parsers von 13 Ziffern");
    assertReported(
        () -> LIMITS.validateStringLength(20),
        "the string is longer than the parser's limit of 14 chars",
        "die Zeichenkette ist länger als die Grenze des Parsers von 14 Zeichen (chars)");
    assertReported(
        () -> LIMITS.validateTokenCount(20),
        "the document has more tokens than the parser's limit of 15",
        "das Dokument hat mehr Tokens als die Grenze des Parsers von 15 erlaubt");
  }

  @Test
  void anotherLimitIsReportedInWordsOfJackson() {
    Violation violation = violation(() -> {
      throw new StreamConstraintsException("Unknown size (2) exceeds the maximum allowed (1)");
    });
    assertThat(violation.message()).isEqualTo("Unknown size (2) exceeds the maximum allowed (1)");
    assertThat(violation.redacted(Set.of()).message())
        .isEqualTo("a limit of the parser is exceeded");
  }
}
