package dev.masu.schema.keyword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.TestSchemas;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers are equal if their values are, up to the largest exponent that is read. */
final class ExactNumbersTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"const":1}                       | 1.0                                 | true
          {"const":10e2147483647}           | 10e2147483647                       | true
          {"const":100e2147483647}          | 1000e2147483646                     | true
          {"const":100e2147483647}          | 10e2147483647                       | false
          {"const":{"a":100e2147483647}}    | {"a":100e2147483647}                | true
          {"enum":[1,2]}                    | 100e2147483647                      | false
          {"enum":[1,100e2147483647]}       | 100e2147483647                      | true
          {"uniqueItems":true}              | [100e2147483647,1]                  | true
          {"uniqueItems":true}              | [100e2147483647,1000e2147483646]    | false
          {"anyOf":[{"const":1},{"enum":["a"]}]} | 100e2147483647                 | false
          {"type":"integer"}                | 100e2147483647                      | true
          {"type":"integer"}                | 1.0                                 | true
          {"type":"integer"}                | 1.5e0                               | false
          {"enum":[1e1000000000,2]}         | 10e999999999                        | true
          {"uniqueItems":true}              | [1, 1.0]                            | false
          {"uniqueItems":true}              | [1e1000000000, 1e-1000000000]       | true
          {"minLength":100e2147483647}      | "a"                                 | false
          """)
  void areEqualByTheirValue(String schema, String json, boolean isValid) {
    assertThat(TestSchemas.compile(schema).check(json).isValid()).isEqualTo(isValid);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
          {"const":1}                  | 100e2147483647 | line 1, column 1 (root): expected 1 but found the number 1.00E+2147483649
          {"const":100e2147483647}     | 1              | line 1, column 1 (root): expected 1.00E+2147483649 but found the number 1
          {"uniqueItems":true}         | [100e2147483647,100e2147483647] | line 1, column 1 (root): expected items that all differ but those at index 0 and 1 are equal; remove one
          """)
  void areReportedWithAllTheirDigits(String schema, String json, String report) {
    assertThat(TestSchemas.compile(schema).check(json)).hasToString(report);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
          9223372036854775807  | 9223372036854775807   | true
          9223372036854775807  | 9223372036854775806   | false
          9223372036854775807  | 18446744073709551614  | true
          9223372036854775807  | 18446744073709551615  | false
          2                    | -9223372036854775808  | true
          9223372036854775808  | -9223372036854775808  | true
          0.01                 | 19.99                 | true
          0.01                 | 19.995                | false
          0.01                 | 20                    | true
          0.5                  | 92233720368547758.07  | false
          3                    | 0                     | true
          """)
  void multiplesOfLargeNumbersAreExact(String factor, String number, boolean isValid) {
    String schema = "{\"multipleOf\":" + factor + "}";
    assertThat(TestSchemas.compile(schema).check(number).isValid()).isEqualTo(isValid);
  }
}
