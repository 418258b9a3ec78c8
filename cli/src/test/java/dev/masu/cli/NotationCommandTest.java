package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole runs of {@code masu notation}. */
class NotationCommandTest {
  private static final String LONG = "A".repeat(10_000);

  @ParameterizedTest(name = "{0}")
  @MethodSource({"valid", "invalid", "hyphens", "standardInput", "json"})
  void runs(Scenario scenario, @TempDir Path folder) {
    assertThat(scenario.runIn(folder)).isEqualTo(scenario.expected());
  }

  static Stream<Scenario> valid() {
    return Stream.of(
        Scenario.of("GAN")
            .run("notation", "gan", "CHESS960:-K", "c:+p", "WESTERN:K", "W:K")
            .out("""
                CHESS960:-K
                    side        first
                    style       CHESS960
                    type        K
                    state       diminished
                    snn         CHESS960
                    pin         -K
                    qpi         none: the letter of a style is known only where its name is one letter
                    legacy-gan  none: there is no diminished state
                c:+p
                    side        second
                    style       C
                    type        P
                    state       enhanced
                    snn         c
                    pin         +p
                    qpi         c:+p
                    legacy-gan  c:+p
                WESTERN:K
                    side        first
                    style       WESTERN
                    type        K
                    state       normal
                    snn         WESTERN
                    pin         K
                    qpi         none: the letter of a style is known only where its name is one letter
                    legacy-gan  W:_K
                W:K
                    side        first
                    style       W
                    type        K
                    state       normal
                    snn         W
                    pin         K
                    qpi         W:K
                    legacy-gan  none: the game 'W' would mean WESTERN
                """),
        Scenario.of("QPI").run("notation", "qpi", "C:+K^", "s:p").out("""
                C:+K^
                    side      first
                    style     C
                    type      K
                    state     enhanced
                    terminal  yes
                    derived   no
                    sin       C
                    pin       +K^
                s:p
                    side      second
                    style     S
                    type      P
                    state     normal
                    terminal  no
                    derived   no
                    sin       s
                    pin       p
                """),
        Scenario.of("derived QPI")
            .run("notation", "--derived", "qpi", "C:k", "C:K")
            .out("""
                C:k
                    side      second
                    style     C
                    type      K
                    state     normal
                    terminal  no
                    derived   yes
                    sin       C
                    pin       k
                C:K
                    side      first
                    style     C
                    type      K
                    state     normal
                    terminal  no
                    derived   no
                    sin       C
                    pin       K
                """),
        Scenario.of("PNN").run("notation", "pnn", "+rook", "KING^").out("""
                +rook
                    side      second
                    name      ROOK
                    state     enhanced
                    terminal  no
                KING^
                    side      first
                    name      KING
                    state     normal
                    terminal  yes
                """),
        Scenario.of("PIN").run("notation", "pin", "+R", "k^").out("""
                +R
                    side      first
                    type      R
                    state     enhanced
                    terminal  no
                k^
                    side      second
                    type      K
                    state     normal
                    terminal  yes
                """),
        Scenario.of("SIN").run("notation", "sin", "C", "s").out("""
                C
                    side   first
                    style  C
                s
                    side   second
                    style  S
                """),
        Scenario.of("SNN").run("notation", "snn", "CHESS", "xiangqi2").out("""
                CHESS
                    side   first
                    style  CHESS
                xiangqi2
                    side   second
                    style  XIANGQI2
                """),
        Scenario.of("CELL").run("notation", "cell", "e4", "h8Hh8", "aa").out("""
                e4
                    dimensions  2
                    indices     4, 3
                h8Hh8
                    dimensions  5
                    indices     7, 7, 7, 7, 7
                aa
                    dimensions  1
                    indices     26
                """),
        Scenario.of("the 2014 beta of GAN")
            .run("notation", "legacy-gan", "w:_k", "FOO:+_K", "S:GD", "dai_shogi:p")
            .out("""
                w:_k
                    side          second
                    game          W
                    known-game    WESTERN
                    abbreviation  K
                    promoted      no
                    king-like     yes
                    gan           western:k
                FOO:+_K
                    side          first
                    game          FOO
                    known-game    none
                    abbreviation  K
                    promoted      yes
                    king-like     yes
                    gan           FOO:+K
                S:GD
                    side          first
                    game          S
                    known-game    SHOGI
                    abbreviation  GD
                    promoted      no
                    king-like     no
                    gan           none: the abbreviation GD is longer than one letter
                dai_shogi:p
                    side          second
                    game          DAI_SHOGI
                    known-game    none
                    abbreviation  P
                    promoted      no
                    king-like     no
                    gan           none: the name of a style has no '_'
                """));
  }

