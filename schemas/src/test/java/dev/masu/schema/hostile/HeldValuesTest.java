package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.masu.fixtures.CollidingTexts;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Arrays and objects are compared in linear time, in little memory and within a limit. */
@Timeout(20)
class HeldValuesTest {
  private static final String UNIQUE = "{\"uniqueItems\":true}";

  private static CompiledSchema limited(String schema, int maxHeldValues) {
    return TestSchemas.compile(schema, CheckLimits.defaults().withMaxHeldValues(maxHeldValues));
  }

  @Test
  void theLimitCountsItemsThatAreKeptAtOnce() {
    CompiledSchema schema = limited("{\"items\":{\"uniqueItems\":true}}", 100);
    String few = "[" + String.join(",", Collections.nCopies(50, "[1,[2],{\"a\":3}]")) + "]";
    assertThat(schema.check(few).isValid()).isTrue();
    String many =
        IntStream.range(0, 200).mapToObj(Integer::toString).collect(Collectors.joining(","));
    assertThat(schema.check("[[" + many + "]]"))
        .hasToString(
            "line 1, column 293 (/0/100): comparing the items of arrays (uniqueItems) needs"
                + " more than 100 items to be kept at once; simplify the schema or raise its limit");
  }

  /** An array is kept when it ends, and reported where it starts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1,2,3,4,5]       | line 1, column 8 (/3):  | (/3):",
        "[[1],[2],[3],[4]] | line 1, column 14 (/3): | (/3):",
        "[1,2,3,{\"a\":[4]}] | line 1, column 8 (/3):  | (/3):",
      })
  void tooManyAreReportedForEveryKindOfInput(String json, String location, String pointer) {
    CompiledSchema schema =
        limited("{\"uniqueItems\":true,\"items\":{\"properties\":{\"a\":{}}}}", 3);
    JsonMapper mapper = JsonMapper.shared();
    assertThat(schema.check(json)).asString().startsWith(location);
    assertThat(schema.check(json.getBytes(StandardCharsets.UTF_8))).isEqualTo(schema.check(json));
    assertThat(schema.check(mapper.createParser(json))).asString().startsWith(location);
    assertThat(schema.check(mapper.readTree(json))).asString().startsWith(pointer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[1,2,3]",
        "[[1,2,3,4],[1,2,3,5]]",
        "[{\"a\":1,\"b\":2,\"c\":3,\"d\":4},\"a text of more than three characters\"]",
      })
  void itemsCountAsOneHoweverLargeTheyAre(String json) {
    assertThat(limited(
                "{\"uniqueItems\":true,\"items\":{\"properties\":{\"a\":{},\"b\":{},\"c\":{},\"d\":{}}}}",
                3)
            .check(json)
            .isValid())
        .isTrue();
  }

  @Test
  void itemsOfAnEndedArrayAreNoLongerKept() {
    CompiledSchema schema = limited("{\"uniqueItems\":true,\"items\":{\"uniqueItems\":true}}", 3);
    assertThat(schema.check("[[1,2],[3,4],[5]]").isValid()).isTrue();
    assertThat(schema.check("[[1,2],[3,4],[5,6]]").violations())
        .extracting(Violation::code, Violation::pointer)
        .containsExactly(tuple("too-many-held-values", "/2/1"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"p\":1,\"a\":1,\"b\":1,\"c\":1} |",
        "{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"a\":1} | line 1, column 20 (/d)",
        "{\"a\":{\"b\":{\"c\":1,\"d\":1}}} | line 1, column 18 (/a/b/d)",
        "[{\"a\":1,\"b\":1},{\"a\":1,\"b\":1}] |",
        "{\"a\":{\"b\":1,\"c\":1},\"b\":{\"c\":1}} |",
      })
  void namesThatTheSchemaDoesNotMentionAreKeptUntilTheirObjectEnds(
      String json, @Nullable String location) {
    CheckReport report = limited("{\"properties\":{\"p\":{}}}", 3).check(json);
    String problem = ": objects that are open at once have more than 3 names that the schema does"
        + " not mention, which are kept to find a name that occurs twice; split the document or"
        + " raise the limit";
    assertThat(report).hasToString(location == null ? "valid" : location + problem);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[[1,[2]],[1.0,[2e0]]]                     | false",
        "[{\"a\":1,\"b\":[null]},{\"b\":[null],\"a\":1}] | false",
        "[[[1],2],[[1],3]]                         | true",
        "[[[1]],[[2]],[[[1]]]]                     | true",
        "[[\"#0\"],[[]],[]]                         | true",
        "[{},[]]                                   | true",
        "[[],[[]],[0],[\"0\"],[false],[\"false\"],[null],[\"NULL\"],[\"\"],{},{\"\":0}] | true",
        "[{\"a\":\"b\"},{\"b\":\"a\"}]                    | true",
        "[[100],[1e2]]                             | false",
        "[[-0.0],[0]]                              | false",
        "[[12345678901234567890],[1234567890123456789e1]] | false",
        "[\"abcd\",\"abcde\",\"abcd\\u0000\",\"\\u0000abcd\"] | true",
        "[\"\u00e9\",[\"\u00e9\"],\"\\u00e9\"]                | false",
        "[{\"a\":1,\"b\":1},{\"a\":{\"b\":1}}]      | true",
      })
  void arraysAndObjectsAreComparedByTheirContents(String json, boolean isValid) {
    CompiledSchema schema = TestSchemas.compile(UNIQUE);
    assertThat(schema.check(json).isValid()).isEqualTo(isValid);
  }

  /** Four chars are negated, which the next one makes up for in a hash that multiplies signed numbers. */
  @Test
  void textsWhoseHashesAreNegatedDiffer() {
    CompiledSchema schema = TestSchemas.compile(UNIQUE);
    for (int length = 5; length < 60; length++) {
      for (String start : List.of("abcd", "bcde")) {
        String rest = "p".repeat(length - 4);
        StringBuilder negated = new StringBuilder(start + rest);
        negated.setCharAt(0, (char) (start.charAt(0) ^ 0xFFFE));
        IntStream.range(1, 4).forEach(i -> negated.setCharAt(i, (char) (start.charAt(i) ^ 0xFFFF)));
        negated.setCharAt(4, (char) ('p' ^ 1));
        assertThat(
                schema.check("[\"" + start + rest + "\",\"" + negated + "\"]").isValid())
            .isTrue();
      }
    }
  }

