package dev.masu.jackson.reader;

import static dev.masu.jackson.reader.RecordTexts.outcome;
import static dev.masu.jackson.testing.Inputs.gzip;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.jackson.testing.PointTypes.Plain;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Qpi;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** A read returns a value or a report, whatever the document and the input. */
final class CheckedReaderTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final CheckedReader<Plain> POINTS = CheckedReader.of(MAPPER, Plain.class);

  private static final CheckedReader<List<Plain>> LISTS =
      CheckedReader.of(MAPPER, new TypeReference<>() {});

  @TempDir
  private Path folder;

  private static final String END = "(root): expected a JSON value but found the end of the input";

  private static InputStream stream(String json) {
    return new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8));
  }

  /** The outcome of each kind of input of which the text is held. */
  private <T> Map<String, String> outcomes(CheckedReader<T> reader, String json)
      throws IOException {
    Path file = Files.writeString(folder.resolve("document"), json);
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    Map<String, String> outcomes = new LinkedHashMap<>();
    outcomes.put("text", outcome(reader.read(json)));
    outcomes.put("bytes", outcome(reader.read(bytes)));
    outcomes.put("stream", outcome(reader.read(stream(json))));
    outcomes.put("path", outcome(reader.read(file)));
    outcomes.put("gzip", outcome(reader.read(Files.write(file, gzip(bytes)))));
    return outcomes;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"x":7}            | Plain[x=7, name=null]
      {"name":"é","x":""}| line 1, column 17 (/x): expected an integer but found the string ""
      {"x":-1}           | line 1, column 1 (root): Cannot construct instance of `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -1
      {"x":7             | line 1, column 7 (/x): the document ends inside the object that starts at line 1, column 1; is it cut off?
      {"x":7} // seven   | line 1, column 9 (root): expected the end of the document but found '/'; JSON has no comments
      {'x':7}            | line 1, column 2 (root): expected a property name in double quotes or '}' but found '''; JSON strings take double quotes
      {"x":7} {}         | line 1, column 9 (root): expected the end of the document but found '{'; a document is one JSON value
      ``                 | line 1, column 1 (root): the document is empty; expected a JSON value
      """)
  void theResultIsTheSameForTextBytesStreamsAndFiles(String json, String expected)
      throws IOException {
    assertThat(outcomes(POINTS, json).values()).containsOnly(expected);
  }

  record WithoutSchema(@Nullable Integer count, @Nullable Qpi piece) {}

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"count":1,"piece":"C;P"} | NOTATION | (/piece): "C;P" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)
      {"cuont":1}               | BINDING  | (/cuont): unexpected property "cuont"; did you mean "count"?
      {"count":"é"}             | BINDING  | (/count): Cannot deserialize value of type `java.lang.Integer` from String "é": not a valid `java.lang.Integer` value
      """)
  void whatATypeWithoutSchemaRejectsIsReportedAsForOthers(String json, Phase phase, String expected)
      throws IOException {
    CheckedReader<WithoutSchema> reader = CheckedReader.of(
        TestMappers.bundled()
            .rebuild()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build(),
        WithoutSchema.class);
    // Each version of Jackson has a location of its own for an unknown property of a record.
    assertThat(outcomes(reader, json).values())
        .allSatisfy(outcome -> assertThat(outcome).endsWith(expected));
    assertThat(((Rejected<WithoutSchema>) reader.read(json)).report().violations())
        .extracting(Violation::phase)
        .containsExactly(phase);
  }

  @Test
  void aMarkdownFenceAroundTheDocumentIsReported() throws IOException {
    String fenced = "```json\n{\"x\":7}\n```\n";
    assertThat(outcomes(POINTS, fenced).values())
        .containsOnly("line 1, column 1 (root): expected a JSON value but found '`'; remove the"
            + " Markdown fence around the document");
    assertThat(
            ((Rejected<Plain>) POINTS.read(fenced)).report().violations().get(0).phase())
        .isEqualTo(Phase.SYNTAX);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      Here it is:\\n\\n  {"x":7}       | expected a JSON value but found "Here"; remove the text before the document
      Sure!\\n```json\\n{"x":7}\\n``` | expected a JSON value but found "Sure"; remove the text before the document
      json\\n[]                       | expected a JSON value but found "json"; remove the text before the document
      null\\n{}                       | expected the end of the document but found '{'; a document is one JSON value
      x: {y: 7}                       | expected a JSON value but found 'x'; strings take double quotes
      {x\\n: {}}                      | expected a property name in double quotes or '}' but found 'x'; strings take double quotes
      """)
  void aTextBeforeTheDocumentIsReportedAsThat(String json, String problem) throws IOException {
    assertThat(outcomes(POINTS, json.replace("\\n", "\n")).values())
        .allSatisfy(outcome -> assertThat(outcome).endsWith(" (root): " + problem));
  }

  @Test
  void aParserIsReadValueByValue() throws IOException {
    String invalid = "expected an integer but found the string \"é\"";
    assertThat(allOf(POINTS, """
            {"x":1} {"x":"é"}{"x":2}
            7 {"x":-1} {"x":3,"y":[{}]}
            [{"x":4}]null {"x":99999999999}{"x":5}"""))
        .containsExactly(
            "Plain[x=1, name=null]",
            "line 1, column 14 (/x): " + invalid,
            "Plain[x=2, name=null]",
            "line 2, column 1 (root): expected an object but found the number 7",
            "line 2, column 3 (root): Cannot construct instance of"
                + " `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -1",
            "line 2, column 19 (/y): unexpected property \"y\"; expected \"x\" or \"name\"",
            "line 3, column 1 (root): expected an object but found an array",
            "line 3, column 10 (root): expected an object but found null",
            "line 3, column 20 (/x): Numeric value (99999999999) out of range of `int` (-2147483648"
                + " - 2147483647)",
            "Plain[x=5, name=null]",
            END);
    assertThat(allOf(LISTS, "[{},{\"x\":1},7]\n[{\"x\":2}] [{\"x\":-1}] {} []"))
        .containsExactly(
            """
            line 1, column 2 (/0): missing property "x"; add it
            line 1, column 13 (/2): expected an object but found the number 7""",
            "[Plain[x=2, name=null]]",
            "line 2, column 12 (/0): Cannot construct instance of"
                + " `dev.masu.jackson.testing.PointTypes$Plain`, problem: x is below 0: -1",
            "line 2, column 22 (root): Cannot deserialize value of type"
                + " `java.util.ArrayList<dev.masu.jackson.testing.PointTypes$Plain>` from Object"
                + " value (token `JsonToken.START_OBJECT`)",
            "[]",
            END);
    CheckedReader<?> maps =
        CheckedReader.of(MAPPER, new TypeReference<Map<String, List<Plain>>>() {});
    assertThat(allOf(maps, "{\"a\":[{\"x\":\"é\"},{}],\"b\":[[]]} {\"a\":[]} {\"a\":[{}],}"))
        .containsExactly("line 1, column 12 (/a/0/x): " + invalid, "{a=[]}", """
            line 1, column 46 (/a/0): missing property "x"; add it
            line 1, column 50 (/a): Unexpected character ('}' (code 125)): was expecting double-quote to start property name""");
  }

  /** Jackson takes these bytes for UCS-4, and rejects them before it reads a token. */
  @Test
  void bytesThatStartWithZerosAreReported() {
    assertThat(outcome(POINTS.read(new byte[] {0, 0, '{', 0})))
        .isEqualTo("line 1, column 1 (root): expected a JSON value but found the character U+0000");
  }

  /** The outcomes of all values that one parser reads, up to its end or to what is not JSON. */
  private static List<String> allOf(CheckedReader<?> reader, String json) throws IOException {
    List<String> outcomes = new ArrayList<>();
    try (JsonParser parser = MAPPER.createParser(json)) {
      boolean isAtEnd = false;
      while (!isAtEnd) {
        CheckedResult<?> result = reader.read(parser);
        assertThat(parser.currentToken()).isNull();
        outcomes.add(outcome(result));
        isAtEnd = result instanceof Rejected<?> rejected
            && rejected.report().violations().stream().anyMatch(v -> v.phase() == Phase.SYNTAX);
      }
    }
    return outcomes;
  }

  /** A duplicate name or a number without an exact value does not prevent finding the end of the value. */
  @Test
  void aParserReadsOnAfterAProblemThatIsNoSyntaxError() throws IOException {
    CheckedReader<?> maps = CheckedReader.of(MAPPER, new TypeReference<Map<String, Plain>>() {});
    try (JsonParser parser = MAPPER.createParser("""
        {"a":{"x":1,"x":2},"b":{"x":3}} {"a":{"x":1e99999999999}} {"a":{"x":4}}""")) {
      assertThat(outcome(maps.read(parser)))
          .isEqualTo(
              "line 1, column 13 (/a/x): the name \"x\" occurs twice in this object, first at"
                  + " line 1, column 7; keep one");
      assertThat(outcome(maps.read(parser)))
          .isEqualTo("line 1, column 43 (/a/x): the exponent of 1e99999999999 does not fit in 32"
              + " bits");
      assertThat(outcome(maps.read(parser))).isEqualTo("{a=Plain[x=4, name=null]}");
    }
  }

  @Test
  void pointersOfAParserStartAtItsRoot() throws IOException {
    CheckedReader<Integer> numbers = CheckedReader.of(MAPPER, Integer.class);
    try (JsonParser parser = MAPPER.createParser("{\"a\":[1,\"x\",}")) {
      for (int i = 0; i < 4; i++) {
        parser.nextToken();
      }
      assertThat(outcome(numbers.read(parser))).isEqualTo("1");
      assertThat(outcome(numbers.read(parser)))
          .isEqualTo("line 1, column 9 (/a/1): Cannot deserialize value of type"
              + " `java.lang.Integer` from String \"x\": not a valid `java.lang.Integer` value");
      assertThat(outcome(numbers.read(parser)))
          .isEqualTo("line 1, column 13 (/a/2): Unexpected character ('}' (code 125)): expected a"
              + " value");
    }
  }

  @Test
  void bytesThatAreNotUtf8HaveATextAndOffsetsInBytes() {
    byte[] json = "{\"x\":\"é\",\n \"?\":1}".getBytes(StandardCharsets.UTF_8);
    json[13] = (byte) 0xFF;
    Rejected<Plain> rejected = (Rejected<Plain>) POINTS.read(json);
    assertThat(rejected.text()).isEqualTo("{\"x\":\"é\",\n \"\ufffd\":1}");
    assertThat(rejected.reportInInput().violations())
        .singleElement()
        .satisfies(
            violation -> assertThat(violation.location().orElseThrow().offset()).isEqualTo(13));
  }

  /** As of an empty document. */
  @Test
  void aTreeOfNothingHasNoValue() throws IOException {
    try (JsonParser parser = MAPPER.readTree("").traverse(ObjectReadContext.empty())) {
      assertThat(outcome(POINTS.read(parser))).isEqualTo(END);
    }
  }

  @Test
  void theItemsOfAnArrayAreReadByOneParser() throws IOException {
    try (JsonParser parser = MAPPER.createParser("[{\"x\":\"é\"},{\"x\":2}]")) {
      parser.nextToken();
      List<String> outcomes = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        outcomes.add(outcome(POINTS.read(parser)));
      }
      assertThat(outcomes)
          .containsExactly(
              "line 1, column 7 (/0/x): expected an integer but found the string \"é\"",
              "Plain[x=2, name=null]");
      assertThat(outcome(POINTS.read(parser))).isEqualTo(END);
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      {"a":1} | PROPERTY_NAME
      []      | END_ARRAY
      """)
  void aParserBeforeANameOrAnEndIsRejected(String json, String token) throws IOException {
    try (JsonParser parser = MAPPER.createParser(json)) {
      parser.nextToken();
      parser.clearCurrentToken();
      assertThatThrownBy(() -> POINTS.read(parser))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "expected the parser to be at a value or before one but found it before " + token);
    }
  }

  @Test
  void longStreamsAreNotHeld() throws IOException {
    String blank = " ".repeat(100);
    CheckedReader<Plain> reader = POINTS.holding(50);
    assertThat(outcome(reader.read(stream(blank + "{\"x\":1}"))))
        .isEqualTo("Plain[x=1, name=null]");
    Rejected<Plain> rejected = (Rejected<Plain>) reader.read(stream(blank + "{\"x\":true}"));
    assertThat(rejected.report())
        .hasToString("line 1, column 106 (/x): expected an integer but found true");
    assertThat(rejected.reportInInput()).isEqualTo(rejected.report());
  }

  @Test
  void aLongStreamIsLeftOpen() throws IOException {
    ByteArrayOutputStream archive = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(archive)) {
      for (String name : List.of("1", "2")) {
        out.putNextEntry(new ZipEntry(name));
        out.write("{\"x\":7}".getBytes(StandardCharsets.UTF_8));
      }
    }
    ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(archive.toByteArray()));
    while (entries.getNextEntry() != null) {
      assertThat(outcome(POINTS.holding(5).read(entries))).isEqualTo("Plain[x=7, name=null]");
    }
    assertThat(entries.read()).isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"x":1} {}      | line 1, column 9 (root): expected the end of the document but found '{'; a document is one JSON value
      {"x":1} ]       | line 1, column 9 (root): expected the end of the document but found something else; a document is one JSON value
      {"x":1} seven   | line 1, column 9 (root): expected the end of the document but found something else; a document is one JSON value
      """)
  void nothingFollowsALongDocument(String json, String expected) throws IOException {
    CheckReport report = ((Rejected<Plain>) POINTS.holding(5).read(stream(json))).report();
    assertThat(report).hasToString(expected);
    assertThat(report.violations().get(0).phase()).isEqualTo(Phase.SYNTAX);
  }

  @Test
  void aNumberBeyondTheParsersLimitFollowsADocument() throws IOException {
    String json = "{\"x\":1} " + "1".repeat(3_000);
    assertThat(outcomes(POINTS, json).values())
        .containsOnly("line 1, column 9 (root): expected the end of the document but found"
            + " something else; a document is one JSON value");
  }

  @Test
  void aStreamIsReadUpToTheParsersLimit() throws IOException {
    JsonFactory factory = JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxDocumentLength(10_000).build())
        .build();
    JsonMapper mapper = TestMappers.builder(factory, UserSchemas.CATALOG).build();
    InputStream json = stream("{\"x\":1}\n" + " ".repeat(20_000));
    CheckedResult<Plain> result =
        CheckedReader.of(mapper, Plain.class).holding(5).read(json);
    CheckReport report = ((Rejected<Plain>) result).report();
    assertThat(report)
        .hasToString(
            "line 1, column 7 (root): the document is longer than the parser's limit of 10000"
                + " bytes or chars");
    assertThat(report.violations().get(0).phase()).isEqualTo(Phase.LIMIT);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {"points":[[{"x":1}]]}       | (/points/0/0): arrays and objects nest deeper than the parser's limit of 3
      {"points":1,"others":[[[]]]} | (/others/0/0): arrays and objects nest deeper than the parser's limit of 3
      """)
  void aTypeWithoutSchemaIsReadUpToTheParsersLimits(String json, String expected)
      throws IOException {
    JsonFactory factory = JsonFactory.builder()
        .streamReadConstraints(
            StreamReadConstraints.builder().maxNestingDepth(3).build())
        .build();
    CheckedReader<?> maps = CheckedReader.of(
        TestMappers.builder(factory, UserSchemas.CATALOG).build(),
        new TypeReference<Map<String, List<?>>>() {});
    assertThat(outcomes(maps, json).values())
        .allSatisfy(outcome -> assertThat(outcome).endsWith(expected));
    assertThat(((Rejected<?>) maps.read(json)).report().violations())
        .last()
        .extracting(Violation::phase)
        .isEqualTo(Phase.LIMIT);
  }

  @Test
  void aByteOrderMarkCountsInOffsetsOfTheInput() {
    Rejected<Plain> rejected =
        (Rejected<Plain>) POINTS.read("\uFEFF{\"x\":true}".getBytes(StandardCharsets.UTF_8));
    assertThat(RecordTexts.of(rejected))
        .isEqualTo(
            "1 1:1 @3 '{\"x\":true}' line 1, column 6 (/x): expected an integer but found true");
    assertThat(rejected
            .reportInInput()
            .violations()
            .get(0)
            .location()
            .orElseThrow()
            .offset())
        .isEqualTo(8);
  }

  @Test
  void aDocumentInUtf16IsReadAsTheMapperDoes() {
    assertThat(outcome(POINTS.read("{\"x\":1}".getBytes(StandardCharsets.UTF_16))))
        .isEqualTo("Plain[x=1, name=null]");
    assertThat(outcome(POINTS.read("{\"x\":true}".getBytes(StandardCharsets.UTF_16LE))))
        .isEqualTo("line 1, column 6 (/x): expected an integer but found true");
    assertThat(outcome(POINTS.read("{\"x\":1,}".getBytes(StandardCharsets.UTF_16BE))))
        .isEqualTo("line 1, column 8 (/x): Unexpected character ('}' (code 125)): was expecting"
            + " double-quote to start property name");
  }

  @Test
  void aNumberBeyondTheRangeOfItsTypeIsJson() throws IOException {
    CheckedReader<Integer> numbers = CheckedReader.of(MAPPER, int.class);
    CheckReport report = ((Rejected<Integer>) numbers.read("99999999999")).report();
    assertThat(report.violations().get(0).phase()).isEqualTo(Phase.BINDING);
  }

  @Test
  void aNumberBeyondTheRangeOfDecimalsIsReported() throws IOException {
    CheckedReader<JsonNode> exact = CheckedReader.of(
        MAPPER
            .rebuild()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build(),
        JsonNode.class);
    assertThat(allOf(exact, "{\"a\": [1e999999999999, 2]}\n1.50"))
        .containsExactly(
            "line 1, column 8 (/a/0): Value \"1e999999999999\" cannot be deserialized as"
                + " `java.math.BigDecimal`, reason:  value exceeds limits",
            "1.50",
            END);
  }

  /** Reads a value from the text of a string. */
  static final class InString extends StdDeserializer<Integer> {
    InString() {
      super(Integer.class);
    }

    @Override
    public Integer deserialize(JsonParser parser, DeserializationContext context) {
      try (JsonParser inner = parser.objectReadContext().createParser(parser.getString())) {
        inner.nextToken();
        return inner.readValueAs(Integer[].class)[0];
      }
    }
  }

  record Unchecked(@JsonDeserialize(using = InString.class) int x) {}

  @SchemaBound(UserSchemas.ANYTHING)
  record Checked(@JsonDeserialize(using = InString.class) int x) {}

  /** The document itself is JSON. */
  @Test
  void aStringWhoseTextIsNotJsonCannotBeBound() throws IOException {
    for (Class<?> type : List.of(Unchecked.class, Checked.class)) {
      CheckedReader<?> reader = CheckedReader.of(MAPPER, type);
      Rejected<?> rejected = (Rejected<?>) reader.read("{\n\"x\":\"[7\"}");
      assertThat(rejected.report())
          .hasToString("line 2, column 5 (/x): Unexpected end-of-input: expected close marker for"
              + " Array");
      assertThat(rejected.report().violations().get(0).phase()).isEqualTo(Phase.BINDING);
      assertThat(outcomes(reader, "{\"x\":\"[7]\"}").values())
          .containsOnly(type.getSimpleName() + "[x=7]");
    }
  }

  static final class ParsesText extends StdDeserializer<Integer> {
    ParsesText() {
      super(Integer.class);
    }

    @Override
    public Integer deserialize(JsonParser parser, DeserializationContext context) {
      return Integer.valueOf(parser.getString());
    }
  }

  record Parsed(@JsonDeserialize(using = ParsesText.class) int x) {}

  @Test
  void aRuntimeExceptionIsThrownUnchangedIfTheMapperDoesNotWrap() {
    JsonMapper mapper =
        MAPPER.rebuild().disable(DeserializationFeature.WRAP_EXCEPTIONS).build();
    CheckedReader<Parsed> reader = CheckedReader.of(mapper, Parsed.class);
    assertThat(outcome(reader.read("{\"x\":\"7\"}"))).isEqualTo("Parsed[x=7]");
    assertThatThrownBy(() -> reader.read("{\"x\":\"seven\"}"))
        .isExactlyInstanceOf(NumberFormatException.class)
        .hasMessage("For input string: \"seven\"");
  }

  @Test
  void anInputThatCannotBeReadIsAnException() {
    assertThatThrownBy(() ->
            POINTS.holding(1).read(new SequenceInputStream(stream("{\"x\":"), new BrokenStream())))
        .isInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThatThrownBy(() -> LISTS
            .holding(1)
            .read(new SequenceInputStream(stream("[{},{\"x\":"), new BrokenStream())))
        .isInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThatThrownBy(() -> POINTS.read(new BrokenStream()))
        .isInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThatThrownBy(() -> POINTS.read(MAPPER.createParser(new BrokenStream())))
        .hasMessageContaining("the cable is out");
    assertThatThrownBy(() -> POINTS.read(
            MAPPER.createParser(new SequenceInputStream(stream("{\"x\":"), new BrokenStream()))))
        .isInstanceOf(IOException.class)
        .hasMessage("the cable is out");
    assertThatThrownBy(() -> POINTS.read(folder.resolve("missing")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @SchemaBound("urn:unregistered")
  record Unregistered() {}

  @Test
  void aTypeThatCannotBeReadIsAnException() {
    assertThatThrownBy(() -> CheckedReader.of(MAPPER, Unregistered.class).read("{}"))
        .isInstanceOf(InvalidDefinitionException.class);
    JsonMapper plain = JsonMapper.builder().build();
    assertThatThrownBy(() -> CheckedReader.of(plain, Plain.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the mapper has no MasuModule");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"secret\":1}", "secret", "[{\"secret\":1}]", "{} secret"})
  void aRedactedReportHasNothingOfTheDocument(String json) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .redactValues(true)
        .register(UserSchemas.POINT, "{\"additionalProperties\": false}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    for (CheckedReader<?> reader : List.of(
        CheckedReader.of(mapper, Plain.class),
        CheckedReader.of(mapper, new TypeReference<List<Plain>>() {}))) {
      assertThat(outcome(reader.read(json))).doesNotContain("secret").contains("line 1");
    }
  }
}