  static Stream<Scenario> invalid() {
    return Stream.of(
        Scenario.of("GAN").run("notation", "gan", "CHESS;K").exits(1).out("""
                "CHESS;K" is not a valid GAN: expected A-Z, 0-9 or ':' but found ';' at index 5 (example: CHESS:K)
                    CHESS;K
                         ^
                """),
        Scenario.of("QPI").run("notation", "qpi", "C:k").exits(1).out("""
                "C:k" is not a valid QPI: style 'C' and piece 'k' are of different sides at index 2 (example: C:K)
                    C:k
                      ^
                """),
        Scenario.of("PNN").run("notation", "pnn", "+Rook").exits(1).out("""
                "+Rook" is not a valid PNN: expected A-Z, '^' or the end of the text but found 'o' at index 2 (example: +ROOK)
                    +Rook
                      ^
                """),
        Scenario.of("PIN").run("notation", "pin", "KK").exits(1).out("""
                "KK" is not a valid PIN: expected '^' or the end of the text but found 'K' at index 1 (example: +R)
                    KK
                     ^
                """),
        Scenario.of("SIN, beyond ASCII").run("notation", "sin", "С").exits(1).out("""
                "С" is not a valid SIN: expected a letter (A-Z or a-z) but found 'С' (U+0421) at index 0 (example: C)
                    С
                    ^
                """),
        Scenario.of("SNN").run("notation", "snn", "960").exits(1).out("""
                "960" is not a valid SNN: expected a letter (A-Z or a-z) but found '9' at index 0 (example: CHESS)
                    960
                    ^
                """),
        Scenario.of("CELL").run("notation", "cell", "a9999999999").exits(1).out("""
                "a9999999999" is not a valid CELL: dimension 2 goes beyond the largest index, 2147483647, at index 10 (example: e4)
                    a9999999999
                              ^
                """),
        Scenario.of("the 2014 beta of GAN")
            .run("notation", "legacy-gan", "W_K")
            .exits(1)
            .out("""
                "W_K" is not a valid legacy GAN: expected A-Z, 0-9, '_' or ':' but found the end of the text at index 3 (example: W:_K)
                    W_K
                       ^
                """),
        Scenario.of("valid and invalid texts, in the order given")
            .run("notation", "sin", "CC", "C", "", "K\n", "😀", "\u001B[31m")
            .exits(1)
            .out("""
                "CC" is not a valid SIN: expected the end of the text but found 'C' at index 1 (example: C)
                    CC
                     ^
                C
                    side   first
                    style  C
                "" is not a valid SIN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: C)
                "K\\n" is not a valid SIN: expected the end of the text but found U+000A at index 1 (example: C)
                    K
                     ^
                "😀" is not a valid SIN: expected a letter (A-Z or a-z) but found '😀' (U+1F600) at index 0 (example: C)
                    😀
                    ^
                "\\u001B[31m" is not a valid SIN: expected a letter (A-Z or a-z) but found U+001B at index 0 (example: C)
                    �[31m
                    ^
                """));
  }

  static Stream<Scenario> hyphens() {
    return Stream.of(
        Scenario.of("pieces that look like options")
            .run("notation", "pin", "-P", "-h", "--format", "text", "-v^")
            .out("""
                -P
                    side      first
                    type      P
                    state     diminished
                    terminal  no
                -h
                    side      second
                    type      H
                    state     diminished
                    terminal  no
                -v^
                    side      second
                    type      V
                    state     diminished
                    terminal  yes
                """),
        Scenario.of("a name that looks like an option")
            .run("notation", "pnn", "-format")
            .out("""
                -format
                    side      second
                    name      FORMAT
                    state     diminished
                    terminal  no
                """),
        Scenario.of("texts after the end of the options")
            .run("notation", "pin", "--", "-P", "--help", "--")
            .exits(1)
            .out("""
                -P
                    side      first
                    type      P
                    state     diminished
                    terminal  no
                "--help" is not a valid PIN: expected a letter (A-Z or a-z) but found '-' at index 1 (example: +R)
                    --help
                     ^
                "--" is not a valid PIN: expected a letter (A-Z or a-z) but found '-' at index 1 (example: +R)
                    --
                     ^
                """),
        Scenario.of("everything after the end of the options")
            .run("notation", "--", "sin", "c")
            .out("""
                c
                    side   second
                    style  C
                """));
  }