  @Test
  void equalItemsAreFoundAmongManyThatDiffer() {
    CompiledSchema schema = TestSchemas.compile(UNIQUE);
    String pairs = IntStream.range(0, 100_000)
        .mapToObj(i -> "[" + i + "," + (3_100_000 - 31 * i) + "]")
        .collect(Collectors.joining(","));
    assertThat(schema.check("[" + pairs + "]").isValid()).isTrue();
    assertThat(schema.check("[" + pairs + ",[0,3100000]]").violations()).hasSize(1);
  }

  /** Whole numbers that are no multiples of ten and share a hash. */
  private static Stream<String> numbersThatCollide(int count, int hash) {
    long range = 1L << 32;
    long inverse = BigInteger.valueOf(31).modInverse(BigInteger.valueOf(range)).longValue();
    long sum = Math.floorMod(hash * inverse, range);
    return LongStream.rangeClosed(1, sum / 31)
        .map(high -> high * range + sum - 31 * high)
        .filter(number -> number % 10 != 0)
        .limit(count)
        .mapToObj(Long::toString);
  }

  /** Their hash codes in Java are all equal. */
  @Test
  void textsAndNumbersWithEqualHashCodesAreDistinguished() {
    CompiledSchema schema = TestSchemas.compile(UNIQUE);
    List<String> texts = CollidingTexts.first(100_000, 17).toList();
    int hash = texts.get(0).hashCode();
    List<String> numbers = numbersThatCollide(100_000, hash).toList();
    assertThat(numbers).hasSize(100_000);
    assertThat(numbers.stream().map(BigDecimal::new).allMatch(number -> number.hashCode() == hash))
        .isTrue();
    String json = "[" + String.join(",", numbers) + ",\"" + String.join("\",\"", texts) + "\"";
    assertThat(schema.check(json + "]").isValid()).isTrue();
    assertThat(schema.check(json + "," + numbers.get(7) + "]"))
        .hasToString("line 1, column 1 (root): expected items that all differ but those at"
            + " index 7 and 200000 are equal; remove one");
  }

  /** Hashed again for each enclosing array, the items would take more than a minute. */
  @Test
  void itemsOfNestedArraysAreHashedOnce() {
    CompiledSchema schema =
        TestSchemas.compile("{\"if\":{\"uniqueItems\":true},\"items\":{\"$ref\":\"#\"}}");
    String items = "{\"a\":1.25},".repeat(200_000);
    String json = "[1,".repeat(400) + "[" + items + "0]" + "]".repeat(400);
    assertThat(schema.check(json).isValid()).isTrue();
  }
}
