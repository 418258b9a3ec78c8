package dev.masu.schema.internal.text;

import dev.masu.internal.text.TextBundle;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Words a violation in one language, from its code and its parameters alone. */
public final class ViolationWords {
  private final Locale locale;
  private final TextBundle texts;
  private final Shown shown;
  private final Violation violation;
  private final Map<String, Object> parameters;

  private ViolationWords(Violation violation, Locale locale) {
    this.locale = locale;
    this.texts = Texts.in(locale);
    this.shown = new Shown(texts);
    this.violation = violation;
    this.parameters = violation.parameters();
  }

  /** What was expected, what was found and what to do. */
  public static String of(Violation violation, Locale locale) {
    return new ViolationWords(violation, locale).message();
  }

  private String message() {
    String key = MessageKey.of(violation.code(), parameters);
    return Shown.onOneLine(texts.fill(variant(texts.has(key) ? key : "problem"), this::words));
  }

  /** The variant of a key for what is expected once, or for what is not to be told. */
  private String variant(String key) {
    if (texts.has(key + ".one") && string("expected").equals("1")) {
      return key + ".one";
    }
    boolean isHidden = texts.has(key + ".hidden")
        && Redaction.OF_DOCUMENTS.stream().noneMatch(parameters::containsKey);
    return isHidden ? key + ".hidden" : key;
  }

  /** The words for a name in braces. */
  private String words(String name) {
    return switch (name) {
      case "actual" -> actual();
      case "advice" -> advice();
      case "allowed" -> shown.either(strings(name), shown::text);
      case "beside", "missing", "nearest", "property", "without" -> shown.text(string(name));
      case "code" -> violation.code();
      case "first", "second", "start" -> placeOrNumber(parameters.get(name));
      case "found" -> shown.found(parameters);
      case "literal" -> shown.literal(parameters);
      case "number" -> shown.number(parameters);
      case "problem" -> problem();
      case "string" -> shown.string(parameters);
      case "tokens" -> shown.either(strings("expected"), this::token);
      case "expected", "unexpected", "wanted" -> kinds(name);
      case "violations" -> within();
      case "word" -> string("nearest");
      default -> string(name);
    };
  }

  private String string(String name) {
    return String.valueOf(parameters.get(name));
  }

  private List<String> strings(String name) {
    return parameters.get(name) instanceof List<?> list
        ? list.stream().map(String::valueOf).toList()
        : List.of();
  }

  private String actual() {
    boolean isValue = parameters.containsKey("actualType");
    return isValue ? shown.actual(parameters) : string("actual");
  }

  /** A value, or types and values to choose from. */
  private String kinds(String name) {
    return parameters.get(name) instanceof List
        ? shown.kinds(strings(name))
        : shown.json(string(name));
  }

  private String placeOrNumber(@Nullable Object value) {
    return value instanceof SourceLocation place ? place.toString(locale) : String.valueOf(value);
  }

  private String problem() {
    return parameters.get("problem") instanceof NotationProblem problem
        ? problem.message(locale)
        : shown.words(string("problem"));
  }

  /** What was expected where a text is not JSON. */
  private String token(String token) {
    return token.length() == 1 ? "'" + token + "'" : texts.text("token." + token);
  }

  private String advice() {
    boolean hasAdvice = parameters.containsKey("advice");
    return hasAdvice ? texts.fill("advice." + string("advice"), this::words) : "";
  }

  /** What the alternative that was meant refused. */
  private String within() {
    return parameters.get("violations") instanceof List<?> list
        ? list.stream()
            .map(Violation.class::cast)
            .map(this::within)
            .collect(Collectors.joining("; "))
        : "";
  }

  /** A refusal, with its place where that is another one than is told already. */
  private String within(Violation refused) {
    String message = refused.message(locale);
    if (refused.pointer().equals(violation.pointer())) {
      return message;
    }
    String key = refused.pointer().isEmpty() ? "within.root" : "within.at";
    String pointer = shown.pointer(refused.pointer());
    return texts.fill(key, Map.of("pointer", pointer, "message", message));
  }
}