  static Stream<Scenario> standardInput() {
    return Stream.of(
        Scenario.of("lines after a byte order mark")
            .in("\uFEFFs\n\uFEFFs")
            .run("notation", "sin", "-")
            .exits(1)
            .out("""
                s
                    side   second
                    style  S
                -:2:1: "\\uFEFFs" is not a valid SIN: expected a letter (A-Z or a-z) but found U+FEFF at index 0 (example: C)
                    �s
                    ^
                """),
        Scenario.of("lines, among other texts")
            .in("s\n\n \t\r\n?\r\nc")
            .run("notation", "sin", "X", "-", "!")
            .exits(1)
            .out("""
                X
                    side   first
                    style  X
                s
                    side   second
                    style  S
                -:4:1: "?" is not a valid SIN: expected a letter (A-Z or a-z) but found '?' at index 0 (example: C)
                    ?
                    ^
                c
                    side   second
                    style  C
                "!" is not a valid SIN: expected a letter (A-Z or a-z) but found '!' at index 0 (example: C)
                    !
                    ^
                """),
        Scenario.of("a column in code points")
            .in("C:K\nC😀\n")
            .run("notation", "sin", "-")
            .exits(1)
            .out("""
                -:1:2: "C:K" is not a valid SIN: expected the end of the text but found ':' at index 1 (example: C)
                    C:K
                     ^
                -:2:2: "C😀" is not a valid SIN: expected the end of the text but found '😀' (U+1F600) at index 1 (example: C)
                    C😀
                     ^
                """),
        Scenario.of("spaces around a text")
            .in(" C\nC \n")
            .run("notation", "sin", "-")
            .exits(1)
            .out("""
                -:1:1: " C" is not a valid SIN: expected a letter (A-Z or a-z) but found ' ' at index 0 (example: C)
                     C
                    ^
                -:2:2: "C " is not a valid SIN: expected the end of the text but found ' ' at index 1 (example: C)
                    C\s
                     ^
                """),
        Scenario.of("nothing").in("\n\n").run("notation", "qpi", "-"),
        Scenario.of("the longest line, and one that is longer")
            .in(LONG + "\n" + LONG + "BC\nc\n")
            .run("notation", "snn", "-")
            .exits(1)
            .out(LONG + "\n    side   first\n    style  " + LONG + "\n"
                + "-:2:10001: ...\"" + "A".repeat(59) + "B\"... (60 of more than 10000 characters)"
                + " is not a valid line of standard input: the text goes on beyond 10000 characters"
                + " at index 10000\n"
                + "    …" + "A".repeat(99) + "B\n"
                + " ".repeat(104) + "^\n"
                + "c\n    side   second\n    style  C\n"));
  }

