package dev.masu.schema.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.TestSchemas;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.StringNode;

/** Formats that are checked otherwise than networknt's validator does. */
class StrictFormatsTest {
  /** A schema for each format. */
  private static final Map<String, CompiledSchema> SCHEMAS = new ConcurrentHashMap<>();

  static void assertChecks(String format, String text, boolean isValid) {
    CompiledSchema schema = SCHEMAS.computeIfAbsent(format, StrictFormatsTest::schema);
    assertThat(schema.check(StringNode.valueOf(text)).isValid())
        .as(format + " " + text)
        .isEqualTo(isValid);
  }

  private static CompiledSchema schema(String format) {
    String schema = "{\"format\": \"" + format + "\"}";
    return TestSchemas.compile(schema);
  }

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
    "json-pointer, /a#b, true",
    "json-pointer, /~0~1, true",
    "json-pointer, //, true",
    "json-pointer, '/\n', true",
    "json-pointer, '', true",
    "json-pointer, a, false",
    "json-pointer, #/a, false",
    "json-pointer, /~, false",
    "json-pointer, /~2, false",
    "relative-json-pointer, 0, true",
    "relative-json-pointer, 10/a#b, true",
    "relative-json-pointer, 0#, true",
    "relative-json-pointer, 0-1, true",
    "relative-json-pointer, 0-1/a, true",
    "relative-json-pointer, 1+10#, true",
    "relative-json-pointer, 1+0, true",
    "relative-json-pointer, '', false",
    "relative-json-pointer, 0+, false",
    "relative-json-pointer, 0+01, false",
    "relative-json-pointer, 0+1-1, false",
    "relative-json-pointer, 00, false",
    "relative-json-pointer, -1, false",
    "relative-json-pointer, 0##, false",
    "relative-json-pointer, 0#/a, false",
    "date-time, 2040-06-30T23:59:60Z, true",
    "date-time, 2040-12-31t23:59:60.999z, true",
    "date-time, 1972-06-30T23:59:60Z, true",
    "date-time, 2040-12-31T15:59:60-08:00, true",
    "date-time, 2041-01-01T00:59:60.5+01:00, true",
    "date-time, 2041-01-01T23:58:60+23:59, true",
    "date-time, 2040-06-30T00:00:60-23:59, true",
    "date-time, 9999-12-31T23:59:60Z, true",
    "date-time, 1971-12-31T23:59:60Z, false",
    "date-time, 2040-06-29T23:59:60Z, false",
    "date-time, 2040-07-31T23:59:60Z, false",
    "date-time, 2040-06-30T23:58:60Z, false",
    "date-time, 2040-06-30T23:59:60+00:01, false",
    "date-time, 2040-06-30T23:59:61Z, false",
    "date-time, 2040-06-31T23:59:60Z, false",
    "date-time, 2040-06-30T23:59:60, false",
    "date-time, 2040-06-30T23:59:60+24:00, false",
    "date-time, 2040-06-30T23:59:60ZZ, false",
    "date-time, 2040-06-30 23:59:60Z, false",
    "date-time, 2040-06-30T23:59:6, false",
  })
  void checks(String format, String text, boolean isValid) {
    assertChecks(format, text, isValid);
  }

  @ParameterizedTest
  @CsvSource({"50, true", "51, false"})
  void boundsHostNames(int labels, boolean isValid) {
    String name = "abcd.".repeat(labels) + "abc";
    assertChecks("hostname", name, isValid);
    assertChecks("idn-hostname", name, isValid);
    assertChecks("email", "a@" + name, isValid);
    assertChecks("idn-email", "a@" + name, isValid);
  }

  @ParameterizedTest
  @CsvSource({
    "Example.org, true, true",
    "EXAMPLE.ORG, true, true",
    "A, true, true",
    "1A-b, true, true",
    "XN--BCHER-KVA, true, true",
    "Xn--Bcher-Kva.Example, true, true",
    "xn--bcher-kva.EXAMPLE, true, true",
    "XN--X, false, false",
    "XN--AA---O47JG78Q, false, false",
    "-A, false, false",
    "A-, false, false",
    "A..B, false, false",
    ".A, false, false",
    "A B, false, false",
    "A_B, false, false",
    "bücher.Example, false, true",
    "bücher\u3002EXAMPLE, false, true",
    "Bücher.example, false, false",
    "bÜcher.example, false, false",
    "\u212a.example, false, false",
  })
  void ofLettersInHostNamesCaseDoesNotCount(String name, boolean isAscii, boolean isAny) {
    assertChecks("hostname", name, isAscii);
    assertChecks("idn-hostname", name, isAny);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      a@b.test                         | true  | true
      a@b.example                      | true  | true
      a@example.invalid                | true  | true
      x@company.corp                   | true  | true
      a@host.local                     | true  | true
      x@y.lan                          | true  | true
      a@b.internal                     | true  | true
      a@b.web                          | true  | true
      a@b.c                            | true  | true
      a@localhost                      | true  | true
      Joe.Bloggs+list@Example.ORG      | true  | true
      !#$%&'*+-/=?^_{}~@example.org    | true  | true
      "joe bloggs"@example.org         | true  | true
      "joe@bloggs"@example.org         | true  | true
      "a..b(),:;<>[]"@example.org      | true  | true
      ""@example.org                   | true  | true
      "\\"\\\\ \\a"@example.org        | true  | true
      a@[127.0.0.1]                    | true  | true
      a@[127.000.001.255]              | true  | true
      a@[IPv6:::1]                     | true  | true
      a@[ipv6:2001:db8::192.0.2.1]     | true  | true
      a@xn--bcher-kva.example          | true  | true
      a@XN--BCHER-KVA.example          | true  | true
      é@example.com                    | false | true
      a@münchen.de                     | false | true
      user@cafe\u0301.com              | false | true
      a@München.de                     | false | false
      实例@实例.ORG                        | false | true
      "é 😀"@example.com                | false | true
      \ud83d@example.com               | false | false
      "\\é"@example.com                | false | false
      a\uff20example.com               | false | false
      @                                | false | false
      a                                | false | false
      a@                               | false | false
      @example.org                     | false | false
      a b@example.org                  | false | false
      a@b@example.org                  | false | false
      .a@example.org                   | false | false
      a.@example.org                   | false | false
      a..b@example.org                 | false | false
      a,b@example.org                  | false | false
      "a"b@example.org                 | false | false
      "a@example.org                   | false | false
      "a"."b"@example.org              | false | false
      "a\\"@example.org                | false | false
      "a\t"@example.org                | false | false
      a@-b.example                     | false | false
      a@b-.example                     | false | false
      a@b..example                     | false | false
      a@.example                       | false | false
      a@b.example.                     | false | false
      a@b_c.example                    | false | false
      a@b c.example                    | false | false
      a@ab--c.example                  | false | false
      a@xn--x.example                  | false | false
      a@[]                             | false | false
      a@[127.0.0.1                     | false | false
      a@127.0.0.1]                     | false | false
      a@[127.0.0.256]                  | false | false
      a@[127.0.0]                      | false | false
      a@[::1]                          | false | false
      a@[IPv6:12345::]                 | false | false
      a@[IPv6:::1%eth0]                | false | false
      a@[IPv6:127.0.0.1]               | false | false
      a@[tag:content]                  | false | false
      a@[example.org]                  | false | false
      <a@example.org>                  | false | false
      Joe <a@example.org>              | false | false
      ` a@example.org`                 | false | false
      `a@example.org `                 | false | false
      """)
  void addressesAreMailboxes(String address, boolean isAscii, boolean isAny) {
    assertChecks("email", address, isAscii);
    assertChecks("idn-email", address, isAny);
  }

  @Test
  void eachAsciiCharacterIsOrIsNotOfALocalPart() {
    for (char c = 0; c < 128; c++) {
      boolean isOfAtoms = Character.isLetterOrDigit(c) || "!#$%&'*+-/=?^_`{|}~".indexOf(c) >= 0;
      boolean isPrintable = c >= ' ' && c <= '~';
      for (String format : new String[] {"email", "idn-email"}) {
        assertChecks(format, "", false);
        assertChecks(format, "a@example.org" + c, Character.isLetterOrDigit(c));
        assertChecks(format, "a" + c + "b@example.org", isOfAtoms || c == '.');
        assertChecks(format, "\"a" + c + "b\"@example.org", isPrintable && c != '"');
        assertChecks(format, "\"a\\" + c + "b\"@example.org", isPrintable);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"64, true", "65, false", "1000000, false"})
  void boundsLocalPartsInOctets(int octets, boolean isValid) {
    assertChecks("email", "a".repeat(octets) + "@example.org", isValid);
    assertChecks("email", '"' + " ".repeat(octets - 2) + "\"@example.org", isValid);
    assertChecks("idn-email", "\u00e9".repeat(octets / 2) + "@example.org", octets < 66);
    assertChecks("idn-email", "\u00e9".repeat(32) + "a".repeat(octets - 64) + "@x.org", isValid);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      http://a:80/                     | true
      http://a:/                       | true
      http://a                         | true
      http://                          | true
      http:///p                        | true
      http://@a/                       | true
      http://u:p:w@a:80/?q=a@b:c#d@e:f | true
      http://a_b/x:y@z@w               | true
      http://[::1]/                    | true
      http://u@[::1]:80/               | true
      http://[v1.a]/                   | true
      http://[VFe.a:b!]:80?q           | true
      mailto:a@b@c                     | true
      urn:a:b://c@d@e:f                | true
      http://a:abc/                    | false
      http://a:80a                     | false
      http://a:80:80/                  | false
      http://a@b@c/                    | false
      http://a@b@[::1]/                | false
      http://[::1]a/                   | false
      http://[::1]:a/                  | false
      http://[::1                      | false
      http://::1/                      | false
      http://[]/                       | false
      http://[v1]/                     | false
      http://[v.a]/                    | false
      http://[vg.a]/                   | false
      http://[v1.a/                    | false
      http://[v1.a]b/                  | false
      http://[v1.a]/[                  | false
      http://[127.0.0.1]/              | false
      http://[::ffff:192.168.0.01]/    | false
      http://a b@c/                    | false
      http://a b/                      | false
      """)
  void authoritiesAreThoseOfUris(String uri, boolean isValid) {
    for (String format : List.of("uri", "uri-reference", "iri", "iri-reference")) {
      assertChecks(format, uri, isValid);
      if (uri.startsWith("http:") && format.endsWith("reference")) {
        assertChecks(format, uri.substring("http:".length()), isValid);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"@", ":", "[", "[:", "[v1.", "a@"})
  void longAuthoritiesAreRejectedAtOnce(String part) {
    assertChecks("uri", "http://" + part.repeat(500_000), false);
  }

  @ParameterizedTest
  @CsvSource({
    "a/{b}, true",
    "a b, false",
    "a\\b, false",
    "a{b c}, false",
  })
  void templatesHaveNoSpaces(String template, boolean isValid) {
    assertChecks("uri-template", template, isValid);
  }

  @ParameterizedTest
  @ValueSource(strings = {"email", "idn-email", "hostname", "idn-hostname"})
  void longTextsAreRejectedAtOnce(String format) {
    for (String part : new String[] {"a", "a.", "@", "a@", "\"", "\\", "a@[IPv6:", ":", "."}) {
      assertChecks(format, part.repeat(1_000_000), false);
      assertChecks(format, "a@" + part.repeat(1_000_000), false);
      assertChecks(format, "a@[IPv6:" + part.repeat(1_000_000) + "]", false);
    }
  }
}
