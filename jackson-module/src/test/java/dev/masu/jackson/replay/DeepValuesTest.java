package dev.masu.jackson.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.fixtures.Threads;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Documents that nest too deep for the stack of the thread that binds them. */
@Timeout(60)
final class DeepValuesTest {
  private static final String OBJECT = "https://example.org/object.json";
  private static final String PATTERN = "https://example.org/pattern.json";
  private static final int DEPTH = 2_000;
  private static final int SMALL_STACK = 256 * 1024;

  private static final JsonMapper MAPPER = TestMappers.builder(
          JsonFactory.builder()
              .streamReadConstraints(
                  StreamReadConstraints.builder().maxNestingDepth(2 * DEPTH).build())
              .build(),
          SchemaCatalog.builder()
              .limits(CheckLimits.defaults().withMaxDepth(2 * DEPTH))
              .register(OBJECT, "{\"type\": \"object\"}")
              .register(
                  PATTERN,
                  "{\"properties\": {\"in\": {\"$ref\": \"#\"}, \"name\": {\"pattern\": \"^b\"}}}")
              .build())
      .build();

  @SchemaBound(OBJECT)
  record Plain(@Nullable Plain in) {}

  @SchemaBound(OBJECT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = BoundNode.class, name = "a"))
  interface Bound {}

  record BoundNode(@Nullable Bound in) implements Bound {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = FreeNode.class, name = "a"))
  interface Free {}

  record FreeNode(@Nullable Free in) implements Free {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = MixedNode.class, name = "a"),
    @JsonSubTypes.Type(value = BoundLeaf.class, name = "b")
  })
  interface Mixed {}

  record MixedNode(@Nullable Mixed in) implements Mixed {}

  @SchemaBound(OBJECT)
  record BoundLeaf() implements Mixed {}

  static Stream<Arguments> documents() {
    String last = "{\"in\":".repeat(DEPTH) + "{\"kind\":\"a\"}" + ",\"kind\":\"a\"}".repeat(DEPTH);
    String first = "{\"kind\":\"a\",\"in\":".repeat(DEPTH) + "{\"kind\":\"a\"}" + "}".repeat(DEPTH);
    return Stream.of(Plain.class, Bound.class, Free.class, Mixed.class)
        .flatMap(type -> Stream.of(Arguments.of(type, first), Arguments.of(type, last)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("documents")
  void areRejectedAndNoErrorIsThrown(Class<?> type, String document) throws Exception {
    assertThat(Threads.callOnStack(SMALL_STACK, () -> outcome(type, document)))
        .isEqualTo(
            type == Free.class || type == Mixed.class
                ? "the document nests too deep for this thread's stack"
                : "LIMIT nesting-too-deep: the document nests too deep for this thread's stack, or the"
                    + " schema refers to itself without end");
  }

  @SchemaBound(PATTERN)
  record Named(@Nullable Named in, String name) {}

  /** The rest of an invalid value is read, and its violations explained, while the deserializers are on the stack. */
  @Test
  void invalidValuesAreReportedHoweverMuchStackIsLeft() throws Exception {
    for (int depth = 30; depth < 130; depth += 2) {
      String document = "{\"in\":".repeat(depth) + "{\"name\":\"a\"}" + "}".repeat(depth);
      assertThat(Threads.callOnStack(SMALL_STACK, () -> outcome(Named.class, document)))
          .isIn(
              "SCHEMA pattern: \"a\" does not match the pattern ^b",
              "LIMIT nesting-too-deep: the document nests too deep for this thread's stack, or the"
                  + " schema refers to itself without end");
    }
  }

  private static String outcome(Class<?> type, String document) {
    try {
      return String.valueOf(MAPPER.readValue(document, type));
    } catch (SchemaViolationException e) {
      Violation only = e.report().violations().get(0);
      assertThat(e.report().violations()).hasSize(1);
      if (only.phase() == Phase.LIMIT) {
        assertThat(e).cause().isExactlyInstanceOf(StackOverflowError.class);
      }
      return only.phase() + " " + only.code() + ": " + only.message();
    } catch (StreamConstraintsException e) {
      assertThat(e).cause().isExactlyInstanceOf(StackOverflowError.class);
      return e.getOriginalMessage();
    }
  }

  interface Endless {
    @SuppressWarnings("InfiniteRecursion") // It is to overflow the stack.
    default void setName(String name) {
      setName(name);
    }
  }

  @SchemaBound(OBJECT)
  static final class EndlessPlain implements Endless {}

  @SchemaBound(OBJECT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = EndlessBoundNode.class, name = "a"))
  interface EndlessBound extends Endless {}

  static final class EndlessBoundNode implements EndlessBound {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = EndlessFreeNode.class, name = "a"))
  interface EndlessFree extends Endless {}

  static final class EndlessFreeNode implements EndlessFree {}

  @ParameterizedTest
  @ValueSource(classes = {EndlessPlain.class, EndlessBound.class, EndlessFree.class})
  void anOverflowThatTheProgramCausesIsThrown(Class<?> type) {
    for (String json :
        List.of("{\"kind\":\"a\",\"name\":\"\"}", "{\"name\":\"\",\"kind\":\"a\"}")) {
      assertThatThrownBy(() -> MAPPER.readValue(json, type))
          .isExactlyInstanceOf(StackOverflowError.class);
      assertThatThrownBy(() -> MAPPER.readerForListOf(type).readValue("[" + json + "]"))
          .isExactlyInstanceOf(StackOverflowError.class);
      assertThatThrownBy(() -> MAPPER.convertValue(MAPPER.readTree(json), type))
          .isExactlyInstanceOf(StackOverflowError.class);
    }
  }
}
