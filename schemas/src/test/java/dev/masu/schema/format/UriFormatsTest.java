package dev.masu.schema.format;

import static dev.masu.schema.format.StrictFormatsTest.assertChecks;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The formats of addresses in the Web follow the grammars of RFC 3986, RFC 3987 and RFC 6570. */
class UriFormatsTest {
  /** For each text which of uri, uri-reference, iri, iri-reference it is. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      a:                    | uri uri-reference iri iri-reference
      a:#                   | uri uri-reference iri iri-reference
      a:#f                  | uri uri-reference iri iri-reference
      urn:#                 | uri uri-reference iri iri-reference
      a+1-.://              | uri uri-reference iri iri-reference
      a:b:c                 | uri uri-reference iri iri-reference
      a:/?#                 | uri uri-reference iri iri-reference
      a:?/?:@#/?:@          | uri uri-reference iri iri-reference
      a://b?c/d#e           | uri uri-reference iri iri-reference
      a://!$&'()*+,;=:@%41  | uri uri-reference iri iri-reference
      http://[v1.a]?#       | uri uri-reference iri iri-reference
      a:é                   |                   iri iri-reference
      a://é@é:1/é?é#é       |                   iri iri-reference
      a:\u00a0              |                   iri iri-reference
      a:#:é                 |                   iri iri-reference
      a:?\ue000             |                   iri iri-reference
      a:?\udbff\udffd       |                   iri iri-reference
      a:\ud83d\ude00        |                   iri iri-reference
      ``                    |     uri-reference     iri-reference
      #                     |     uri-reference     iri-reference
      ?                     |     uri-reference     iri-reference
      //                    |     uri-reference     iri-reference
      ///                   |     uri-reference     iri-reference
      ./:                   |     uri-reference     iri-reference
      a/b:c                 |     uri-reference     iri-reference
      //a:1                 |     uri-reference     iri-reference
      é/:                   |                       iri-reference
      //é                   |                       iri-reference
      a:\u0080              |
      a:\ue000              |
      a:#\ue000             |
      a:\ufdd0              |
      a:\ufffe              |
      a:\ud83d              |
      a:?\udb7f\udfff       |
      é:a                   |
      :                     |
      ://                   |
      -:                    |
      ,:                    |
      1a:b                  |
      é:b                   |
      mailto:a[b            |
      x:a]b                 |
      http://a/#[           |
      http://a/b#c[d]       |
      http://a/?q=[1]       |
      http://a#b#c          |
      http://[::1%25eth0]/  |
      http://[[::1]]/       |
      http://[::1]@a/       |
      http://a:1:2          |
      %                     |
      a%2                   |
      a:%zz                 |
      a\\b                  |
      a:"                   |
      a^b                   |
      a{b}                  |
      a\tb                  |
      """)
  void areTheirGrammars(String text, String formats) {
    List<String> valid = formats == null ? List.of() : List.of(formats.split(" +"));
    for (String format : List.of("uri", "uri-reference", "iri", "iri-reference")) {
      assertChecks(format, text, valid.contains(format));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      ``                  | true
      'a'{b}c%20          | true
      é\ue000{?a.b,c*}    | true
      {+a:9999}{%41_:1*}  | false
      {+a:9999}{%41_:1}   | true
      {a}{#b}{.c}{/d}{;e}{?f}{&g} | true
      {a..b}              | false
      {.}                 | false
      {}                  | false
      {a                  | false
      a}                  | false
      {a:0}               | false
      {a:10000}           | false
      {a,}                | false
      {é}                 | false
      %2                  | false
      a\ufdd0             | false
      a\ufffe             | false
      a\u0080             | false
      a\ud83d             | false
      a"b                 | false
      """)
  void templatesAreToo(String text, boolean isValid) {
    assertChecks("uri-template", text, isValid);
  }

  @ParameterizedTest
  @CsvSource({
    "uri, a:, /%41, true",
    "uri, a:, #, false",
    "uri, //, a@, false",
    "iri-reference, //[, [, false",
    "iri-reference, //, é@, false",
    "uri-template, '', {a}~, true",
    "uri-template, '', '{a,', false",
    "json-pointer, '', /~0, true",
    "relative-json-pointer, 0-, 1, true",
  })
  void longTextsAreLookedAtOnce(String format, String start, String part, boolean isValid) {
    assertChecks(format, start + part.repeat(100_000), isValid);
  }
}
