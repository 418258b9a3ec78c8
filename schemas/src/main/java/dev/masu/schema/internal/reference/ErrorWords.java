package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import dev.masu.notation.NotationException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Puts one of networknt's errors into words: what was expected, what was found, what to do.
 *
 * <p>The words are made from the keyword's value in the schema and the value in the document; of
 * networknt's own text only errors of rare keywords are told.
 */
final class ErrorWords {
  private final Error error;
  private final JsonNode schema;
  private final JsonNode found;
  private final SchemaDocuments documents;

  ErrorWords(Error error, JsonNode instance, SchemaDocuments documents) {
    this.error = error;
    this.documents = documents;
    this.schema = error.getSchemaNode();
    this.found = ErrorTranslation.isOfName(error) ? error.getInstanceNode() : instance;
  }

  /** The notation that refused a text, if it was one. */
  static Optional<Notation> notation(Error error) {
    JsonNode format = error.getSchemaNode();
    return "format".equals(error.getKeyword()) && format != null && format.isString()
        ? Notation.ofFormat(format.stringValue())
        : Optional.empty();
  }

  /**
   * Ends the violation with its parameters and message.
   *
   * @param violation the violation
   * @param closest what is wrong by the alternative that was meant, if alternatives failed
   */
  Violation describe(Violation.Builder violation, List<String> closest) {
    return switch (error.getKeyword()) {
      case "type" -> type(violation);
      case "required" -> required(violation);
      case "dependentRequired" -> missing(violation, List.of(argument(0)), argument(1));
      case "dependencies" ->
        missing(violation, missingFor(error.getProperty()), error.getProperty());
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty(violation);
      case "pattern" -> pattern(violation);
      case "format" -> format(violation);
      case "enum" -> oneOfValues(violation, List.of(error));
      case "const" -> constant(violation);
      case "not" -> not(violation);
      case "false" -> nothingAllowed(violation, "value");
      case "items", "additionalItems", "unevaluatedItems" -> nothingAllowed(violation, "item");
      case "minimum" -> bound(violation, " is less than the minimum ");
      case "maximum" -> bound(violation, " is greater than the maximum ");
      case "exclusiveMinimum" -> bound(violation, " is not greater than ");
      case "exclusiveMaximum" -> bound(violation, " is not less than ");
      case "multipleOf" -> bound(violation, " is not a multiple of ");
      case "minItems" -> count(violation, "at least", "item", found.size());
      case "maxItems" -> count(violation, "at most", "item", found.size());
      case "minProperties" -> count(violation, "at least", "property", found.size());
      case "maxProperties" -> count(violation, "at most", "property", found.size());
      case "minLength" -> count(violation, "at least", "character", length());
      case "maxLength" -> count(violation, "at most", "character", length());
      case "contains" -> contains(violation, "at least", "1", "none");
      case "minContains" ->
        contains(violation, "at least", argument(0), argument(0).equals("1") ? "none" : "fewer");
      case "maxContains" -> contains(violation, "at most", argument(0), "more");
      case "uniqueItems" ->
        violation
            .parameter("first", argument(0))
            .message("expected items that all differ but this one equals the item at index "
                + argument(0)
                + "; remove one");
      case "anyOf", "oneOf" -> alternatives(violation, closest);
      default -> violation.message(error.getMessage());
    };
  }

  private String argument(int index) {
    return String.valueOf(error.getArguments()[index]);
  }

  private Violation type(Violation.Builder violation) {
    return expected(violation, Words.types(schema));
  }

  private Violation expected(Violation.Builder violation, String expected) {
    return violation
        .parameter("expected", expected)
        .parameter("actual", actual())
        .message("expected " + expected + " but found " + actual());
  }

  private Violation constant(Violation.Builder violation) {
    boolean another = found.isContainer() && found.getNodeType() == schema.getNodeType();
    return another
        ? violation
            .parameter("expected", Words.json(schema))
            .parameter("actual", actual())
            .message("expected " + Words.json(schema) + " but found another "
                + (found.isArray() ? "array" : "object"))
        : expected(violation, Words.json(schema));
  }

  private Violation required(Violation.Builder violation) {
    String missing = error.getProperty();
    return violation
        .parameter("missing", missing)
        .message("missing property "
            + Shown.text(missing)
            + NearestName.of(missing, found.propertyNames())
                .filter(near -> !declared().contains(near))
                .map(near -> "; is " + Shown.text(near) + " meant to be it?")
                .orElse("; add it"));
  }

  private List<String> missingFor(String property) {
    return Words.names(schema.path(property)).stream()
        .filter(name -> !found.has(name))
        .toList();
  }

