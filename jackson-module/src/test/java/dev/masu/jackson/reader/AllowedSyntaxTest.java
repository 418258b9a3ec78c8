package dev.masu.jackson.reader;

import static dev.masu.jackson.reader.RecordTexts.outcome;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.PointTypes.Plain;
import dev.masu.jackson.testing.UserSchemas;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** What a mapper allows beyond JSON is no syntax error. */
final class AllowedSyntaxTest {
  private static final JsonMapper LENIENT = UserSchemas.builder()
      .enable(
          JsonReadFeature.ALLOW_JAVA_COMMENTS,
          JsonReadFeature.ALLOW_SINGLE_QUOTES,
          JsonReadFeature.ALLOW_TRAILING_COMMA)
      .build();

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      {/* c */'x':7,} // c | Plain[x=7, name=null]
      {/*\\u*/"x":7,"name":"é"} | Plain[x=7, name=é]
      {/* c */"x":"a",} // c | line 1, column 13 (/x): expected an integer but found the string "a"
      {/* c */"x":7 | line 1, column 14 (/x): the document ends inside the object that starts at line 1, column 1; is it cut off?
      {"x":7,, | line 1, column 8 (/x): expected a property name in double quotes but found ','
      {'x':7,, | line 1, column 8 (/x): Unexpected character (',' (code 44)): was expecting double-quote to start property name
      {'x':7} {} | line 1, column 9 (root): expected the end of the document but found '{'; a document is one JSON value
      {"x":7} {} | line 1, column 9 (root): expected the end of the document but found '{'; a document is one JSON value
      {"x":7} /* c */ # | line 1, column 17 (root): expected the end of the document but found something else; a document is one JSON value
      // c | (root): expected a JSON value but found the end of the input
      ` ` | line 1, column 1 (root): the document is blank; expected a JSON value
      """)
  void onlyWhatTheMapperDoesNotAllowIsASyntaxError(String json, String expected) {
    CheckedReader<Plain> reader = CheckedReader.of(LENIENT, Plain.class);
    assertThat(outcome(reader.read(json))).isEqualTo(expected);
    assertThat(outcome(reader.read(json.getBytes(StandardCharsets.UTF_8)))).isEqualTo(expected);
  }

  @Test
  void bindingErrorsAreReported() {
    CheckedReader<int[]> reader = CheckedReader.of(LENIENT, int[].class);
    assertThat(outcome(reader.read("[1, /* c */ \"a\", 2,]")))
        .isEqualTo("line 1, column 13 (/1): Cannot deserialize value of type `int` from String"
            + " \"a\": not a valid `int` value");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      x: 7   | Plain[x=7, name=null]
      {x: 7, name: 'C:\\ué'} | Plain[x=7, name=C:\\ué]
      x: a   | line 1, column 4 (/x): expected an integer but found the string "a"
      """)
  void yamlIsReadAndChecked(String yaml, String expected) {
    assertThat(outcome(CheckedReader.of(yaml(), Plain.class).read(yaml))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      x: [7     | line 1, column 6 (/x/0): while parsing a flow sequence
      {"x": 7   | line 1, column 8 (/x): while parsing a flow mapping
      """)
  void aSyntaxErrorInYamlIsReportedInTheWordsOfItsParser(String yaml, String expected) {
    assertThat(outcome(CheckedReader.of(yaml(), Plain.class).read(yaml))).startsWith(expected);
  }

  /** Jackson's parser for YAML counts code points, in offsets too. */
  @Test
  void locationsInYamlAreThoseOfItsParser() {
    String yaml = "# \uD83D\uDE00\uD83D\uDE00\uD83D\uDE00\n{name: \uD83D\uDE00, x: a}";
    CheckedReader<Plain> reader = CheckedReader.of(yaml(), Plain.class);
    String expected = "line 2, column 14 (/x): expected an integer but found the string \"a\"";
    assertThat(outcome(reader.read(yaml))).isEqualTo(expected);
    assertThat(outcome(reader.read(yaml.getBytes(StandardCharsets.UTF_8)))).isEqualTo(expected);
  }

  private static YAMLMapper yaml() {
    return YAMLMapper.builder()
        .addModule(MasuModule.builder().catalog(UserSchemas.CATALOG).build())
        .build();
  }
}
