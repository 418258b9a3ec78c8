package dev.masu.schema.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.TestSchemas;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Every name and value of a document is located where its text starts. */
class LocationsPropertyTest {
  private static final Pattern LINE_BREAK = Pattern.compile("\r\n|\r|\n");

  /** Rejects every name and every value. */
  private static final CompiledSchema SCHEMA =
      TestSchemas.compile("""
      {"$ref": "#/$defs/nothing", "$defs": {"nothing": {
         "not": {}, "propertyNames": {"not": {}},
         "items": {"$ref": "#/$defs/nothing"},
         "additionalProperties": {"$ref": "#/$defs/nothing"}}}}
      """, CheckLimits.defaults().withMaxViolations(10_000));

  private record Token(String pointer, int offset) {}

  private record Written(String text, List<Token> tokens) {
    @Override
    public String toString() {
      return text;
    }
  }

  @Property(tries = 2_000)
  void everyTokenIsLocatedWhereItStarts(@ForAll("documents") Written document) {
    CheckReport report = SCHEMA.check(document.text());
    List<String> expected = document.tokens().stream()
        .map(token -> token.pointer() + " " + place(document.text(), token.offset()))
        .toList();
    assertThat(report.violations())
        .extracting(v -> v.pointer() + " " + v.location().orElseThrow())
        .isEqualTo(expected);
    assertThat(SCHEMA.check(document.text().getBytes(StandardCharsets.UTF_8))).isEqualTo(report);
  }

  /** The location of a char, counted from the text before it. */
  private static SourceLocation place(String text, int offset) {
    int line = 1;
    int lineStart = 0;
    Matcher lineBreak = LINE_BREAK.matcher(text).region(0, offset);
    while (lineBreak.find()) {
      line++;
      lineStart = lineBreak.end();
    }
    int column = 1 + (int) text.substring(lineStart, offset).codePoints().count();
    return new SourceLocation(
        line, column, SourceLocation.Unit.CODE_POINT, offset, SourceLocation.Unit.CHAR);
  }

  @Provide
  Arbitrary<Written> documents() {
    return Arbitraries.randomValue(random -> new Writer(random).document());
  }

  private static final class Writer {
    private static final List<String> SPACES =
        List.of("", "", " ", "\t", "\n", "\r", "\r\n", " \n ");
    private static final List<String> CHARACTERS = List.of(
        "a",
        "/",
        "~",
        "é",
        "漢",
        "😀",
        "𝄞",
        "\\n",
        "\\\"",
        "\\\\",
        "\\u0041",
        "\\ud83d\\ude00",
        "\u2028");
    private static final List<String> SCALARS = List.of("0", "-1.5e3", "true", "false", "null");

    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final List<Token> tokens = new ArrayList<>();

    Writer(Random random) {
      this.random = random;
    }

    Written document() {
      space();
      value("", 0);
      space();
      return new Written(text.toString(), tokens);
    }

    private void space() {
      text.append(SPACES.get(random.nextInt(SPACES.size())));
    }

    private void value(String pointer, int depth) {
      tokens.add(new Token(pointer, text.length()));
      int kind = random.nextInt(depth < 4 ? 4 : 2);
      switch (kind) {
        case 0 -> text.append(SCALARS.get(random.nextInt(SCALARS.size())));
        case 1 -> string("");
        case 2 -> array(pointer, depth);
        default -> object(pointer, depth);
      }
    }

    /** Writes a string that starts with a text, and gives its value as a step of a pointer. */
    private String string(String start) {
      StringBuilder value = new StringBuilder(start);
      text.append('"').append(start);
      for (int i = random.nextInt(5); i > 0; i--) {
        String character = CHARACTERS.get(random.nextInt(CHARACTERS.size()));
        text.append(character);
        value.append(meaning(character));
      }
      text.append('"');
      return value.toString();
    }

    private static String meaning(String character) {
      return switch (character) {
        case "\\n" -> "\n";
        case "\\\"" -> "\"";
        case "\\\\" -> "\\";
        case "\\u0041" -> "A";
        case "\\ud83d\\ude00" -> "😀";
        case "~" -> "~0";
        case "/" -> "~1";
        default -> character;
      };
    }

    private void array(String pointer, int depth) {
      int size = random.nextInt(4);
      text.append('[');
      space();
      for (int i = 0; i < size; i++) {
        separate(i);
        value(pointer + "/" + i, depth + 1);
        space();
      }
      text.append(']');
    }

    private void object(String pointer, int depth) {
      int size = random.nextInt(4);
      text.append('{');
      space();
      for (int i = 0; i < size; i++) {
        separate(i);
        int nameStart = text.length();
        String member = pointer + "/" + string(String.valueOf(i));
        tokens.add(new Token(member, nameStart));
        space();
        text.append(':');
        space();
        value(member, depth + 1);
        space();
      }
      text.append('}');
    }

    private void separate(int index) {
      if (index > 0) {
        text.append(',');
        space();
      }
    }
  }
}
