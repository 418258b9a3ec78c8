package dev.masu.schema.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.json.JsonMapper;

/** Documents and schemas made to exhaust a checker: each ends soon, with a clear report. */
@Timeout(20)
class HostileDocumentsTest {
  private static final CheckLimits ALL_VIOLATIONS =
      CheckLimits.defaults().withMaxViolations(CheckLimits.ALL_VIOLATIONS);

  private static CompiledSchema schema(String keywords) {
    String id = "https://example.org/hostile.json";
    String text = "{\"$id\":\"" + id + "\"," + keywords + "}";
    CompiledSchema schema = SchemaCatalog.builder().register(text).build().schema(id);
    return schema;
  }

  private static List<String> messages(CheckReport report) {
    return report.violations().stream().map(Violation::toString).toList();
  }

  @Test
  void evaluatesEachSchemaOncePerValueHoweverManyBranchesAskForIt() {
    CompiledSchema schema = schema("\"oneOf\":[{\"type\":\"array\",\"items\":{\"$ref\":\"#\"}},"
        + "{\"type\":\"array\",\"items\":{\"$ref\":\"#\"},\"minItems\":1}]");
    String nested = "[".repeat(20) + "0" + "]".repeat(20);
    assertThat(schema.check(nested).violations()).hasSize(1);
    assertThat(schema.check("[".repeat(400) + "]".repeat(400)).isValid()).isFalse();
  }

  @Test
  void keepsTheFirstOfManyViolations() {
    CompiledSchema schema = schema("\"items\":{\"type\":\"string\"}");
    String items = String.join(",", Collections.nCopies(300_000, "1"));
    CheckReport report = schema.check("[" + items + "]");
    assertThat(report.violations()).hasSize(100);
    assertThat(report.isTruncated()).isTrue();
    assertThat(report.violations().get(99).pointer()).isEqualTo("/99");
  }

  @Test
  void putsTheViolationOfAnObjectBeforeThoseWithinIt() {
    CompiledSchema schema =
        schema("\"required\":[\"b\"],\"additionalProperties\":{\"type\":\"string\"}");
    String members = IntStream.range(0, 300)
        .mapToObj(i -> "\"a%d\":1".formatted(i))
        .collect(Collectors.joining(","));
    CheckReport report = schema.check("{" + members + "}");
    assertThat(report.isTruncated()).isTrue();
    assertThat(report.violations().get(0).code()).isEqualTo("required");
    assertThat(report.violations().get(1).pointer()).isEqualTo("/a0");
  }

  /** What two keywords refuse in turn, put together one by one, took a minute. */
  @Test
  void reportsAllViolationsOfTwoKeywordsInDocumentOrder() {
    int count = 150_000;
    CompiledSchema schema = TestSchemas.compile(
        "{\"propertyNames\":{\"maxLength\":0},\"additionalProperties\":{\"type\":\"string\"}}",
        ALL_VIOLATIONS);
    String members =
        IntStream.range(0, count).mapToObj(i -> "\"" + i + "\":1").collect(Collectors.joining(","));
    assertThat(schema.check("{" + members + "}").violations())
        .extracting(violation -> violation.code() + violation.pointer())
        .isEqualTo(IntStream.range(0, count)
            .boxed()
            .flatMap(i -> Stream.of("maxLength/" + i, "type/" + i))
            .toList());
  }

  /** Columns that were counted from the start of the line for each violation took minutes. */
  @Test
  void reportsAllPlacesInTheLongLineOfAParserThatTellsItsSource() {
    CompiledSchema schema =
        TestSchemas.compile("{\"items\":{\"type\":\"string\"}}", ALL_VIOLATIONS);
    String json = "[\"\u00e9\",1,\r\n\"\uD83D\uDE00\"," + "1,".repeat(200_000) + "1]";
    JsonMapper mapper = JsonMapper.builder(JsonFactory.builder()
            .enable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build())
        .build();
    List<Integer> columns = columns(schema.check(json));
    assertThat(columns).hasSize(200_002).startsWith(6, 5, 7).endsWith(400_005);
    assertThat(columns(schema.check(mapper.createParser(json.toCharArray())))).isEqualTo(columns);
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    assertThat(columns(schema.check(mapper.createParser(bytes)))).isEqualTo(columns);
  }

