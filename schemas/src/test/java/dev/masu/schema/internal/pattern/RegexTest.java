package dev.masu.schema.internal.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Regular expressions mean what ECMA-262 says, whichever engine runs them. */
class RegexTest {
  private static boolean find(String pattern, String text) {
    Regex regex = Regex.parse(pattern);
    boolean found = regex.backtracking().matcher(text).find();
    regex.linear().ifPresent(l -> assertThat(l.matcher(text).find()).isEqualTo(found));
    return found;
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
          ^a$              ; a      ; true
          ^a$              ; `a\\n`  ; false
          ^a.b$            ; `a\\u0085b` ; true
          ^a.b$            ; `a\\u2028b` ; false
          ^\\s$            ; `\\u00A0`  ; true
          ^\\s$            ; `\\uFEFF`  ; true
          ^\\S$            ; `\\u2003`  ; false
          ^\\d$            ; `\\u0663`  ; false
          ^\\w$            ; `\\u00E9`  ; false
          ^\\W$            ; `\\u00E9`  ; true
          \\bx             ; `\\u00E9x` ; true
          \\Bx             ; `\\u00E9x` ; false
          ^[\\b]$          ; `\\b`      ; true
          ^\\cJ$           ; `\\n`      ; true
          ^\\x41\\u0042\\u{43}$ ; ABC  ; true
          ^\\uD83D\\uDE00$ ; `\\uD83D\\uDE00` ; true
          ^.$              ; `\\uD83D\\uDE00` ; true
          ^[\uD83D\uDE00-\uD83D\uDE02]$ ; `\\uD83D\\uDE01` ; true
          ^\\uD83D$        ; `\\uD83D`  ; true
          ^[[a&&b]$        ; &      ; true
          ^[[a&&b]$        ; c      ; false
          ^[\\w-.]+$       ; a-b.c  ; true
          ^[a-]$           ; -      ; true
          ^[-a]$           ; -      ; true
          ^[^]$            ; `\\n`   ; true
          ^[]$             ; a      ; false
          ^a[]?$           ; a      ; true
          ^{a}]$           ; {a}]   ; true
          ^a{,2}$          ; a{,2}  ; true
          ^\\-\\_\\/\\#$   ; -_/#   ; true
          ^\\p{Letter}$    ; `\\u00E9` ; true
          ^\\p{L}$         ; 1      ; false
          ^\\P{L}$         ; 1      ; true
          ^\\p{gc=Nd}$     ; `\\u0663` ; true
          ^\\p{Script=Greek}+$ ; `\\u03B1\\u03B2` ; true
          ^\\p{sc=Grek}$   ; a      ; false
          ^[\\p{Lu}\\d]$   ; 7      ; true
          ^\\p{ASCII}$     ; `\\u00E9` ; false
          ^(?<n>a)b$       ; ab     ; true
          ^(?<n>[ab])\\k<n>$ ; aa   ; true
          ^(?<n>[ab])\\k<n>$ ; ab   ; false
          ^(?:a|b){2,3}$   ; aba    ; true
          ^(?:a|b){2,3}?$  ; abab   ; false
          ^a{1001}$        ; a      ; false
          ^(?=a)\\w$       ; a      ; true
          ^(?!a)\\w$       ; a      ; false
          (?<=a)b          ; ab     ; true
          (?<!a)b          ; ab     ; false
          (?<=^.)a         ; `\\uD83D\\uDC32a` ; true
          (?<!^.)a         ; `\\uD83D\\uDC32a` ; false
          (?<=^..)a        ; `\\uD83D\\uDC32a` ; false
          ^(?=x)\\w\\b     ; x      ; true
          ^(?i:a\\u017F)B$ ; ASB   ; true
          ^(?i:[^k])$      ; `\\u212A` ; false
          ^(?i:a(?-i:b))c$ ; ABc    ; false
          ^(?i:a(?-i:b))c$ ; Abc    ; true
          ^(?s:.).$        ; `\\na` ; true
          ^(?s:.).$        ; `a\\n` ; false
          ^(?m:a$\\n^b)$  ; `a\\nb` ; true
          ^()$             ; ``     ; true
          ^(|a)$           ; a      ; true
          """)
  void findsWhatEcmaScriptWould(String pattern, String text, boolean found) {
    String unescaped = JsonMapper.shared().readValue('"' + text + '"', String.class);
    assertThat(find(pattern, unescaped)).isEqualTo(found);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
          (a              ; 0 ; a group that is not closed
          a)              ; 1 ; a ) that closes no group
          [a              ; 0 ; a class that is not closed
          *a              ; 0 ; nothing to repeat
          a**             ; 2 ; nothing to repeat
          a*+             ; 2 ; nothing to repeat
          a|{2}           ; 2 ; nothing to repeat
          ^*              ; 1 ; a place between characters cannot be repeated
          a{2,1}          ; 1 ; the counts of the repetition are out of order
          [z-a]           ; 1 ; a range whose ends are out of order
          \\Z             ; 0 ; ECMA-262 has no such escape
          a\\A            ; 1 ; ECMA-262 has no such escape
          \\a             ; 0 ; ECMA-262 has no such escape
          \\Qa\\E         ; 0 ; ECMA-262 has no such escape
          \\xg            ; 0 ; ECMA-262 has no such escape
          \\u12           ; 0 ; ECMA-262 has no such escape
          \\u{110000}     ; 0 ; ECMA-262 has no such escape
          \\c1            ; 0 ; ECMA-262 has no such escape
          \\01            ; 0 ; ECMA-262 has no octal escapes
          a\\             ; 1 ; a backslash at the end
          (?ii:a)         ; 0 ; ECMA-262 has no such group
          (?x:a)          ; 0 ; ECMA-262 has no such group
          (?i)a           ; 0 ; ECMA-262 has no such group
          (?>a)           ; 0 ; ECMA-262 has no such group
          (?P<n>a)        ; 0 ; ECMA-262 has no such group
          (?#a)           ; 0 ; ECMA-262 has no such group
          (?<1>a)         ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<a>b)(?<a>c)  ; 7 ; two groups of one name
          (a)\\11         ; 3 ; there is no group 11
          (a)\\2          ; 3 ; there is no group 2
          \\k<a>          ; 0 ; there is no group named a
          \\p{Lx}         ; 0 ; no property Lx is known
          \\pL            ; 0 ; a property is written as \\p{…}
          """)
  void refusesWhatIsNone(String pattern, int index, String problem) {
    assertThatThrownBy(() -> Regex.parse(pattern))
        .isInstanceOfSatisfying(PatternSyntaxException.class, e -> {
          assertThat(e.getDescription()).isEqualTo(problem);
          assertThat(e.getIndex()).isEqualTo(index);
          assertThat(e.getPattern()).isEqualTo(pattern);
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\\P{L}", "[^\\p{L}]", "[\\p{L}", "(?i:a)[b-z]", "(?i:[^a])", "(", "{1", "[a"})
  void readingEndsSoonWhateverThereIsAMillionTimes(String part) {
    String pattern = part.repeat(1_000_000);
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
      try {
        Regex.parse(pattern);
      } catch (PatternSyntaxException e) {
        assertThat(e.getIndex()).isLessThanOrEqualTo(0);
      }
    });
  }

  @Test
  void aClassOfManyCharactersIsReadSoon() {
    StringBuilder pattern = new StringBuilder("[");
    IntStream.range(0x100, 0x8000).forEach(i -> pattern.appendCodePoint(2 * i));
    assertThat(find(pattern + "]", Character.toString(0x4000))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "^(?=.*[A-Z])(?=.*\\d).{8,}$",
        "^((?!foo).)*$",
        "^(?!\\s*$).+",
        "^(?!000)\\d{3}(?!00)\\d{2}(?!0000)\\d{4}$",
        "(['\"]).*?\\1",
        "^(\\w+)\\s\\1$",
        "^(?!.*\\.\\.)(?!.*\\.$)[^\\W][\\w.]{0,29}$",
        "^(?=.{1,253}$)(?!-)[a-z0-9-]{1,63}(?<!-)(\\.(?!-)[a-z0-9-]{1,63}(?<!-))*$",
        "^(?=.{1,64}@)[\\w-]+(\\.[\\w-]+)*@[^-][A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)*(\\.[A-Za-z]{2,})$",
        "^(?!x)[a-z]{1,2000}$",
        "^(?:/([^/#~]|[~](?=[01]))*)*$",
        "^(?=([^a-z]*[a-z]){3}).{8}$",
      })
  void knowsWhatEndsSoon(String pattern) {
    assertThat(Regex.parse(pattern).growth()).isEqualTo(Growth.LINEAR);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', textBlock = """
          (a*)*\\1b                ; EXPONENTIAL
          ([a-z]+)*\\1             ; EXPONENTIAL
          (?!x)(a|a)*$             ; EXPONENTIAL
          (?!x)(\\w|\\d)*$         ; EXPONENTIAL
          (?!x)(a|ab|b)*$          ; EXPONENTIAL
          (?!x)(\\w+\\s?)+$        ; EXPONENTIAL
          ^(?=(a+)+$)              ; EXPONENTIAL
          (?!x)(.*a){12}           ; POLYNOMIAL
          (?!x)(b(?:a*)?)*$        ; EXPONENTIAL
          (?!x)(ba*)*$             ; LINEAR
          (?!x)((?:a*)?b)*$        ; EXPONENTIAL
          (?!x)\\s*\\s*$           ; POLYNOMIAL
          ^(?=.*[A-Z].*[A-Z])      ; POLYNOMIAL
          (?!x).*,\\d+.*$          ; POLYNOMIAL
          (a+)\\1                  ; POLYNOMIAL
          (?!x)[a-z]{1,2000}[a-z0-9]{1,2000} ; POLYNOMIAL
          """)
  void knowsWhatExplodes(String pattern, Growth growth) {
    assertThat(Regex.parse(pattern).growth()).isEqualTo(growth);
  }
}
