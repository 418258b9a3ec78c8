package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 5321, section 4.1.2, and RFC 6531, section 3.3. */
class EmailAddressesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      joe@example.org                   | email idn-email
      a@b                               | email idn-email
      a.b+c@example.org                 | email idn-email
      "a b"@example.org                 | email idn-email
      ""@example.org                    | email idn-email
      "a\\"b"@example.org                | email idn-email
      "a\\\\"@example.org                 | email idn-email
      "@"@example.org                   | email idn-email
      a@[127.0.0.1]                     | email idn-email
      a@[127.000.000.001]               | email idn-email
      a@[IPv6:::1]                      | email idn-email
      a@[ipv6:1::192.0.2.1]             | email idn-email
      a@xn--bcher-kva.example           | email idn-email
      é@example.org                     | idn-email
      😀@example.org                     | idn-email
      "é"@example.org                   | idn-email
      a@bücher.example                  | idn-email
      a@bu\u0308cher.example            | idn-email
      é@[127.0.0.1]                     | idn-email
      a@אב                              | idn-email
      a@1.אב                            | ``
      "\\é"@example.org                  | ``
      "a\\"@example.org                  | ``
      "a"b"@example.org                 | ``
      "@example.org                     | ``
      a.@example.org                    | ``
      .a@example.org                    | ``
      a..b@example.org                  | ``
      a@b@example.org                   | ``
      a b@example.org                   | ``
      a@                                | ``
      @a                                | ``
      @                                 | ``
      a                                 | ``
      ``                                | ``
      a@-b                              | ``
      a@b.                              | ``
      a@b_c                             | ``
      a@bücher.-b                       | ``
      a@[                               | ``
      a@[]                              | ``
      a@[127.0.0.1                      | ``
      a@[0127.0.0.1]                    | ``
      a@[::1]                           | ``
      a@[IPv6:]                         | ``
      a@[IPv6:127.0.0.1]                | ``
      a@[x:y]                           | ``
      Joe.Bloggs+list@Example.ORG       | email idn-email
      a@XN--BCHER-KVA.example           | email idn-email
      实例@实例.ORG                         | idn-email
      a@München.de                      | ``
      \ud83d@example.com                | ``
      a\uff20example.com                | ``
      "a"."b"@example.org               | ``
      "a"b@example.org                  | ``
      a@b..example                      | ``
      a@.example                        | ``
      a@b c.example                     | ``
      a@ab--c.example                   | email idn-email
      a@xn--x.example                   | ``
      a@127.0.0.1]                      | ``
      a@[127.0.0.256]                   | ``
      a@[127.0.0]                       | ``
      a@[IPv6:12345::]                  | ``
      a@[IPv6:::1%eth0]                 | ``
      a@[example.org]                   | ``
      <a@example.org>                   | ``
      Joe <a@example.org>               | ``
      ` a@example.org`                  | ``
      `a@example.org `                  | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "email idn-email");
  }

  @Test
  void eachAsciiCharacterIsOrIsNotOfALocalPart() {
    for (char c = 0; c < 128; c++) {
      boolean isOfAtoms = Character.isLetterOrDigit(c) || "!#$%&'*+-/=?^_`{|}~".indexOf(c) >= 0;
      boolean isPrintable = c >= ' ' && c <= '~';
      assertAddress("a@example.org" + c, Character.isLetterOrDigit(c));
      assertAddress("a" + c + "b@example.org", isOfAtoms || c == '.');
      assertAddress("\"a" + c + "b\"@example.org", isPrintable && c != '"');
      assertAddress("\"a\\" + c + "b\"@example.org", isPrintable);
    }
  }

  private static void assertAddress(String text, boolean isValid) {
    assertValid(text, isValid ? "email idn-email" : "", "email idn-email");
  }

  @ParameterizedTest
  @CsvSource({"64, true", "65, false", "1000000, false"})
  void localPartsAreLimitedInOctets(int octets, boolean isValid) {
    assertAddress("a".repeat(octets) + "@example.org", isValid);
    assertAddress('"' + " ".repeat(octets - 2) + "\"@example.org", isValid);
    String idn = isValid ? "idn-email" : "";
    assertValid("\u00e9".repeat(32) + "a".repeat(octets - 64) + "@x.org", idn, "email idn-email");
  }
}
