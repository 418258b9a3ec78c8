package dev.masu.schema.internal.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Regular expressions mean what ECMA-262 says, by automata and by backtracking, in strings and in parts of char arrays. */
class RegexTest {
  private static boolean find(String pattern, String text) {
    Regex regex = Regex.parse(pattern);
    boolean found = regex.backtracking().find(text, new PatternSteps(10_000));
    assertThat(regex.matcher().find(text, new PatternSteps(10_000))).isEqualTo(found);
    char[] chars = ("\uD83D" + text + "\uDC32").toCharArray();
    assertThat(regex.matcher().find(chars, 1, text.length(), new PatternSteps(10_000)))
        .isEqualTo(found);
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
          ^[+--[]+$        ; `,[`   ; true
          ^[a-]$           ; -      ; true
          ^[-a]$           ; -      ; true
          ^[^]$            ; `\\n`   ; true
          ^[]$             ; a      ; false
          ^a[]?$           ; a      ; true
          ^{a}]$           ; {a}]   ; true
          ^a{,2}$          ; a{,2}  ; true
          ^\\-\\_\\/\\#$   ; -_/#   ; true
          ^(\\p{Extended_Pictographic}|\\p{EComp})+$ ; `\\uD83D\\uDE00\\u200D` ; true
          ^\\p{Emoji}$     ; a      ; false
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
          \\uDC32          ; `\\uD83D\\uDC32` ; false
          \\uDC32b         ; `\\uD83D\\uDC32b` ; false
          (?:\\uDC32)+      ; `\\uD83D\\uDC32\\uDC32` ; true
          ^(?=a)\\w$       ; a      ; true
          ^(?!a)\\w$       ; a      ; false
          (?<=a)b          ; ab     ; true
          (?<!a)b          ; ab     ; false
          (?<=^.)a         ; `\\uD83D\\uDC32a` ; true
          (?<!^.)a         ; `\\uD83D\\uDC32a` ; false
          (?<=^..)a        ; `\\uD83D\\uDC32a` ; false
          (?<!foo.*)bar    ; foo bar ; false
          (?<!foo.*)bar    ; fo bar ; true
          ^.*(?<!\\.bak.*)$ ; a.bak1 ; false
          (?<!-\\s*)\\d    ; - 5    ; false
          (?<=\\$\\d+\\.)\\d\\d ; $12.50 ; true
          (?<=a*b)c        ; aabc   ; true
          (?<=(?:ab)+)c    ; xababc ; true
          (?<=\\w+@)x     ; ab@x   ; true
          (?<=^(a|bc)+)d   ; abcd   ; true
          (?<=([ab]+)([bc]+))$ ; abc ; true
          (?<=^\\1(a))b   ; aab    ; true
          (?<=^(a)\\1)b   ; aab    ; false
          ^(?=x)\\w\\b     ; x      ; true
          ^(["'])?[a-z]+\\1$ ; abc  ; true
          ^(["'])?[a-z]+\\1$ ; `\\u0022abc\\u0022` ; true
          ^(["'])?[a-z]+\\1$ ; `\\u0022abc` ; false
          ^\\d{4}(-)?\\d\\d\\1\\d\\d$ ; 20200101 ; true
          ^\\d{4}(-)?\\d\\d\\1\\d\\d$ ; 2020-0101 ; false
          ^(?:(?<y>\\d)-(?<m>\\d\\d)|(?<m>\\d\\d)/(?<y>\\d))$ ; 11/2 ; true
          ^(?:(?<q>")|(?<q>')|)a\\k<q>$ ; 'a' ; true
          ^(?:(?<q>")|(?<q>')|)a\\k<q>$ ; `\\u0022a\\u0022` ; true
          ^(?:(?<q>")|(?<q>')|)a\\k<q>$ ; `'a\\u0022` ; false
          ^(?:(?<q>")|(?<q>')|)a\\k<q>$ ; a ; true
          ^(?:(?:(?<n>a)|(?<n>b))\\k<n>)*$ ; aabb ; true
          ^(?:(?:(?<n>a)|(?<n>b))\\k<n>)*$ ; aaba ; false
          ^(?:(a)|b)\\1$   ; b      ; true
          ^(?:(a)|b)\\1$   ; a      ; false
          ^(?:(a)|b)*\\1$  ; ab     ; true
          ^(?:(a)|b)*\\1$  ; aba    ; false
          ^(?:(a)|b\\1)*$  ; aba    ; true
          ^(?:(a)|b\\1)*$  ; abab   ; true
          ^(?:(a)\\1)*$    ; aaaa   ; true
          ^(?:(a)\\1)*$    ; aaa    ; false
          ^(a\\1)*$        ; aaa    ; true
          ^\\1(a)$         ; a      ; true
          (?!(a)b)\\1c     ; ac     ; true
          ^(?:(?=(a))ab|a)\\1$ ; a  ; true
          ^(?=(a+))a*b\\1$ ; aaba   ; false
          ^(?=(a+))a*b\\1$ ; aabaa  ; true
          ^(?:|(a)){3}\\1b$ ; aab   ; true
          ^(a){0}\\1b$     ; b      ; true
          ^(?:a?){0,3}?b$  ; aab    ; true
          (?:^)?a          ; a      ; true
          ^(?:(?=x))*x$    ; x      ; true
          ^(?:\\b){2}a$    ; a      ; true
          ^\\p{ID_Start}\\p{IDC}*$ ; a1 ; true
          ^\\p{IDC}$      ; `\\u0000` ; false
          ^\\p{White_Space}{2}$ ; `\\u0085 ` ; true
          ^\\p{space}$    ; `\\uFEFF` ; false
          ^\\p{AHex}\\p{Hex}$ ; `a\\uFF21` ; true
          ^\\p{AHex}$     ; g      ; false
          ^\\p{Hex}$      ; `\\u0661` ; false
          ^\\p{Bidi_M}$   ; (      ; true
          ^\\p{Join_C}\\p{RI}$ ; `\\u200D\\uD83C\\uDDE6` ; true
          ^\\p{NChar}+$   ; `\\uFFFE\\uFDD0\\uDBFF\\uDFFF` ; true
          ^\\p{Pat_WS}+$  ; `\\u200E\\u2029\\u0085` ; true
          ^\\p{Pat_WS}$   ; `\\u00A0` ; false
          ^\\p{sc=Linear_A}|\\p{sc=SignWriting}|\\p{sc=Yi}$ ; a ; false
          ^(?i:a\\u017F)B$ ; ASB   ; true
          ^(?i:[^k])$      ; `\\u212A` ; false
          ^(?i:i)$         ; I      ; true
          ^(?i:i)$         ; `\\u0131` ; false
          ^(?i:i)$         ; `\\u0130` ; false
          ^(?i:\\u0130)$  ; `\\u0130` ; true
          ^(?i:\\W)$      ; s      ; false
          ^(?i:[\\W])$    ; K      ; false
          ^(?i:\\w)$      ; `\\u017F` ; true
          ^(?i:[^\\W])$   ; `\\u017F` ; true
          ^(?i:\\P{Lu})$  ; A      ; true
          ^(?i:[^\\P{Lu}])$ ; A    ; false
          ^(?i:[^\\p{Lu}])$ ; a    ; false
          (?i:a\\b\\u017F) ; `a\\u017F` ; false
          (?i:a\\B\\u017F) ; `a\\u017F` ; true
          (?i:\\b\\u017F\\b) ; `+\\u017F+` ; true
          ^(a)(?i:\\1)$   ; aA     ; true
          ^(a)\\1$        ; aA     ; false
          ^(?i:a(?-i:b))c$ ; ABc    ; false
          ^(?i:a(?-i:b))c$ ; Abc    ; true
          ^(?s:.).$        ; `\\na` ; true
          ^(?s:.).$        ; `a\\n` ; false
          ^(?m:a$\\n^b)$  ; `a\\nb` ; true
          (?m:a$)          ; ab     ; false
          (?m:^b)          ; ab     ; false
          ^a$              ; `a\\u000a` ; false
          ^.$              ; `\\u000d` ; false
          ^.$              ; `\\u2028` ; false
          ^.$              ; `\\u0085` ; true
          ^.$              ; `\\uD83D\\uDC32` ; true
          ^\\s+$           ; `\\u000b\\u00a0\\u1680\\u2003\\u2028\\u202f\\u205f\\u3000\\ufeff` ; true
          \\s              ; `\\u180e\\u200b\\u0085\\u001c` ; false
          ^\\S$            ; `\\u2029` ; false
          ^\\S$            ; `\\u180e` ; true
          ^[\\s]$          ; `\\u00a0` ; true
          ^[^\\s]$         ; `\\u00a0` ; false
          ^[\\S]$          ; `\\u00a0` ; false
          ^[^\\S]$         ; `\\u00a0` ; true
          ^[a\\S]$         ; `\\uD83D\\uDC32` ; true
          ^\\d$            ; `\\u0660` ; false
          ^\\cA\\ca$       ; `\\u0001\\u0001` ; true
          ^\\v\\0$         ; `\\u000b\\u0000` ; true
          ^[\\b]$          ; `\\u0008` ; true
          \\ba\\b          ; b-a-b ; true
          \\B              ; `b\\uD83D\\uDC32a` ; false
          ^\\uD83D\\uDC32$ ; `\\uD83D\\uDC32` ; true
          ^[\\uD83D\\uDC32]$ ; `\\uD83D\\uDC32` ; true
          ^\\u{1F432}$     ; `\\uD83D\\uDC32` ; true
          ^[[&]$           ; [ ; true
          ^[a&&b]$         ; & ; true
          ^[a&&b]$         ; b ; true
          ^[[:alpha:]]$    ; a ; false
          ^[[:alpha:]]$    ; l] ; true
          []               ; a ; false
          ^[^]$            ; `\\u000a` ; true
          ^(?<year_1>a)\\_\\/\\é$ ; `a_/\\u00e9` ; true
          ^(?<a>x)\\k<a>$  ; xx ; true
          ^(?<_a$\\u200D>x)\\k<_a$\u200D>$ ; xx ; true
          ^(?i:(a)\\1)$   ; aB ; false
          ^[a-\\d]+$       ; 1-a ; true
          ^\\f$            ; `\\f` ; true
          ^\\p{LC}{3}$     ; `aA\\u01C5` ; true
          ^\\p{LC}$        ; `\\u02B0` ; false
          ^\\p{Any}\\p{Assigned}\\P{Assigned}$ ; `\\u0378a\\u0378` ; true
          ^\\p{Alphabetic}\\p{Ideographic}\\p{Lowercase}\\p{Uppercase}$ ; `\\u2160\\u4E00\\u2170\\u2160` ; true
          ^(?<\\u{61}b·>x)\\k<a\\u0062·>$ ; xx ; true
          ^(?:(?=a)a(?!b)|(?i:q))$ ; Q ; true
          ^\\p{L}\\p{Letter}\\P{Lu}$ ; aBc ; true
          ^()$             ; ``     ; true
          ^(|a)$           ; a      ; true
          """)
  void findsWhatEcma262Finds(String pattern, String text, boolean found) {
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
          (?m:^*)a        ; 5 ; a place between characters cannot be repeated
          (?m:$)*$?       ; 8 ; a place between characters cannot be repeated
          \\b+             ; 2 ; a place between characters cannot be repeated
          (?i:\\B?)         ; 6 ; a place between characters cannot be repeated
          (?=x)*          ; 5 ; a place between characters cannot be repeated
          (?<!x){2}       ; 6 ; a place between characters cannot be repeated
          a{2,1}          ; 1 ; the counts of the repetition are out of order
          [z-a]           ; 1 ; a range whose ends are out of order
          [\\p{L}--[a-z]] ; 1 ; a class cannot be subtracted in Unicode mode
          [_a-z--[aeiou]]  ; 5 ; a class cannot be subtracted in Unicode mode
          \\a             ; 0 ; ECMA-262 has no such escape
          \\Qa\\E         ; 0 ; ECMA-262 has no such escape
          \\xg            ; 0 ; ECMA-262 has no such escape
          \\u12           ; 0 ; ECMA-262 has no such escape
          \\u{110000}     ; 0 ; ECMA-262 has no such escape
          \\c1            ; 0 ; ECMA-262 has no such escape
          \\cé            ; 0 ; ECMA-262 has no such escape
          \\u{41          ; 0 ; ECMA-262 has no such escape
          \\u{4g}         ; 0 ; ECMA-262 has no such escape
          \\k             ; 0 ; \\k needs a group's name, as \\k<name>
          \\01            ; 0 ; ECMA-262 has no octal escapes
          a\\             ; 1 ; a backslash at the end
          (?ii:a)         ; 0 ; ECMA-262 has no such group
          (?x:a)          ; 0 ; ECMA-262 has no such group
          (?i             ; 0 ; ECMA-262 has no such group
          (?ii)a          ; 0 ; ECMA-262 has no such group
          \\p+            ; 0 ; a property is written as \\p{…}
          \\p{L           ; 0 ; a property is written as \\p{…}
          (?>a)           ; 0 ; ECMA-262 has no such group
          (?#a)           ; 0 ; ECMA-262 has no such group
          (?<1>a)         ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<>a)          ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<a            ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<€>a)         ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<\\x61>a)      ; 0 ; a group's name must be a word, as in (?<name>…)
          (?<a>b)(?<a>c)  ; 7 ; two groups of one name
          (?<a>(?<a>c))   ; 5 ; two groups of one name
          (?<a>b)(?:c|(?<a>d)) ; 12 ; two groups of one name
          (?:(?<a>b)|(?<a>c))(?<a>d) ; 19 ; two groups of one name
          (?:(?<a>b)(?<c>b)|d)(?<a>d) ; 20 ; two groups of one name
          (a)\\11         ; 3 ; there is no group 11
          (a)\\2          ; 3 ; there is no group 2
          \\k<a>          ; 0 ; there is no group named a
          \\p{Lx} ; -1 ; `Lx is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{sc=greek} ; -1 ; `sc=greek is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{sc=GREK} ; -1 ; `sc=GREK is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{sc=Signwriting} ; -1 ; `sc=Signwriting is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{scx=greek} ; -1 ; `scx=greek is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{Emoji=Yes} ; -1 ; `Emoji=Yes is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{Dash}        ; -1 ; `Dash is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          \\p{scx=Greek}   ; -1 ; `scx=Greek is no property of ECMA-262 that Java knows; write the characters that you mean as a class, such as [a-z\\u{1F600}]`
          """)
  void rejectsWhatIsNoRegularExpression(String pattern, int index, String problem) {
    assertThatThrownBy(() -> Regex.parse(pattern))
        .isInstanceOfSatisfying(PatternSyntaxException.class, e -> {
          assertThat(e.getDescription()).isEqualTo(problem);
          assertThat(e.getIndex()).isEqualTo(index);
          assertThat(e.getPattern()).isEqualTo(pattern);
        });
  }

  /** What Go, Python, Java and others write, and ECMA-262 does not have. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
          (?i)^ab$        ; AB     ; true
          ^(a(?i)b|c)d$   ; ABd    ; false
          ^(a(?i)b|c)d$   ; aBd    ; true
          ^(a(?i)b|c)d$   ; Cd     ; true
          ^(a(?i)b|c)d$   ; aBD    ; false
          (?i)a(?-i)b     ; AB     ; false
          \\Aab\\z         ; ab     ; true
          \\Aab\\Z         ; abc    ; false
          ^\\pL\\PN$       ; ab     ; true
          ^[\\pL-]+$       ; a-1    ; false
          ^(?P<n>a)\\k<n>$ ; aa     ; true
          """)
  void acceptsCommonSyntaxOfOtherLanguagesThatIsInvalidInEcma262(
      String pattern, String text, boolean expected) {
    assertThat(find(pattern, text)).isEqualTo(expected);
    assertThat(Regex.isValid(pattern)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\P{L}",
        "[^\\p{L}]",
        "[\\p{L}",
        "(?i:a)[b-z]",
        "(?i:[^a])",
        "(",
        "{1",
        "[a",
        "(?i:[\\W])",
        "(?i:[ab])",
        "(?<a>)|"
      })
  void parsingAMillionRepetitionsEndsSoon(String part) {
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
  @Timeout(20)
  void longPatternsAreParsedSoon() {
    assertThat(Regex.isValid("(?i:" + "\\b".repeat(400_000) + ")")).isTrue();
    String names =
        IntStream.range(0, 100_000).mapToObj("(?<n%d>)"::formatted).collect(Collectors.joining());
    String pattern = "(".repeat(190) + names + ")".repeat(190) + "(a)".repeat(100_000);
    assertThat(Regex.isValid(pattern)).isTrue();
  }

  @Test
  void aClassOfManyCharactersIsParsedSoon() {
    StringBuilder pattern = new StringBuilder("[");
    IntStream.range(0x100, 0x8000).forEach(i -> pattern.appendCodePoint(2 * i));
    assertThat(find(pattern + "]", Character.toString(0x4000))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
          ^(?!x)(a+)+$      ; false
          ((a+)+)+$         ; false
          ^(\\w+)\\s\\1$    ; false
          (['"]).*?\\1      ; false
          (a){2}(b+)\\1     ; false
          (a{3})*\\1        ; false
          (a*)*\\1b         ; true
          (?:[a-z]+,)*(b)\\1 ; true
          ^(?=(a+)+$)(b)\\2 ; true
          ^((a{0,50}){0,50}){0,50}$ ; true
          """)
  void findsPatternsThatMayTakeTooManySteps(String pattern, boolean isUnsafe) {
    assertThat(Regex.parse(pattern).isUnsafe()).isEqualTo(isUnsafe);
  }

  @Test
  @Timeout(30)
  void findsThatLargeNestedRepetitionsMayTakeTooManySteps() {
    String pattern = "(".repeat(190) + "ab^".repeat(120_000) + "b)*".repeat(190) + "\\1";
    assertThat(Regex.parse(pattern).isUnsafe()).isTrue();
  }
}
