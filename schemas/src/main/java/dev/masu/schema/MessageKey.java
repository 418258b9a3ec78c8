package dev.masu.schema;

import java.util.List;
import java.util.Map;

/**
 * Finds the key of a message in the resource bundle, which may have no entry for it.
 *
 * @param code the code of the violation
 * @param parameters its parameters
 */
record MessageKey(String code, Map<String, Object> parameters) {

  /** {@return the key of a violation's message} */
  static String of(Violation violation) {
    MessageKey key = new MessageKey(violation.code(), violation.parameters());
    return switch (violation.phase()) {
      case SCHEMA, NOTATION -> key.ofKeyword();
      default -> key.ofOther();
    };
  }

  /** The key for a keyword of JSON Schema; a custom keyword may be named like any other key. */
  private String ofKeyword() {
    if (isInOtherWords()) {
      return "";
    }
    return switch (code) {
      case "type", "enum", "const" -> expectation();
      case "anyOf", "oneOf" -> alternatives();
      case "not" -> not();
      case "false" -> has("ofName") ? "nothing.name" : "nothing.value";
      case "items", "additionalItems", "unevaluatedItems" -> "nothing.item";
      case "required" -> with("nearest", "required");
      case "dependencies", "dependentRequired" -> with("nearest", "required.beside");
      case "additionalProperties", "unevaluatedProperties" -> unexpectedProperty();
      case "pattern", "format" -> has("notation") ? "notation" : with("example", code);
      case "contains", "minContains" -> with("wanted", "minContains");
      case "maxContains" -> with("wanted", code);
      case "exclusiveMaximum", "exclusiveMinimum", "maximum", "minimum", "multipleOf" -> code;
      case "maxItems", "maxLength", "maxProperties" -> code;
      case "minItems", "minLength", "minProperties", "uniqueItems" -> code;
      default -> has("notation") ? "notation" : "";
    };
  }

  /** Whether networknt reports the violation, with its own message, which redaction removes. */
  private boolean isInOtherWords() {
    return parameters.isEmpty() || (has("problem") && !has("notation"));
  }

  private String ofOther() {
    return switch (code) {
      case "document-too-large" -> detailed("unit", code);
      case "stream-constraint" -> detailed("constraint", code);
      case "duplicate-name" -> with("first", code);
      case "binding" -> has("allowed") ? unexpectedProperty() : code;
      case "nesting-too-deep" ->
        has("limit") ? code : code + "." + parameters.getOrDefault("constraint", "stack");
      case "not-json" -> with("class", detailed("actualType", code));
      case "empty-document", "syntax" -> detailed("reason", code);
      case "encoding" -> has("encoding") ? "encoding.other" : code;
      case "trailing-content" -> has("advice") ? code + ".advice" : detailed("inside", code);
      case "unexpected-end" -> detailed("inside", code);
      default -> code;
    };
  }

  private boolean has(String parameter) {
    return parameters.containsKey(parameter);
  }

  private String with(String parameter, String key) {
    return has(parameter) ? key + "." + parameter : key;
  }

  private String detailed(String parameter, String key) {
    return has(parameter) ? key + "." + parameters.get(parameter) : key;
  }

  private boolean nothingIsExpected() {
    return List.of().equals(parameters.get("expected"));
  }

  private String expectation() {
    if (nothingIsExpected()) {
      return "nothing.value";
    }
    Object expected = parameters.get("expected");
    Object type = parameters.get("actualType");
    boolean another = expected instanceof String value
        && (value.startsWith("[") ? "array" : value.startsWith("{") ? "object" : "").equals(type);
    return another ? "const." + type : with("nearest", "expected");
  }

  private String alternatives() {
    if (has("first")) {
      return with("discriminator", with("excluding", "alternatives.two"));
    }
    if (has("missing")) {
      return "alternatives.missing";
    }
    if (has("pattern")) {
      return "alternatives.pattern";
    }
    if (has("violations")) {
      String ofBest = has("alternative") ? "alternatives.closest" : "alternatives.equal";
      return with("more", has("expected") ? "alternatives.others" : ofBest);
    }
    return has("expected") ? expectation() : "alternatives.none";
  }

  private String not() {
    if (has("without")) {
      return "not.property";
    }
    if (has("excluding")) {
      return "alternatives.two.excluding";
    }
    if (has("pattern")) {
      return "not.pattern";
    }
    if (has("unexpected")) {
      return parameters.get("unexpected") instanceof List ? "not" : "not.const";
    }
    return nothingIsExpected() ? "nothing.value" : "not.schema";
  }

  private String unexpectedProperty() {
    if (has("nearest")) {
      return "unexpected.nearest";
    }
    boolean hasAllowed = parameters.get("allowed") instanceof List<?> list && !list.isEmpty();
    return with("patterns", hasAllowed ? "unexpected.allowed" : "unexpected");
  }
}
