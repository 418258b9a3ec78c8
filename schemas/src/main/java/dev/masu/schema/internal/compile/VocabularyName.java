package dev.masu.schema.internal.compile;

import java.util.EnumSet;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The standard vocabularies that a {@code $vocabulary} may list. */
enum VocabularyName {
  CORE,
  APPLICATOR,
  UNEVALUATED,
  VALIDATION,
  FORMAT,
  FORMAT_ASSERTION,
  CONTENT;

  private static final String HOME = "https://json-schema.org/draft/";
  private static final String VOCABULARY = "/vocab/";

  /**
   * The vocabularies that a {@code $vocabulary} lists, required or not: all standard ones are
   * supported. Core is always among them.
   */
  static Set<VocabularyName> listedIn(JsonNode vocabulary) {
    Set<VocabularyName> listed = EnumSet.of(CORE);
    vocabulary
        .properties()
        .forEach(entry -> addTo(listed, entry.getKey(), entry.getValue().asBoolean(false)));
    return listed;
  }

  private static void addTo(Set<VocabularyName> listed, String uri, boolean isRequired) {
    int name = uri.indexOf(VOCABULARY);
    if (!uri.startsWith(HOME) || name < 0) {
      return;
    }
    boolean hasUnevaluatedApart = !uri.startsWith(HOME + "2019-09/");
    switch (uri.substring(name + VOCABULARY.length())) {
      case "applicator" -> {
        listed.add(APPLICATOR);
        if (!hasUnevaluatedApart) {
          listed.add(UNEVALUATED);
        }
      }
      case "unevaluated" -> listed.add(UNEVALUATED);
      case "validation" -> listed.add(VALIDATION);
      case "content" -> listed.add(CONTENT);
      case "format-annotation" -> listed.add(FORMAT);
      case "format-assertion" -> {
        listed.add(FORMAT);
        listed.add(FORMAT_ASSERTION);
      }
      case "format" -> {
        listed.add(FORMAT);
        // In 2019-09, to require the vocabulary is to require that formats are asserted.
        if (isRequired) {
          listed.add(FORMAT_ASSERTION);
        }
      }
      default -> {}
    }
  }
}