  private static List<Integer> columns(CheckReport report) {
    return report.violations().stream()
        .map(violation -> violation.location().orElseThrow().column())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"multipleOf\":7          | 1e1000000000 | false",
        "\"multipleOf\":0.01       | 1e1000000000 | true",
        "\"multipleOf\":1e-9       | 1e-1000000000 | false",
        "\"const\":12345678901234567890   | 12345678901234567890 | true",
        "\"const\":12345678901234567890   | 12345678901234567891 | false",
        "\"maximum\":12345678901234567890 | 12345678901234567890 | true",
        "\"maximum\":12345678901234567890 | 12345678901234567891 | false",
        "\"maximum\":10            | 1e309 | false",
        "\"type\":\"integer\"      | 1e1000000000 | true",
        "\"type\":\"integer\"      | 1.0 | true",
        "\"type\":\"integer\"      | 1.5e0 | false",
        "\"enum\":[1e1000000000,2] | 10e999999999 | true",
        "\"uniqueItems\":true      | [1, 1.0] | false",
        "\"uniqueItems\":true      | [1e1000000000, 1e-1000000000] | true",
      })
  void comparesNumbersExactly(String keyword, String number, boolean isValid) {
    assertThat(schema(keyword).check(number).isValid()).isEqualTo(isValid);
  }

  @Test
  void limitsWhatIsHeldToBeComparedAsAWhole() {
    String id = "https://example.org/held.json";
    CompiledSchema schema = SchemaCatalog.builder()
        .limits(CheckLimits.defaults().withMaxHeldValues(100))
        .register("{\"$id\":\"" + id + "\",\"items\":{\"uniqueItems\":true}}")
        .build()
        .schema(id);
    String few = "[" + String.join(",", Collections.nCopies(50, "[1,[2],{\"a\":3}]")) + "]";
    assertThat(schema.check(few).isValid()).isTrue();
    String many =
        IntStream.range(0, 200).mapToObj(Integer::toString).collect(Collectors.joining(","));
    assertThat(messages(schema.check("[[" + many + "]]")))
        .containsExactly(
            "line 1, column 293 (/0/100): comparing whole values (uniqueItems, const or"
                + " enum) needs more than 100 values to be held at once; simplify the schema or raise its"
                + " limit");
  }

  /** An array counts as one more when it ends, and is told where it starts. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1,2,3]         | line 1, column 1 (root): | (root):",
        "[[1],[[2],[3]]] | line 1, column 7 (/1/0): | (/1/0):",
        "[1,2,3,[4]]     | line 1, column 9 (/3/0): | (/3/0):",
      })
  void reportsTooManyHeldValuesForEveryKindOfInput(String json, String place, String pointer) {
    CompiledSchema schema =
        TestSchemas.compile("{\"uniqueItems\":true}", CheckLimits.defaults().withMaxHeldValues(3));
    JsonMapper mapper = JsonMapper.shared();
    assertThat(schema.check(json)).asString().startsWith(place);
    assertThat(schema.check(json.getBytes(StandardCharsets.UTF_8))).isEqualTo(schema.check(json));
    assertThat(schema.check(mapper.createParser(json))).asString().startsWith(place);
    assertThat(schema.check(mapper.readTree(json))).asString().startsWith(pointer);
  }

  @Test
  void findsEqualItemsAmongManyThatDiffer() {
    CompiledSchema schema = schema("\"uniqueItems\":true");
    String pairs = IntStream.range(0, 100_000)
        .mapToObj(i -> "[%d,%d]".formatted(i, 3_100_000 - 31 * i))
        .collect(Collectors.joining(","));
    assertThat(schema.check("[" + pairs + "]").isValid()).isTrue();
    assertThat(schema.check("[" + pairs + ",[0,3100000]]").violations()).hasSize(1);
  }

  private static Stream<String> textsThatCollide(int count) {
    List<String> parts = List.of("Aa", "BB");
    return IntStream.range(0, count)
        .mapToObj(i -> IntStream.range(0, 17)
            .mapToObj(bit -> parts.get(i >> bit & 1))
            .collect(Collectors.joining()));
  }

  @Test
  void readsNamesThatCollide() {
    String names =
        textsThatCollide(1 << 16).map("\"%s\":1"::formatted).collect(Collectors.joining(","));
    CompiledSchema schema = schema("\"minProperties\":65536");
    assertThat(schema.check("{" + names + "}").isValid()).isTrue();
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

  /** In one map of both it took 260 s. */
  @Test
  void readsTextsThatCollideWithNumbers() {
    List<String> texts = textsThatCollide(100_000).toList();
    int hash = texts.get(0).hashCode();
    List<String> numbers = numbersThatCollide(100_000, hash).toList();
    assertThat(numbers)
        .hasSize(100_000)
        .allMatch(number -> new BigDecimal(number).hashCode() == hash);
    String json = "[" + String.join(",", numbers) + ",\"" + String.join("\",\"", texts) + "\"";
    assertThat(schema("\"uniqueItems\":true").check(json + "]").isValid()).isTrue();
    assertThat(messages(schema("\"uniqueItems\":true").check(json + "," + numbers.get(7) + "]")))
        .containsExactly("line 1, column 1 (root): expected items that all differ but those at"
            + " index 7 and 200000 are equal; remove one");
  }

  /** Each level of them refers twice to the next one. */
  @Test
  void handlesSchemasThatDoubleInPlace() {
    StringBuilder defs = new StringBuilder("\"$ref\":\"#/$defs/d0\",\"$defs\":{");
    for (int i = 0; i < 40; i++) {
      defs.append("\"d%d\":{\"allOf\":[{\"$ref\":\"#/$defs/d%d\"},{\"$ref\":\"#/$defs/d%d\"}]},"
          .formatted(i, i + 1, i + 1));
    }
    CompiledSchema schema = schema(defs.append("\"d40\":{\"type\":\"array\"}}").toString());
    assertThat(schema.check("[]").isValid()).isTrue();
    assertThat(messages(schema.check("1")))
        .containsExactly("line 1, column 1 (root): expected an array but found the number 1");
  }

  @Test
  void handlesThousandsOfRequiredNames() {
    String names = IntStream.range(0, 5_000)
        .mapToObj("\"name%d\""::formatted)
        .collect(Collectors.joining(","));
    CompiledSchema schema = schema("\"items\":{\"required\":[" + names + "]}");
    CheckReport report =
        schema.check("[" + String.join(",", Collections.nCopies(2_000, "{}")) + "]");
    assertThat(report.isTruncated()).isTrue();
    assertThat(report.violations()).hasSize(100);
    assertThat(report.violations().get(99))
        .hasToString("line 1, column 2 (/0): missing property \"name99\"; add it");
  }

  @Test
  void handlesHundredsOfBranches() {
    String branches = IntStream.range(0, 200)
        .mapToObj(
            ("{\"properties\":{\"kind\":{\"const\":\"k%1$d\"},\"n%1$d\":{\"type\":\"integer\"}},"
                + "\"required\":[\"kind\",\"n%1$d\"],\"additionalProperties\":false}")::formatted)
        .collect(Collectors.joining(","));
    CompiledSchema schema = schema("\"items\":{\"oneOf\":[" + branches + "]}");
    String valid = IntStream.range(0, 15_000)
        .mapToObj(i -> "{\"kind\":\"k%1$d\",\"n%1$d\":1}".formatted(i % 200))
        .collect(Collectors.joining(",", "[", ""));
    assertThat(valid).hasSizeGreaterThan(340_000);
    assertThat(schema.check(valid + "]").isValid()).isTrue();
    assertThat(messages(schema.check(valid + ",{\"kind\":\"k7\",\"n7\":true}]")))
        .singleElement()
        .asString()
        .endsWith("(/15000/n7): no alternative fits; the closest is number 8: expected an integer"
            + " but found true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "             |     | line 1, column 1 (root): the number is longer",
        "             | 1.5 | line 1, column 1 (root): the number is longer",
        "[            | ]   | line 1, column 3 (/0): the number is longer",
        "{\"a\":[0,  | ]}  | line 1, column 10 (/a/1): the number is longer",
        "{}           |     | line 1, column 4 (root): expected the end of the document"
      })
  void refusesNumbersTooLongToRead(String before, String after, String start) {
    String number = "1".repeat(2_000);
    String json = (before == null ? "" : before + " ") + number + (after == null ? "" : after);
    assertThat(messages(schema("\"items\":true").check(json)))
        .singleElement()
        .asString()
        .startsWith(start);
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 50, 100})
  void handlesBranchesOfWhichTheItemsEvaluatedCount(int depth) {
    CompiledSchema schema =
        TestSchemas.compile("{\"oneOf\":[{\"items\":{\"$ref\":\"#\"},\"type\":\"array\"},"
            + "{\"items\":{\"$ref\":\"#\"},\"type\":\"null\"}],\"unevaluatedItems\":true}");
    assertThat(schema.check("[".repeat(depth) + "]".repeat(depth))).hasToString("valid");
  }

  @Test
  void handlesBranchesThatDoubleInADeepDocument() {
    String branch =
        "{\"type\":\"object\",\"properties\":{\"a\":{\"$ref\":\"#/$defs/n\"}},\"required\":[\"%s\"]}";
    CompiledSchema schema = TestSchemas.compile("{\"unevaluatedProperties\":true,"
        + "\"$ref\":\"#/$defs/n\",\"$defs\":{\"n\":{\"anyOf\":["
        + branch.formatted("x") + "," + branch.formatted("y") + ",{\"type\":\"string\"}]}}}");
    String json = "{\"a\":".repeat(480) + "1" + "}".repeat(480);
    assertThat(schema.check(json))
        .hasToString(
            "line 1, column 1 (root): no alternative fits; the closest is number 1: missing"
                + " property \"x\"; add it; at /a, missing property \"x\"; add it; at /a/a, missing"
                + " property \"x\"; add it; and 478 more");
  }

  /** Written out for each array around them they took 76 s. */
  @Test
  void comparesItemsOnceHoweverManyArraysAroundThemAreCompared() {
    CompiledSchema schema =
        TestSchemas.compile("{\"if\":{\"uniqueItems\":true},\"items\":{\"$ref\":\"#\"}}");
    String items = "{\"a\":1.25},".repeat(200_000);
    String json = "[1,".repeat(400) + "[" + items + "0]" + "]".repeat(400);
    assertThat(schema.check(json).isValid()).isTrue();
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
        "[{\"a\":1,\"b\":1},{\"a\":{\"b\":1}}]      | true",
      })
  void comparesWhatItemsHold(String json, boolean isValid) {
    CompiledSchema schema = TestSchemas.compile("{\"uniqueItems\":true}");
    assertThat(schema.check(json).isValid()).isEqualTo(isValid);
    CompiledSchema twice =
        TestSchemas.compile("{\"uniqueItems\":true,\"items\":{\"uniqueItems\":true}}");
    assertThat(twice.check(json).isValid()).isEqualTo(isValid);
  }

  private static String array(String item, int count) {
    return "[" + String.join(",", Collections.nCopies(count, item)) + "]";
  }

  /** What a branch under not rejects is not explained, however much of it there is. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'items':{'type':'string'},'not':{'items':{'minProperties':7,'anyOf':[%s]}}}",
        "{'items':{'type':'string'},'not':{'unevaluatedItems':{'anyOf':[%s]}}}"
      })
  void rejectsManyItemsThatANegatedSchemaRejectsToo(String schema) {
    String branches = "{'properties':{'a':{'type':'string'}}},{'properties':{'a':{'type':'null'}}}";
    CompiledSchema compiled = TestSchemas.compile(schema.formatted(branches).replace('\'', '"'));
    assertThat(compiled.check(array("{\"a\":1}", 600)).violations())
        .hasSize(100)
        .allMatch(violation -> violation.code().equals("type"));
  }

  private static final String EXPRESSION = """
      {"type":"object","required":["op"],"oneOf":[
        {"properties":{"op":{"const":"number"},"value":{"type":"number"}},"required":["value"]},
        {"properties":{"op":{"const":"not"},"args":{"maxItems":1,"items":{"$ref":"#"}}},"required":["args"]},
        {"properties":{"op":{"const":"add"},"args":{"minItems":2,"items":{"$ref":"#"}}},"required":["args"]}
      ],"unevaluatedProperties":false}""";

  private static String expression(int arguments, int depth) {
    return depth == 0
        ? "{\"op\":\"number\",\"value\":1}"
        : "{\"op\":\"add\",\"args\":" + array(expression(arguments, depth - 1), arguments) + "}";
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "2, 2", "2, 5", "8, 4", "4, 7"})
  void handlesClosedKindsOfExpressions(int arguments, int depth) {
    CompiledSchema schema = TestSchemas.compile(EXPRESSION);
    String valid = expression(arguments, depth);
    assertThat(schema.check(valid)).hasToString("valid");
    assertThat(schema.check(valid.replace("value", "other")).isValid()).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{}                         | 113000",
        "{\"kind\":{}}              | 27000",
        "{\"kind\":\"x\",\"n199\":1}  | 13600",
        "{\"kind\":\"k7\",\"n7\":{}}  | 13600",
      })
  void handlesManyObjectsThatManyBranchesReject(String object, int count) {
    String branches = IntStream.range(0, 200)
        .mapToObj(
            i -> "{\"properties\":{\"kind\":{\"enum\":[\"k%d\"]},\"n%d\":{\"type\":\"null\"}},"
                    .formatted(i, i)
                + "\"required\":[\"kind\"]}")
        .collect(Collectors.joining(","));
    CompiledSchema schema = TestSchemas.compile(
        "{\"items\":{\"oneOf\":[" + branches + "],\"unevaluatedProperties\":false}}");
    CheckReport report = schema.check(array(object, count));
    assertThat(report.violations()).hasSize(100);
    assertThat(report.isTruncated()).isTrue();
  }

  @Test
  void handlesManyItemsThatManyNamesAreRequiredOf() {
    String names =
        IntStream.range(0, 5_000).mapToObj(i -> "\"n" + i + "\"").collect(Collectors.joining(","));
    CompiledSchema schema = TestSchemas.compile("{\"items\":{\"required\":[" + names + "]}}");
    assertThat(schema.check(array("{}", 2_000)).violations()).hasSize(100);
  }

  @Test
  void handlesNamesAndConstantsOfASchemaThatCollide() {
    String quoted =
        textsThatCollide(1 << 12).map("\"%s\""::formatted).collect(Collectors.joining(","));
    String members =
        textsThatCollide(1 << 16).map("\"%s\":1"::formatted).collect(Collectors.joining(","));
    assertThat(
            schema("\"required\":[" + quoted + "]").check("{" + members + "}").isValid())
        .isTrue();
    String all =
        textsThatCollide(1 << 16).map("\"%s\""::formatted).collect(Collectors.joining(","));
    CompiledSchema constants = schema("\"items\":{\"enum\":[" + quoted + "]}");
    assertThat(constants.check("[" + quoted + "]").isValid()).isTrue();
    assertThat(constants.check("[" + all + "]").violations().get(0).pointer()).isEqualTo("/4096");
  }

  @Test
  void handlesManyCombinationsOfItemsThatAreCounted() {
    String contains = IntStream.of(2, 3, 5, 7, 11, 13, 17, 19)
        .mapToObj("{\"contains\":{\"multipleOf\":%d}}"::formatted)
        .collect(Collectors.joining(","));
    CompiledSchema schema =
        schema("\"allOf\":[" + contains + "],\"unevaluatedItems\":{\"type\":\"string\"}");
    String numbers =
        IntStream.range(0, 100_000).mapToObj(Integer::toString).collect(Collectors.joining(","));
    assertThat(schema.check("[" + numbers + "]").violations().get(0).pointer()).isEqualTo("/1");
  }
}
