package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonCreator.Mode;
import dev.masu.SchemaBound;
import dev.masu.fixtures.HostileDocument;
import dev.masu.fixtures.HostileDocuments;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.SchemaCatalog;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Documents that are meant to exhaust a mapper are bound or rejected in little time. */
@Timeout(60)
final class HostileDocumentsTest {
  private static final String ID = "https://example.org/hostile.json";

  /** Larger documents are read from a string only, to save time. */
  private static final int MANY_CHARS = 200_000;

  /** Fewer than by default, to save time. */
  private static final int PATTERN_STEPS = 50_000;

  @SchemaBound(ID)
  record Anything(@Nullable Object value) {
    @JsonCreator(mode = Mode.DELEGATING)
    Anything {}
  }

  static List<HostileDocument> documents() {
    return HostileDocuments.all();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void areBoundOrRejectedSoon(HostileDocument document) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxPatternSteps(PATTERN_STEPS))
        .register(ID, document.schema())
        .build();
    JsonMapper mapper = TestMappers.builder(catalog)
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .build();
    String text = document.text();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    assertOutcome(document, () -> mapper.readValue(text, Anything.class));
    if (text.length() < MANY_CHARS) {
      assertOutcome(document, () -> mapper.readValue(bytes, Anything.class));
    }
    if (document.hasTree() && text.length() < MANY_CHARS) {
      assertOutcome(document, () -> mapper.treeToValue(mapper.readTree(text), Anything.class));
    }
  }

  private static void assertOutcome(HostileDocument document, ThrowingCallable reading) {
    if (document.isNotJson()) {
      assertThatThrownBy(reading).isInstanceOf(StreamReadException.class);
      return;
    }
    SchemaViolationException failure =
        catchThrowableOfType(SchemaViolationException.class, reading);
    assertThat(first(failure)).isEqualTo(document.first(PATTERN_STEPS));
    if (failure != null) {
      assertThat(failure.report().violations()).hasSize(document.violations());
    }
  }

  private static String first(@Nullable SchemaViolationException failure) {
    return failure == null
        ? "valid"
        : failure.report().violations().stream()
            .findFirst()
            .map(v -> v.code() + " " + v.pointer() + ": " + v.message())
            .orElseThrow();
  }
}