  static Stream<Scenario> json() {
    return Stream.of(
        Scenario.of("JSON of GAN")
            .run("notation", "gan", "--format=json", "CHESS:-K", "c:+p")
            .out("""
                [
                {"notation":"gan","text":"CHESS:-K","line":null,"valid":true,"attributes":{"side":"first","style":"CHESS","type":"K","state":"diminished","snn":"CHESS","pin":"-K","qpi":{"text":null,"reason":"the letter of a style is known only where its name is one letter"},"legacyGan":{"text":null,"reason":"there is no diminished state"}},"error":null},
                {"notation":"gan","text":"c:+p","line":null,"valid":true,"attributes":{"side":"second","style":"C","type":"P","state":"enhanced","snn":"c","pin":"+p","qpi":{"text":"c:+p","reason":null},"legacyGan":{"text":"c:+p","reason":null}},"error":null}
                ]
                """),
        Scenario.of("JSON of QPI")
            .run("notation", "--format=json", "--derived", "qpi", "C:+K^", "C:k")
            .out("""
                [
                {"notation":"qpi","text":"C:+K^","line":null,"valid":true,"attributes":{"side":"first","style":"C","type":"K","state":"enhanced","terminal":true,"derived":false,"sin":"C","pin":"+K^"},"error":null},
                {"notation":"qpi","text":"C:k","line":null,"valid":true,"attributes":{"side":"second","style":"C","type":"K","state":"normal","terminal":false,"derived":true,"sin":"C","pin":"k"},"error":null}
                ]
                """),
        Scenario.of("JSON of PNN")
            .run("notation", "pnn", "+rook", "--format", "json")
            .out("""
                [
                {"notation":"pnn","text":"+rook","line":null,"valid":true,"attributes":{"side":"second","name":"ROOK","state":"enhanced","terminal":false},"error":null}
                ]
                """),
        Scenario.of("JSON of PIN")
            .run("notation", "pin", "--format", "json", "-K^")
            .out("""
                [
                {"notation":"pin","text":"-K^","line":null,"valid":true,"attributes":{"side":"first","type":"K","state":"diminished","terminal":true},"error":null}
                ]
                """),
        Scenario.of("JSON of SIN")
            .run("notation", "sin", "--format", "json", "c")
            .out("""
                [
                {"notation":"sin","text":"c","line":null,"valid":true,"attributes":{"side":"second","style":"C"},"error":null}
                ]
                """),
        Scenario.of("JSON of SNN")
            .run("notation", "snn", "--format", "json", "chess960")
            .out("""
                [
                {"notation":"snn","text":"chess960","line":null,"valid":true,"attributes":{"side":"second","style":"CHESS960"},"error":null}
                ]
                """),
        Scenario.of("JSON of CELL")
            .run("notation", "cell", "--format", "json", "e4", "aaa")
            .out("""
                [
                {"notation":"cell","text":"e4","line":null,"valid":true,"attributes":{"dimensions":2,"indices":[4,3]},"error":null},
                {"notation":"cell","text":"aaa","line":null,"valid":true,"attributes":{"dimensions":1,"indices":[702]},"error":null}
                ]
                """),
        Scenario.of("JSON of the 2014 beta of GAN")
            .run("notation", "legacy-gan", "--format", "json", "x:_g", "FOO:+P1")
            .out("""
                [
                {"notation":"legacy-gan","text":"x:_g","line":null,"valid":true,"attributes":{"side":"second","game":"X","knownGame":"XIANGQI","abbreviation":"G","promoted":false,"kingLike":true,"gan":{"text":"xiangqi:g","reason":null}},"error":null},
                {"notation":"legacy-gan","text":"FOO:+P1","line":null,"valid":true,"attributes":{"side":"first","game":"FOO","knownGame":null,"abbreviation":"P1","promoted":true,"kingLike":false,"gan":{"text":null,"reason":"the abbreviation P1 is longer than one letter"}},"error":null}
                ]
                """),
        Scenario.of("JSON of lines and of mistakes")
            .in("\nc\né\n")
            .run("notation", "sin", "--format", "json", "-", "")
            .exits(1)
            .out("""
                [
                {"notation":"sin","text":"c","line":2,"valid":true,"attributes":{"side":"second","style":"C"},"error":null},
                {"notation":"sin","text":"\\u00E9","line":3,"valid":false,"attributes":null,"error":{"index":0,"reason":"expected a letter (A-Z or a-z) but found '\\u00E9' (U+00E9)","message":"\\"\\u00E9\\" is not a valid SIN: expected a letter (A-Z or a-z) but found '\\u00E9' (U+00E9) at index 0 (example: C)"}},
                {"notation":"sin","text":"","line":null,"valid":false,"attributes":null,"error":{"index":0,"reason":"expected a letter (A-Z or a-z) but found the end of the text","message":"\\"\\" is not a valid SIN: expected a letter (A-Z or a-z) but found the end of the text at index 0 (example: C)"}}
                ]
                """),
        Scenario.of("JSON of nothing")
            .run("notation", "sin", "--format", "json", "-")
            .out("[]\n"));
  }
}
