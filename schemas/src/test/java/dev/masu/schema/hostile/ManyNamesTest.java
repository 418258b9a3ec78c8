package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.CollidingTexts;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All names of a large object are found, whatever their hashes. */
final class ManyNamesTest {
  private static final int MINUTES = 10_000;

  private static String minute(int number) {
    return Instant.ofEpochSecond(1_600_000_000L + number * 60L).toString();
  }

  private static String object(int... more) {
    return IntStream.concat(IntStream.range(0, MINUTES), IntStream.of(more))
        .mapToObj(number -> '"' + minute(number) + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
  }

  @Test
  void requiredNamesAreFound() {
    String required = IntStream.range(0, MINUTES)
        .mapToObj(number -> '"' + minute(number) + '"')
        .collect(Collectors.joining(",", "{\"required\":[", "]}"));
    assertThat(TestSchemas.compile(required).check(object())).isEqualTo(CheckReport.valid());
  }

  /** Jackson's matcher of names takes no more than 32,767. */
  @Test
  void aSchemaMayDeclareAnyNumberOfNames() {
    String manyNames = IntStream.rangeClosed(0, Short.MAX_VALUE)
        .mapToObj(number -> "\"p" + number + "\":{\"type\":\"null\"}")
        .collect(Collectors.joining(",", "{\"properties\":{", "}}"));
    assertThat(TestSchemas.compile(manyNames).check("{\"p0\":null,\"p32767\":1}"))
        .hasToString("line 1, column 21 (/p32767): expected null but found the number 1");
  }

  @Test
  void duplicateNamesAreReported() {
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(2 * MINUTES);
    CompiledSchema schema =
        TestSchemas.compile("{\"additionalProperties\":{\"type\":\"integer\"}}", limits);
    int[] again = IntStream.range(0, MINUTES).toArray();
    assertThat(schema.check(object(again)).violations())
        .hasSize(MINUTES)
        .allMatch(violation -> violation.code().equals("duplicate-name"));
  }

  /** All names have one hash. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"unevaluatedProperties\":{\"type\":\"string\"}}",
        "{\"additionalProperties\":{\"type\":\"string\"}}"
      })
  @Timeout(20)
  void namesOfOneHashTakeLinearTime(String schema) {
    String object = CollidingTexts.first(1 << 14, 14)
        .map(name -> '"' + name + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(3);
    assertThat(TestSchemas.compile(schema, limits).check(object).violations())
        .extracting(Violation::pointer)
        .containsExactly("/" + "Aa".repeat(14), "/BB" + "Aa".repeat(13), "/AaBB" + "Aa".repeat(12));
  }

  /** All names of the hostile document have one hash in Jackson's table of names, which others share. */
  @Test
  void namesOfOneDocumentDoNotAffectOthers() {
    CompiledSchema schema = TestSchemas.compile("{\"type\":\"object\"}");
    String hostile = CollidingTexts.first(300, 9)
        .map(name -> '"' + name.replace("Aa", "aB").replace("BB", "b!") + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
    for (int i = 0; i < 400; i++) {
      for (String json : List.of(hostile, "{\"name" + i + "\":1,\"other" + i + "\":2}")) {
        assertThat(schema.check(json)).isEqualTo(CheckReport.valid());
        assertThat(schema.check(json.getBytes(StandardCharsets.UTF_8)))
            .isEqualTo(CheckReport.valid());
      }
    }
  }
}
