package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.StringNode;

/** Formats that are checked further than networknt's validator does. */
class StrictFormatsTest {
  @ParameterizedTest
  @CsvSource({
    "duration, P1Y2M3D, true",
    "duration, P1Y2D, false",
    "duration, PT1H2M3S, true",
    "duration, PT1H3S, false",
    "duration, P2W, true",
    "duration, P2W1D, false",
    "duration, P1DT12H, true",
    "duration, P, false",
    "duration, P1DT, false",
    "hostname, www.example.com, true",
    "hostname, www.example.com., false",
    "hostname, ab--c.example, false",
    "hostname, XN--NXASMM1C.example, true",
    "hostname, xn--ihqwcrb4cv8a8dqg056pqjye, true",
    "hostname, xn--x, false",
    "hostname, xn--999999b, false",
    "hostname, xn--07jt112bpxg.example, false",
    "idn-hostname, \u00fcber.example, true",
    "idn-hostname, \u00fcber.example\u3002, false",
    "idn-hostname, '', false",
  })
  void checks(String format, String text, boolean isValid) {
    CompiledSchema schema = TestSchemas.compile("{\"format\": \"" + format + "\"}");
    assertThat(schema.check(StringNode.valueOf(text)).isValid()).isEqualTo(isValid);
  }

  @ParameterizedTest
  @CsvSource({"50, true", "51, false"})
  void boundsHostNames(int labels, boolean isValid) {
    String name = "abcd.".repeat(labels) + "abc";
    for (String format : new String[] {"hostname", "idn-hostname"}) {
      CompiledSchema schema = TestSchemas.compile("{\"format\": \"" + format + "\"}");
      assertThat(schema.check(StringNode.valueOf(name)).isValid()).isEqualTo(isValid);
    }
  }
}
