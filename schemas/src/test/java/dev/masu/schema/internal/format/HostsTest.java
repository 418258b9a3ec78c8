package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import java.util.Collections;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 1123, RFC 5890 to 5893, RFC 2673 and RFC 4291. */
class HostsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      example.org                       | hostname idn-hostname
      EXAMPLE.Org                       | hostname idn-hostname
      a                                 | hostname idn-hostname
      1                                 | hostname idn-hostname
      a-b.1c                            | hostname idn-hostname
      a--b                              | hostname idn-hostname
      ab--c                             | hostname idn-hostname
      r3---sn-4g5e6nsz.googlevideo.com  | hostname idn-hostname
      xn--bcher-kva.ab--c               | hostname idn-hostname
      bücher.ab--c                      | idn-hostname
      bü--cher                          | ``
      xn--bcher-kva.example             | hostname idn-hostname
      XN--BCHER-KVA.example             | hostname idn-hostname
      xn---bcher-kva                    | ``
      xn---bga                          | ``
      xn--                              | ``
      xn--a                             | ``
      xn--a-                            | ``
      xn--0ug.example                   | ``
      bücher.example                    | idn-hostname
      bücher。example                    | idn-hostname
      实例．com                           | idn-hostname
      büch er                           | ``
      Bücher.example                    | ``
      xn--bücher                        | ``
      bu\u0308cher.example              | ``
      \u0308a                           | ``
      l·l                               | idn-hostname
      a·b                               | ``
      xn--80ak6aa92e.com                | hostname idn-hostname
      𠮷野家.jp                         | idn-hostname
      မြန်မာ                            | idn-hostname
      উৎসব.ভারত                         | idn-hostname
      ꦗꦮ                                | idn-hostname
      straße.ıς                         | idn-hostname
      Ꭰ                                 | idn-hostname
      ꭰ                                 | ``
      ſ                                 | ``
      a\u034F                           | ``
      a⃐                                 | ``
      ᄀ                                 | ``
      ー                                | idn-hostname
      ァ・                               | idn-hostname
      ・ァ                               | idn-hostname
      あ・a                              | idn-hostname
      a・                                | ``
      ͵α                                | idn-hostname
      ͵a                                | ``
      א׳                                | idn-hostname
      ׳א                                | ``
      क्\u200D                           | idn-hostname
      क्\u200Cष                          | idn-hostname
      क\u200Cष                          | ``
      نامه\u200Cای                      | idn-hostname
      نامها\u200Cی                      | idn-hostname
      ب\u200C۱                          | ``
      ۱ا٢                           | ``
      ب١۱                               | ``
      אב                                | idn-hostname
      אב.example                        | idn-hostname
      אב1                               | idn-hostname
      אב1.example                       | idn-hostname
      1.אב                              | ``
      אב.1                              | ``
      1אב                               | ``
      אב-                               | ``
      ب١                                | idn-hostname
      ب١1                               | ``
      a.ب١1                             | ``
      example.1                         | hostname idn-hostname
      a.                                | ``
      .a                                | ``
      a..b                              | ``
      .                                 | ``
      a_b                               | ``
      -a                                | ``
      a-                                | ``
      a b                               | ``
      ``                                | ``
      127.0.0.1                         | hostname idn-hostname ipv4
      255.255.255.255                   | hostname idn-hostname ipv4
      256.0.0.1                         | hostname idn-hostname
      127.0.0.01                        | hostname idn-hostname
      127.0.0                           | hostname idn-hostname
      127.0.0.1.1                       | hostname idn-hostname
      0000.0.0.1                        | hostname idn-hostname
      1.2.3.                            | ``
      1..2.3                            | ``
      127.0.0.१                         | idn-hostname
      ::                                | ipv6
      ::1                               | ipv6
      1::                               | ipv6
      1:2:3:4:5:6:7:8                   | ipv6
      1:2:3:4:5:6:7::                   | ipv6
      ::2:3:4:5:6:7:8                   | ipv6
      1:2:3::5:6:7:8                    | ipv6
      ABCD:ef01::                       | ipv6
      ::ffff:192.0.2.1                  | ipv6
      1:2:3:4:5:6:192.0.2.1             | ipv6
      1:2:3:4:5::192.0.2.1              | ipv6
      1:2:3:4:5:6:7:8::                 | ``
      1::2:3:4:5:6:7:8                  | ``
      1:2:3:4:5:6:7                     | ``
      1:2:3:4:5:6:7:8:9                 | ``
      1:2:3:4:5:6:7:192.0.2.1           | ``
      1:2:3:4:5:6::192.0.2.1            | ``
      ::192.0.2.01                      | ``
      ::192.0.2                         | ``
      ::192.0.2.1:1                     | ``
      192.0.2.1::                       | ``
      ::a.0.2.1                         | ``
      1::2::3                           | ``
      :::                               | ``
      ::::                              | ``
      :1:2:3:4:5:6:7:8                  | ``
      1:                                | ``
      12345::                           | ``
      ::g                               | ``
      fe80::1%eth0                      | ``
      ` ::1`                            | ``
      ::१                               | ``
      1A-b                              | hostname idn-hostname
      Xn--Bcher-Kva.Example             | hostname idn-hostname
      xn--ihqwcrb4cv8a8dqg056pqjye      | hostname idn-hostname
      xn--999999b                       | ``
      xn--hj8c                          | hostname idn-hostname
      xn--jb9b09e                       | ``
      xn--07jt112bpxg.example           | ``
      XN--AA---O47JG78Q                 | ``
      bücher\u3002EXAMPLE               | idn-hostname
      bÜcher.example                    | ``
      \u212a.example                    | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "hostname idn-hostname ipv4 ipv6");
  }

  /** Lengths count in ASCII: 57 of this character are encoded in 63, and 2 in 8. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      57 | 1  | idn-hostname
      58 | 1  | ``
      2  | 28 | idn-hostname
      2  | 29 | ``
      """)
  void areLimitedInLength(int length, int labels, String formats) {
    String name = String.join(".", Collections.nCopies(labels, "漢".repeat(length)));
    assertValid(name, formats, "hostname idn-hostname");
  }

  @ParameterizedTest
  @CsvSource({"50, true", "51, false"})
  void areAtMost253CharactersLong(int labels, boolean isValid) {
    String name = "abcd.".repeat(labels) + "abc";
    assertValid(name, isValid ? "hostname idn-hostname" : "", "hostname idn-hostname");
    assertValid("a@" + name, isValid ? "email idn-email" : "", "email idn-email");
  }
}
