package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

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
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "email idn-email");
  }
}
