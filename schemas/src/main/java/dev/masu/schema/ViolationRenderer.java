package dev.masu.schema;

import dev.masu.internal.notation.NotationTexts;
import dev.masu.internal.text.TextBundle;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Renders the message of a violation in one language, from its code and parameters alone. */
final class ViolationRenderer {
  private final Locale locale;
  private final TextBundle texts;
  private final Shown shown;
  private final Violation violation;
  private final Map<String, Object> parameters;

  private ViolationRenderer(Violation violation, Locale locale) {
    this.locale = locale;
    this.texts = Texts.in(locale);
    this.shown = new Shown(texts);
    this.violation = violation;
    this.parameters = violation.parameters();
  }

  /** What was expected, what was found and what to do. */
  static String of(Violation violation, Locale locale) {
    return new ViolationRenderer(violation, locale).message();
  }

  private String message() {
    String key = MessageKey.of(violation);
    String unknown = parameters.containsKey("problem") ? "problem" : "problem.hidden";
    String message = texts.fill(texts.has(key) ? variant(key) : unknown, this::words);
    return Shown.onOneLine(
        isOfUnnamedName() ? texts.fill("name", Map.of("message", message)) : message);
  }

  /** Whether the name of a property is invalid, and the message does not say so by itself. */
  private boolean isOfUnnamedName() {
    return parameters.containsKey("ofName")
        && !parameters.containsKey("violations")
        && !parameters.containsKey("notation")
        && !violation.code().equals("false");
  }

  /** The variant of a key for an expected count of 1, or for a redacted violation. */
  private String variant(String key) {
    if (texts.has(key + ".one") && string("expected").equals("1")) {
      return key + ".one";
    }
    boolean isHidden = texts.has(key + ".hidden")
        && Redaction.OF_DOCUMENTS.stream().noneMatch(parameters::containsKey);
    return isHidden ? key + ".hidden" : key;
  }

  /** The replacement of a placeholder. */
  private String words(String name) {
    return switch (name) {
      case "actual" -> actual();
      case "advice" -> advice();
      case "alternative" -> alternative();
      case "beside", "discriminator", "nearest", "property", "without" -> shown.text(string(name));
      case "excluding" -> shown.all(strings(name));
      case "allowed", "missing" ->
        parameters.get(name) instanceof List
            ? shown.either(strings(name), shown::text)
            : shown.text(string(name));
      case "patterns" -> shown.either(strings(name), shown::bare);
      case "code" -> violation.code();
      case "first", "second", "start" -> locationOrNumber(name);
      case "found" -> shown.found(parameters);
      case "literal" -> shown.literal(parameters);
      case "notation" -> NotationTexts.name(string(name), locale);
      case "number" -> shown.number(parameters);
      case "problem" -> problem();
      case "schema" -> shown.json(string(name));
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

  /** A value, or a count of items or characters. */
  private String actual() {
    return parameters.containsKey("actualType") ? shown.actual(parameters) : string("actual");
  }

  /** A value, or a list of types and values. */
  private String kinds(String name) {
    return parameters.get(name) instanceof List
        ? shown.kinds(strings(name))
        : shown.json(string(name));
  }

  private String locationOrNumber(String name) {
    return parameters.get(name) instanceof SourceLocation location
        ? location.toString(locale)
        : string(name);
  }

  private String problem() {
    return parameters.get("problem") instanceof NotationProblem problem
        ? problem.message(locale)
        : shown.words(string("problem"));
  }

  /** A token that was expected where text is not JSON. */
  private String token(String token) {
    return token.length() == 1 ? "'" + token + "'" : texts.text("token." + token);
  }

  private String advice() {
    return parameters.containsKey("advice")
        ? texts.fill("advice." + string("advice"), this::words)
        : "";
  }

  /** The number of a branch, with its name if it has one. */
  private String alternative() {
    return parameters.containsKey("branch")
        ? string("alternative") + " (" + shown.text(string("branch")) + ')'
        : string("alternative");
  }

  /** The violations of the best matching branch. */
  private String within() {
    return parameters.get("violations") instanceof List<?> list
        ? list.stream()
            .map(part -> within((Violation) part))
            .distinct()
            .collect(Collectors.joining("; "))
        : "";
  }

  /** A violation of a branch, with its pointer if that differs. */
  private String within(Violation part) {
    String message = part.message(locale);
    String pointer = part.pointer();
    return pointer.equals(violation.pointer())
        ? message
        : texts.fill("within.at", Map.of("pointer", shown.pointer(pointer), "message", message));
  }
}
