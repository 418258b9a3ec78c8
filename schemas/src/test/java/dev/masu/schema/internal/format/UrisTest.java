package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 3986, appendix A, and RFC 3987, section 2.2. */
class UrisTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      http://u:p@a.b:80/c/d;e?f=g&h#i/? | uri uri-reference iri iri-reference
      a:                                | uri uri-reference iri iri-reference
      A+1-.:b                           | uri uri-reference iri iri-reference
      urn:a:b://c@d                     | uri uri-reference iri iri-reference
      a://                              | uri uri-reference iri iri-reference
      a://@:/                           | uri uri-reference iri iri-reference
      a:///b                            | uri uri-reference iri iri-reference
      a:/b//c                           | uri uri-reference iri iri-reference
      a://b%41?%42#%43                  | uri uri-reference iri iri-reference
      a://[::1]                         | uri uri-reference iri iri-reference
      a://b:c@[::ffff:1.2.3.4]:5/d      | uri uri-reference iri iri-reference
      a://[V1f.x:y]                     | uri uri-reference iri iri-reference
      a:é                               | iri iri-reference
      a://é@é/é?é\ue000#é               | iri iri-reference
      ``                                | uri-reference iri-reference
      //                                | uri-reference iri-reference
      ///a                              | uri-reference iri-reference
      /a:b                              | uri-reference iri-reference
      ./a:b                             | uri-reference iri-reference
      ?a:b                              | uri-reference iri-reference
      `#a:b`                            | uri-reference iri-reference
      1a/b:c                            | uri-reference iri-reference
      é                                 | iri-reference
      1a:b                              | ``
      :b                                | ``
      a_b:c                             | ``
      a:\ue000                          | ``
      a:\ud800                          | ``
      a:\ufdd0                          | ``
      a:b#c#d                           | ``
      a:b?c[                            | ``
      a:[b                              | ``
      a:b c                             | ``
      a:%4                              | ``
      a:%                               | ``
      a:%g0                             | ``
      a:b%4/                            | ``
      a:%4#1                            | ``
      a://b:c                           | ``
      a://b:1:2                         | ``
      a://b@c@d                         | ``
      a://[::1                          | ``
      a://[::1]b                        | ``
      a://[::1]:b                       | ``
      a://[1.2.3.4]                     | ``
      a://[v.x]                         | ``
      a://[v1.]                         | ``
      a://[v1.%41]                      | ``
      a://[v1]                          | ``
      a://[]                            | ``
      a://[::1%25b]                     | ``
      a://b[::1]                        | ``
      a:"                               | ``
      a:<b>                             | ``
      a:{b}                             | ``
      a:b^c                             | ``
      a:b\\c                            | ``
      a:#                               | uri uri-reference iri iri-reference
      a:?/?:@#/?:@                      | uri uri-reference iri iri-reference
      a://!$&'()*+,;=:@%41              | uri uri-reference iri iri-reference
      a://u:p:w@a:80/?q=a@b:c#d@e:f     | uri uri-reference iri iri-reference
      a://a_b/x:y@z@w                   | uri uri-reference iri iri-reference
      a:\u00a0                          | iri iri-reference
      a:?\ue000                         | iri iri-reference
      a:?\udbff\udffd                   | iri iri-reference
      a:\ud83d\ude00                    | iri iri-reference
      //a:1                             | uri-reference iri-reference
      //é                               | iri-reference
      //a:abc/                          | ``
      //a@b@c/                          | ``
      //[::1]a/                         | ``
      a:\u0080                          | ``
      a:#\ue000                         | ``
      a:\ufffe                          | ``
      a:?\udb7f\udfff                   | ``
      é:a                               | ``
      ://                               | ``
      ,:                                | ``
      -:                                | ``
      a:#[                              | ``
      a://[[::1]]/                      | ``
      a://[::1]@a/                      | ``
      a://a@b@[::1]/                    | ``
      a://[::ffff:192.168.0.01]/        | ``
      a://[v1.a]/[                      | ``
      %                                 | ``
      a{b}                              | ``
      a\tb                              | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "uri uri-reference iri iri-reference");
  }
}
