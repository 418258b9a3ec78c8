package dev.masu.schema.internal.text;

import java.util.Locale;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;

/** Renders what was found in a document: quoted, on one line, and never long. */
public final class Shown {
  /** Longer texts lose their middle, so that a message stays readable whatever the document holds. */
  private static final int MAX_CODE_POINTS = 60;

  private static final int KEPT_END = 12;

  private Shown() {}

  /** A text in double quotes, with control characters escaped and its middle left out if long. */
  public static String text(String text) {
    return shortened(text, "\"", Shown::escaped);
  }

  private static String shortened(String text, String quote, UnaryOperator<String> escaping) {
    int length = text.codePointCount(0, text.length());
    if (length <= MAX_CODE_POINTS) {
      return quote + escaping.apply(text) + quote;
    }
    String start = text.substring(0, text.offsetByCodePoints(0, MAX_CODE_POINTS - KEPT_END));
    String end = text.substring(text.offsetByCodePoints(text.length(), -KEPT_END));
    String kept = escaping.apply(start) + "…" + escaping.apply(end);
    return String.format(Locale.ROOT, "%s%s%s (%,d characters)", quote, kept, quote, length);
  }

  /** One character: {@code 'x'}, with its code point where it is not plain ASCII. */
  public static String character(int codePoint) {
    return switch (codePoint) {
      case '\n', '\r' -> "a line break";
      case '\t' -> "a tab";
      default -> {
        String code = String.format("U+%04X", codePoint);
        yield isInvisible(codePoint)
            ? "the character " + code
            : "'" + Character.toString(codePoint) + "'"
                + (codePoint < 128 ? "" : " (" + code + ")");
      }
    };
  }

  /** A JSON value with its type: {@code the string "x"}, {@code the number 5}, {@code an object}. */
  public static String value(JsonNode node) {
    return switch (node.getNodeType()) {
      case STRING -> "the string " + text(node.stringValue());
      case NUMBER -> "the number " + number(node);
      case BOOLEAN -> node.booleanValue() ? "true" : "false";
      case NULL -> "null";
      case OBJECT -> "an object";
      case ARRAY -> "an array";
      default -> "a value that JSON does not have (" + node.getClass().getSimpleName() + ")";
    };
  }

  /** A number as digits, with its middle left out if long. */
  public static String number(JsonNode number) {
    return bare(
        number.isIntegralNumber() ? number.asString() : number.decimalValue().toString());
  }

  /** A text of JSON's own, without quotes around it and with its middle left out if long. */
  public static String bare(String json) {
    return shortened(json, "", UnaryOperator.identity());
  }

  private static String escaped(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      switch (c) {
        case '"' -> shown.append("\\\"");
        case '\\' -> shown.append("\\\\");
        case '\n' -> shown.append("\\n");
        case '\r' -> shown.append("\\r");
        case '\t' -> shown.append("\\t");
        default -> {
          if (isInvisible(c)) {
            shown.append(String.format("\\u%04X", c));
          } else {
            shown.appendCodePoint(c);
          }
        }
      }
    });
    return shown.toString();
  }

  private static boolean isInvisible(int codePoint) {
    return codePoint != ' '
        && switch (Character.getType(codePoint)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.UNASSIGNED,
              Character.PRIVATE_USE,
              Character.SPACE_SEPARATOR,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR -> true;
          default -> false;
        };
  }
}
