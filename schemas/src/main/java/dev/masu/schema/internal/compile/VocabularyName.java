package dev.masu.schema.internal.compile;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The vocabularies of the standard keywords. */
enum VocabularyName {
  CORE,
  APPLICATOR,
  UNEVALUATED,
  VALIDATION,
  FORMAT,
  CONTENT,
  ANNOTATIONS;

  private static final String HOME = "https://json-schema.org/draft/";
  private static final Map<String, Set<VocabularyName>> BY_URI = new HashMap<>();

  static {
    for (String draft : new String[] {"2019-09", "2020-12"}) {
      String start = HOME + draft + "/vocab/";
      BY_URI.put(start + "core", EnumSet.of(CORE));
      BY_URI.put(start + "applicator", EnumSet.of(APPLICATOR));
      BY_URI.put(start + "validation", EnumSet.of(VALIDATION));
      BY_URI.put(start + "content", EnumSet.of(CONTENT));
      BY_URI.put(start + "meta-data", EnumSet.of(ANNOTATIONS));
    }
    BY_URI.put(HOME + "2019-09/vocab/applicator", EnumSet.of(APPLICATOR, UNEVALUATED));
    BY_URI.put(HOME + "2019-09/vocab/format", EnumSet.of(FORMAT));
    BY_URI.put(HOME + "2020-12/vocab/unevaluated", EnumSet.of(UNEVALUATED));
    BY_URI.put(HOME + "2020-12/vocab/format-annotation", EnumSet.of(FORMAT));
    BY_URI.put(HOME + "2020-12/vocab/format-assertion", EnumSet.of(FORMAT));
    BY_URI.put("https://spec.openapis.org/oas/3.1/vocab/base", EnumSet.of(ANNOTATIONS));
  }

  /** An unsupported vocabulary that a {@code $vocabulary} requires, or null. */
  static @Nullable String unknownIn(JsonNode vocabulary) {
    for (String uri : vocabulary.propertyNames()) {
      if (vocabulary.path(uri).asBoolean(false) && !BY_URI.containsKey(uri)) {
        return uri;
      }
    }
    return null;
  }

  /** The vocabularies that a {@code $vocabulary} lists, required or not, and core. */
  static Set<VocabularyName> listedIn(JsonNode vocabulary) {
    Set<VocabularyName> listed = EnumSet.of(CORE);
    for (String uri : vocabulary.propertyNames()) {
      listed.addAll(BY_URI.getOrDefault(uri, Set.of()));
    }
    return listed;
  }
}
