package dev.masu.schema.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ViolationTest {
  private static final SourceLocation PLACE =
      new SourceLocation(3, 14, Unit.CODE_POINT, 42, Unit.CHAR);
  private static final String KEYWORD_PLACE = "https://example.org/s.json#/properties/a/type";

  private static Violation.Builder builder() {
    return builder(Phase.SCHEMA, "type", "/a");
  }

  private static Violation.Builder builder(Phase phase, String code, String pointer) {
    return Violation.builder(phase, code, pointer)
        .at(PLACE)
        .keyword("type", KEYWORD_PLACE)
        .parameter("expected", "a string")
        .parameter("actual", "null");
  }

  private static final Violation FULL =
      builder().message("expected a string but found null").build();

  @Test
  void hasTheAttributesThatItWasBuiltOf() {
    assertThat(FULL.phase()).isEqualTo(Phase.SCHEMA);
    assertThat(FULL.code()).isEqualTo("type");
    assertThat(FULL.pointer()).isEqualTo("/a");
    assertThat(FULL.location()).contains(PLACE);
    assertThat(FULL.keyword()).contains("type");
    assertThat(FULL.schemaLocation()).contains(KEYWORD_PLACE);
    assertThat(FULL.parameters().toString()).isEqualTo("{expected=a string, actual=null}");
    assertThat(FULL.message()).isEqualTo("expected a string but found null");
  }

  @Test
  void canBeBuiltAgainWithChanges() {
    assertThat(FULL.toBuilder().build()).isEqualTo(FULL);
    Violation changed =
        builder().build().toBuilder().at(null).parameter("actual", "true").build();
    assertThat(changed).hasToString("(/a): expected a string but found true");
    assertThat(changed.schemaLocation()).contains(KEYWORD_PLACE);
  }

  @Test
  void customMessagesAreThoseOfTheChangedViolation() {
    BiFunction<Violation, Locale, String> words =
        (violation, locale) -> violation.location() + " Error: " + violation.message(locale);
    Violation worded = FULL.worded(words);
    String message = "Optional[line 3, column 14] Error: expected a string but found null";
    assertThat(worded.message()).isEqualTo(message);
    assertThat(worded.worded(words).message()).isEqualTo(message);
    assertThat(worded.toBuilder().at(null).build().message())
        .isEqualTo("Optional.empty Error: expected a string but found null");
    assertThat(worded.toBuilder().message("mine").build().message()).isEqualTo("mine");
    assertThat(worded.worded((violation, locale) -> null).message()).isEqualTo(FULL.message());
  }

  /** Null would only undo an earlier call. */
  @Test
  @SuppressWarnings("NullAway") // What is tested is a caller that does not heed the annotations.
  void isNotWordedByNull() {
    assertThatThrownBy(() -> FULL.worded(null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("messages");
  }

  @Test
  void mayHaveNoLocationAndNoKeyword() {
    Violation violation =
        Violation.builder(Phase.SYNTAX, "syntax", "").message("is wrong").build();
    assertThat(violation.location()).isEmpty();
    assertThat(violation.keyword()).isEmpty();
    assertThat(violation.schemaLocation()).isEmpty();
    assertThat(violation.parameters()).isEmpty();
  }

  @Test
  void reportsLocationPointerAndMessage() {
    assertThat(FULL).hasToString("line 3, column 14 (/a): expected a string but found null");
    assertThat(Violation.builder(Phase.SYNTAX, "syntax", "").message("is wrong").build())
        .hasToString("(root): is wrong");
    assertThat(Violation.builder(Phase.SYNTAX, "syntax", "/")
            .at(PLACE)
            .message("is wrong")
            .build())
        .hasToString("line 3, column 14 (/): is wrong");
  }

  @Test
  void isEqualByAllItsAttributes() {
    Violation same = builder().message("expected a string but found null").build();
    assertThat(FULL).isEqualTo(same).hasSameHashCodeAs(same).isNotEqualTo("violation");
  }

  static Stream<Violation> others() {
    String message = FULL.message();
    SourceLocation elsewhere = new SourceLocation(3, 15, Unit.CODE_POINT, 43, Unit.CHAR);
    return Stream.of(
        builder(Phase.NOTATION, "type", "/a").message(message).build(),
        builder(Phase.SCHEMA, "const", "/a").message(message).build(),
        builder(Phase.SCHEMA, "type", "/b").message(message).build(),
        builder().at(elsewhere).message(message).build(),
        builder().at(null).message(message).build(),
        builder().keyword("const", KEYWORD_PLACE).message(message).build(),
        builder().keyword("type", KEYWORD_PLACE + "s").message(message).build(),
        builder().parameter("actual", "5").message(message).build(),
        builder().parameter("more", List.of(1)).message(message).build(),
        builder().message("other words").build());
  }

  @ParameterizedTest
  @MethodSource("others")
  void differsInAnyAttribute(Violation other) {
    assertThat(other).isNotEqualTo(FULL);
  }

  @Test
  void doesNotChangeWithItsBuilder() {
    Violation.Builder builder = builder();
    Violation violation = builder.message("m").build();
    builder.parameter("late", 1).at(null);
    assertThat(violation.parameters()).doesNotContainKey("late");
    assertThat(violation.location()).contains(PLACE);
    assertThatThrownBy(() -> violation.parameters().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
