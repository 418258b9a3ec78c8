package dev.masu.schema.internal.report;

import dev.masu.schema.internal.text.NearestName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a keyword of a schema expects, as parameters of violations.
 *
 * <p>They are made for the first failure and shared by all violations from then on: a schema may list any number of
 * values and names, and a small document may have a hundred violations of each.
 * Threads may each make them: none waits for another.
 */
public final class Expectation {
  /** Few alternatives expect different things depending on the value. */
  private static final int MAX_JOINED = 16;

  private final String keyword;
  private final JsonNode value;
  private final List<JsonNode> around;
  private final Map<List<Expectation>, List<String>> joined = new ConcurrentHashMap<>();
  private volatile @Nullable List<String> kinds;
  private volatile @Nullable List<String> texts;
  private volatile @Nullable List<String> declared;
  private volatile @Nullable String json;
  private volatile boolean isOnlyKnown;
  private volatile Optional<Object> only = Optional.empty();

  /**
   * Makes the expectation of a keyword.
   *
   * @param keyword the keyword
   * @param value its value in the schema
   * @param around the schema objects whose names it knows: the one around it, those that apply to the same value
   */
  public Expectation(String keyword, JsonNode value, List<JsonNode> around) {
    this.keyword = keyword;
    this.value = value;
    this.around = around;
  }

  /** The keyword's value in the schema. */
  public JsonNode value() {
    return value;
  }

  /** What {@code type}, {@code const} or {@code enum} expects: types, or values as JSON. */
  List<String> kinds() {
    List<String> known = kinds;
    if (known == null) {
      known = SchemaParts.kinds(keyword, value).distinct().toList();
      kinds = known;
    }
    return known;
  }

  /** What the alternatives of this keyword expect, if each of them expects one thing. */
  List<String> kinds(List<Expectation> alternatives) {
    List<String> known = joined.get(alternatives);
    if (known == null) {
      known = alternatives.stream()
          .flatMap(each -> each.kinds().stream())
          .distinct()
          .toList();
      if (joined.size() >= MAX_JOINED) {
        joined.clear();
      }
      joined.put(alternatives, known);
    }
    return known;
  }

  /** The texts that {@code const} or {@code enum} allows, as many as a text is compared with. */
  List<String> texts() {
    List<String> known = texts;
    if (known == null) {
      known =
          SchemaParts.texts(keyword, value).limit(NearestName.MAX_CANDIDATES).toList();
      texts = known;
    }
    return known;
  }

  /** The value as JSON. */
  String json() {
    String known = json;
    if (known == null) {
      known = value.toString();
      json = known;
    }
    return known;
  }

  /**
   * What the value, a schema of a single {@code type}, {@code const} or {@code enum}, expects: a value as
   * JSON, or a list of types or values.
   */
  public Optional<Object> only() {
    if (!isOnlyKnown) {
      only = SchemaParts.only(value);
      isOnlyKnown = true;
    }
    return only;
  }

  /** The names that the schemas around the keyword declare, in their order. */
  List<String> declared() {
    List<String> known = declared;
    if (known == null) {
      known = around.stream()
          .flatMap(schema -> schema.path("properties").propertyNames().stream())
          .distinct()
          .toList();
      declared = known;
    }
    return known;
  }
}
