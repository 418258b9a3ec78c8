package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What the streaming engine says of each keyword; {@code '} stands for a double quote of JSON. */
class KeywordReportsTest {
  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .build();

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        'type':['integer','null'] | 1.5 | line 1, column 1 (root): expected an integer or null but found the number 1.5
        'const':{'a':[1]} | {'a':[2]} | line 1, column 1 (root): expected {"a":[1]} but found an object
        'enum':['red','green',[1]] | 'gren' | line 1, column 1 (root): expected "red", "green" or [1] but found the string "gren"; did you mean "green"?
        'multipleOf':0.1 | 0.25 | line 1, column 1 (root): 0.25 is not a multiple of 0.1
        'minLength':3 | '😀é' | line 1, column 1 (root): expected at least 3 characters but found 2
        'maxItems':1 | [1,2] | line 1, column 1 (root): expected at most 1 item but found 2
        'uniqueItems':true | [{'a':1,'b':2},{'b':2.0,'a':1}] | line 1, column 1 (root): expected items that all differ but two are equal
        'contains':{'type':'string'},'minContains':2 | [1,'x'] | line 1, column 1 (root): expected at least 2 of the items that the schema asks for but found 1
        'contains':{'type':'string'},'maxContains':1 | ['x','y'] | line 1, column 1 (root): expected at most 1 of the items that the schema asks for but found 2
        'contains':false | [] | line 1, column 1 (root): expected at least 1 of the items that the schema asks for but found 0
        'dependentRequired':{'a':['b']} | {'a':1} | line 1, column 1 (root): missing property "b", which must stand beside "a"; add it
        'dependentSchemas':{'a':{'required':['b']}} | {'a':1} | line 1, column 1 (root): missing property "b"; is "a" meant to be it?
        'propertyNames':{'maxLength':2} | {'ab':1,'abc':2} | line 1, column 9 (/abc): expected at most 2 characters but found 3
        'patternProperties':{'^x':{'type':'null'}} | {'x1':1,'y':2} | line 1, column 7 (/x1): expected null but found the number 1
        'properties':{'board':true},'additionalProperties':false | {'bord':1} | line 1, column 2 (/bord): unexpected property "bord"; did you mean "board"?
        'properties':{'x':false} | {'x':1} | line 1, column 6 (/x): no value is allowed here but found the number 1; remove it
        'prefixItems':[{'type':'null'}],'items':{'type':'string'} | [1,2] | line 1, column 2 (/0): expected null but found the number 1 // line 1, column 4 (/1): expected a string but found the number 2
        'if':{'required':['a']},'then':{'required':['b']},'else':{'required':['c']} | {'a':1} | line 1, column 1 (root): missing property "b"; is "a" meant to be it?
        'anyOf':[{'properties':{'kind':{'const':'a'},'n':{'type':'integer'}}},{'properties':{'kind':{'const':'b'},'n':{'type':'string'}}}] | {'kind':'b','n':1} | line 1, column 17 (/n): no alternative fits; the closest is number 2: expected a string but found the number 1
        'oneOf':[{'type':'integer'},{'minimum':2},{'maximum':9}] | 5 | line 1, column 1 (root): the alternatives 1 and 2 fit, but only one may
        'oneOf':[{'type':'string'},{'type':'array','items':{'type':'integer'}}] | [1,'x',[]] | line 1, column 4 (/1): no alternative fits; the closest is number 2: expected an integer but found the string "x"; expected an integer but found an array
        'not':{'type':'string'} | 'x' | line 1, column 1 (root): the string "x" is what the schema rules out here
        'allOf':[{'required':['a']},{'minProperties':2}] | {'b':1} | line 1, column 1 (root): missing property "a"; is "b" meant to be it? // line 1, column 1 (root): expected at least 2 properties but found 1
        'format':'date' | '2026-13-01' | line 1, column 1 (root): the string "2026-13-01" is not of the format date
        'required':['name'],'properties':{'name':true} | {'nmae':1} | line 1, column 1 (root): missing property "name"; is "nmae" meant to be it?
        'maximum':1 | 1e400 | line 1, column 1 (root): 1E+400 is greater than the maximum 1
        """)
  void tellsWhatIsWrong(String keywords, String json, String report) {
    String id = "https://example.org/keyword.json";
    String schema = "{\"$id\":\"" + id + "\"," + keywords.replace('\'', '"') + "}";
    String text = json.replace('\'', '"');
    CompiledSchema compiled = SchemaCatalog.builder().register(schema).build().schema(id);
    assertThat(compiled.isStreaming()).isTrue();
    CheckReport found = compiled.check(text);
    assertThat(found.toString().replace("\n", " // ")).isEqualTo(report);
    assertThat(compiled.check(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(found);
    assertThat(compiled.check(EXACT.readTree(text)).violations())
        .extracting(Violation::code)
        .isEqualTo(found.violations().stream().map(Violation::code).toList());
  }
}
