package dev.masu.schema.internal.text;

import dev.masu.internal.text.TextBundle;
import dev.masu.internal.text.Visible;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Renders texts and values in one language: quoted, on one line, and shortened. */
public record Shown(TextBundle texts) {
  public static final Shown IN_ENGLISH = new Shown(Texts.in(Locale.ENGLISH));

  private static final int MAX_LISTED = 12;

  /** A JSON value in English, with its type: {@code the string "x"}, {@code an object}. */
  public static String value(JsonNode node) {
    return IN_ENGLISH.actual(Actual.of(node));
  }

  /** A text in English and in double quotes, as {@link #text} renders it. */
  public static String inEnglish(String text) {
    return IN_ENGLISH.text(text);
  }

  /** A text in double quotes, with control characters escaped and its middle cut out if it is long. */
  public String text(String text) {
    return quoted(Excerpt.of(text));
  }

  private String quoted(Excerpt excerpt) {
    return withLength('"' + escaped(excerpt.text(), "\"\\") + '"', excerpt.length());
  }

  /**
   * A JSON Pointer without quotes, escaped like names so that it stays on its line, and with its middle cut out if it
   * is very long; {@code root} if it is empty.
   */
  public String pointer(String pointer) {
    Excerpt excerpt = Excerpt.ofPointer(pointer);
    return pointer.isEmpty()
        ? texts.text("place.root")
        : withLength(escaped(excerpt.text(), "\\"), excerpt.length());
  }

  /** Another library's message, with its middle cut out if it is very long. */
  public String words(String message) {
    return bare(Excerpt.ofMessage(message));
  }

  /** A message on one line, with invisible and control characters escaped. */
  public static String onOneLine(String message) {
    return message.codePoints().allMatch(Visible::isSeen) ? message : escaped(message, "");
  }

  private String withLength(String shown, int length) {
    return length == 0
        ? shown
        : texts.fill("shortened", Map.of("text", shown, "length", texts.number(length)));
  }

  /** JSON text without quotes around it, and with its middle cut out if it is long. */
  public String bare(String json) {
    return bare(Excerpt.of(json));
  }

  private String bare(Excerpt excerpt) {
    return withLength(excerpt.text(), excerpt.length());
  }

  /** A value of a schema as JSON, with its middle cut out if it is long. */
  public String json(String json) {
    return json.startsWith("\"")
        ? text(JsonMapper.shared().readTree(json).stringValue())
        : bare(json);
  }

  /** Types, and values of a schema as JSON; the type boolean is shown as its two values. */
  public String kinds(List<String> kinds) {
    return either(kinds.contains("boolean") ? withoutBoolean(kinds) : kinds, this::kind);
  }

  private static List<String> withoutBoolean(List<String> kinds) {
    return kinds.stream()
        .flatMap(kind -> kind.equals("boolean") ? Stream.of("true", "false") : Stream.of(kind))
        .distinct()
        .toList();
  }

  private String kind(String kind) {
    return switch (kind) {
      case "array", "false", "integer", "null", "number", "object", "string", "true" ->
        texts.text("type." + kind);
      default -> json(kind);
    };
  }

  /**
   * Lists alternatives: {@code x}, {@code x or y}, {@code x, y or z}, or only the first of many.
   *
   * @param choice the alternatives, without duplicates
   * @param word renders an alternative; called only for those that are listed
   */
  public String either(List<String> choice, Function<String, String> word) {
    int listed = choice.size() == MAX_LISTED + 1 ? MAX_LISTED + 1 : MAX_LISTED;
    List<String> words = choice.stream().limit(listed).map(word).distinct().toList();
    if (choice.size() > listed) {
      String more = String.valueOf(choice.size() - MAX_LISTED);
      return texts.fill("list.more", Map.of("first", String.join(", ", words), "more", more));
    }
    return texts.list("list.or", words);
  }

  /** Two or more texts. */
  public String all(List<String> some) {
    return texts.list("list.and", some.stream().map(this::text).toList());
  }

  /** The value that was found, or only its type if its text is hidden. */
  public String actual(Map<String, Object> parameters) {
    String type = String.valueOf(parameters.get("actualType"));
    Object actual = parameters.get("actual");
    return switch (type) {
      case "array", "null", "object" -> texts.text("type." + type);
      case "boolean" -> texts.text("type." + (actual == null ? type : actual));
      case "string" ->
        actual == null ? texts.text("type.string") : found("string", string(parameters));
      case "number" ->
        actual == null ? texts.text("type.number") : found("number", number(parameters));
      default -> actual == null ? texts.text("hidden.text") : found("other", literal(parameters));
    };
  }

  private String found(String type, String text) {
    return texts.fill("found." + type, Map.of("text", text));
  }

  /** The string that was found, in quotes. */
  public String string(Map<String, Object> parameters) {
    return shown(parameters, "hidden.string", this::quoted);
  }

  /** The number that was found. */
  public String number(Map<String, Object> parameters) {
    return shown(parameters, "hidden.number", this::bare);
  }

  /** The text that was found and is not JSON. */
  public String literal(Map<String, Object> parameters) {
    return shown(parameters, "hidden.text", this::bare);
  }

  /** The character or word that was found where JSON allows none. */
  public String found(Map<String, Object> parameters) {
    return shown(parameters, "hidden.text", excerpt -> {
      String text = excerpt.text();
      boolean isCharacter = text.codePointCount(0, text.length()) == 1;
      return isCharacter ? character(text.codePointAt(0)) : quoted(excerpt);
    });
  }

  private String shown(
      Map<String, Object> parameters, String hidden, Function<Excerpt, String> shown) {
    return parameters.containsKey("actual")
        ? shown.apply(Excerpt.ofParameters(parameters))
        : texts.text(hidden);
  }

  /** One character: {@code 'x'}, with its code point if it is not plain ASCII. */
  private String character(int codePoint) {
    return switch (codePoint) {
      case '\n', '\r' -> texts.text("character.line-break");
      case '\t' -> texts.text("character.tab");
      default -> {
        String code = String.format(Locale.ROOT, "U+%04X", codePoint);
        yield Visible.isSeen(codePoint)
            ? "'" + Character.toString(codePoint) + "'" + (codePoint < 128 ? "" : " (" + code + ")")
            : texts.fill("character.code", Map.of("code", code));
      }
    };
  }

  /** Escapes invisible characters, and the given ones by a backslash before them. */
  private static String escaped(String text, String backslashed) {
    return Visible.escaped(text, Visible::isSeen, backslashed);
  }
}