  private Violation missing(Violation.Builder violation, List<String> names, String with) {
    boolean one = names.size() == 1;
    return violation
        .parameter("missing", one ? names.get(0) : names)
        .parameter("with", with)
        .message((one ? "missing property " : "missing properties ")
            + Words.all(names)
            + ", required with "
            + Shown.text(with)
            + (one ? "; add it" : "; add them"));
  }

  private Violation unexpectedProperty(Violation.Builder violation) {
    String name = error.getProperty();
    List<String> allowed = declared();
    List<String> absent = new ArrayList<>(allowed);
    absent.removeAll(found.propertyNames());
    String advice = NearestName.of(name, absent)
        .map(near -> "; did you mean " + Shown.text(near) + "?")
        .orElse(allowed.isEmpty() ? "; remove it" : "; expected " + Words.choice(allowed));
    return violation
        .parameter("property", name)
        .parameter("allowed", allowed)
        .message("unexpected property " + Shown.text(name) + advice);
  }

  /** The names that the schema around the failed keyword declares, in its order. */
  private List<String> declared() {
    return documents.namesBeside(error);
  }

  private Violation pattern(Violation.Builder violation) {
    String pattern = schema.asString();
    violation.parameter("pattern", pattern).parameter("actual", actual());
    String words = documents
        .formatBeside(error)
        .flatMap(notation -> notation.problem(found.asString()))
        .map(NotationException::getMessage)
        .orElseGet(() -> Shown.text(found.asString()) + " does not match the pattern " + pattern);
    return violation.message(words);
  }

  private Violation format(Violation.Builder violation) {
    String format = schema.asString();
    violation.parameter("format", format).parameter("actual", actual());
    String words = notation(error)
        .flatMap(notation -> notation.problem(found.asString()))
        .map(NotationException::getMessage)
        .orElseGet(() -> "expected a string of the format " + format + " but found " + actual());
    return violation.message(words);
  }

  /** Says which types or values were expected, of one keyword or of the alternatives' one each. */
  private Violation oneOfValues(Violation.Builder violation, List<Error> kinds) {
    List<String> expected = kinds.stream().flatMap(Words::kinds).distinct().toList();
    if (expected.isEmpty()) {
      return nothingAllowed(violation, "value");
    }
    List<String> texts = kinds.stream().flatMap(Words::texts).toList();
    String advice = found.isString()
        ? NearestName.of(found.stringValue(), texts)
            .map(near -> "; did you mean " + Shown.text(near) + "?")
            .orElse("")
        : "";
    return violation
        .parameter("expected", expected)
        .parameter("actual", actual())
        .message("expected " + Words.either(expected) + " but found " + actual() + advice);
  }

  private Violation not(Violation.Builder violation) {
    if (schema.isEmpty()) {
      return nothingAllowed(violation, "value");
    }
    violation.parameter("actual", actual());
    JsonNode names = schema.path("required");
    if (schema.size() == 1 && names.size() == 1) {
      return violation.message("expected an object without " + Words.all(Words.names(names)));
    }
    return violation.message(Words.only(schema)
        .map(only -> schema.has("const")
            ? "expected any value but " + only
            : "expected anything but " + only + " but found " + actual())
        .orElseGet(() -> actual() + " is what the schema rules out here"));
  }

  private Violation nothingAllowed(Violation.Builder violation, String what) {
    return violation
        .parameter("actual", actual())
        .message("no " + what + " is allowed here but found " + actual() + "; remove it");
  }

  private Violation bound(Violation.Builder violation, String relation) {
    String actual = Shown.number(found);
    String limit = Shown.number(schema);
    return violation
        .parameter("expected", limit)
        .parameter("actual", actual)
        .message(actual + relation + limit);
  }

  private Violation count(Violation.Builder violation, String relation, String unit, long actual) {
    String limit = Words.count(schema);
    return violation
        .parameter("expected", limit)
        .parameter("actual", actual)
        .message(String.format(
            "expected %s %s but found %d", relation, Words.counted(limit, unit), actual));
  }

  private Violation contains(
      Violation.Builder violation, String relation, String limit, String actual) {
    String verb = limit.equals("1") ? "is " : "are each ";
    return violation
        .parameter("expected", limit)
        .message(String.format(
            "expected %s %s that %s but found %s",
            relation,
            Words.counted(limit, "item"),
            Words.only(schema).map(verb::concat).orElse("\"contains\" accepts"),
            actual));
  }

  private Violation alternatives(Violation.Builder violation, List<String> closest) {
    List<Error> kinds = Alternatives.details(error, Alternatives.KINDS);
    if (!kinds.isEmpty()) {
      return oneOfValues(violation, kinds);
    }
    String words = closest.isEmpty() ? "" : ": " + String.join("; ", closest);
    return violation.parameter("actual", actual()).message(error.getMessage() + words);
  }

  private String actual() {
    return Shown.value(found);
  }

  private long length() {
    String text = found.asString();
    return text.codePointCount(0, text.length());
  }
}
