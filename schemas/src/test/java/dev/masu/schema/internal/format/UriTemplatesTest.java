package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 6570, section 2. */
class UriTemplatesTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      ``                                | uri-template
      http://a/{b}/{+c}{#d}{?e,f*}      | uri-template
      {a:1}{b:9999}{c*}                 | uri-template
      {a.b}{%41.c}{_1}                  | uri-template
      {=a}{,a}{!a}{@a}                  | uri-template
      'a'%20é\ue000[]                   | uri-template
      {                                 | ``
      }                                 | ``
      {}                                | ``
      {+}                               | ``
      {a                                | ``
      {a,                               | ``
      {a,}                              | ``
      {,,a}                             | ``
      {a}}                              | ``
      {{a}}                             | ``
      {a.}                              | ``
      {.}                               | ``
      {a..b}                            | ``
      {a:}                              | ``
      {a:0}                             | ``
      {a:01}                            | ``
      {a:10000}                         | ``
      {a:1*}                            | ``
      {a**}                             | ``
      {a-b}                             | ``
      {é}                               | ``
      {%4}                              | ``
      %4                                | ``
      a b                               | ``
      a"b                               | ``
      a\\b                              | ``
      a^b                               | ``
      \ud800                            | ``
      {a}{#b}{.c}{/d}{;e}{?f}{&g}       | uri-template
      {a b}                             | ``
      a\u0080                           | ``
      a\ufdd0                           | ``
      a\ufffe                           | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "uri-template");
  }
}
