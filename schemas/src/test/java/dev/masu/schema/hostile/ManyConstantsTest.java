package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Constants and names of a schema may be many; the violations of a report share them. */
@Timeout(60)
class ManyConstantsTest {
  private static final int MANY = 5_000;

  private static String constants(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "\"constant " + i + "\"")
        .collect(Collectors.joining(",", "[", "]"));
  }

  private static String names(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "\"name " + i + "\":true")
        .collect(Collectors.joining(",", "{", "}"));
  }

  static Stream<Arguments> schemas() {
    String many = constants(MANY);
    String texts = "[" + String.join(",", Collections.nCopies(100, "\"x\"")) + "]";
    String lists = texts.replace("\"x\"", "[]");
    String objects = texts.replace("\"x\"", "{\"x\":1}");
    String reported =
        "\"constant 0\", \"constant 1\", \"constant 2\", \"constant 3\", \"constant 4\","
            + " \"constant 5\", \"constant 6\", \"constant 7\", \"constant 8\", \"constant 9\","
            + " \"constant 10\", \"constant 11\" or one of ";
    String notX =
        "expected anything other than \"x\", " + reported.replace(", \"constant 11\"", "");
    return Stream.of(
        Arguments.of(
            "{\"enum\":" + many + "}",
            texts,
            "expected",
            "expected " + reported + "4988 more but found the string \"x\""),
        Arguments.of(
            "{\"anyOf\":[{\"enum\":" + many + "},{\"type\":[\"boolean\",\"null\"]}]}",
            texts,
            "expected",
            "expected " + reported + "4991 more but found the string \"x\""),
        Arguments.of(
            "{\"not\":{\"enum\":[\"x\"," + many.substring(1) + "}}", texts, "unexpected", notX),
        Arguments.of(
            "{\"contains\":{\"enum\":" + many + "}}",
            lists,
            "wanted",
            "expected at least 1 item that is " + reported + "4988 more but found 0"),
        Arguments.of(
            "{\"contains\":{\"enum\":" + many + "},\"minContains\":2}",
            lists,
            "wanted",
            "expected at least 2 items"),
        Arguments.of(
            "{\"propertyNames\":{\"enum\":" + many + "}}",
            objects,
            "expected",
            "invalid property name: expected " + reported + "4988 more but found the string \"x\""),
        Arguments.of("{\"const\":" + many + "}", lists, "expected", "expected "),
        Arguments.of(
            "{\"additionalProperties\":false,\"properties\":" + names(MANY) + "}",
            objects,
            "allowed",
            "unexpected property \"x\""));
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void areSharedByAllViolations(String ofItems, String document, String parameter, String message) {
    CompiledSchema schema = TestSchemas.compile("{\"items\":" + ofItems + "}");
    List<Violation> violations = schema.check(document).violations();
    assertThat(violations).hasSize(100);
    Object expected = violations.get(0).parameters().get(parameter);
    assertThat(expected).isNotNull();
    assertThat(violations).allSatisfy(violation -> {
      assertThat(violation.parameters().get(parameter)).isSameAs(expected);
      assertThat(violation.relocated(place -> place).parameters().get(parameter))
          .isSameAs(expected);
    });
    assertThat(schema.check(document).violations().get(99).parameters().get(parameter))
        .isSameAs(expected);
    assertThat(violations.get(0).message()).startsWith(message).hasSizeLessThan(300);
  }

  @Test
  void areThoseOfAllAlternatives() {
    CompiledSchema schema = TestSchemas.compile("""
        {"items":{"anyOf":[
          {"type":"string","enum":["a","b"]},
          {"type":"boolean","const":true}]}}""");
    assertThat(schema.check("[\"x\",false,1]").violations())
        .extracting(Violation::message)
        .containsExactly(
            "expected \"a\", \"b\" or true but found the string \"x\"",
            "expected \"a\", \"b\" or true but found false",
            "expected \"a\", \"b\" or true but found the number 1");
  }
}
