package dev.masu.schema.internal.report;

import dev.masu.schema.internal.format.NotationFormat;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.JsonNodeType;

/**
 * A keyword in its schema: its location, and what it expects as parameters of violations.
 *
 * <p>The parameters are created for the first violation and shared by all others, since a schema may list any number of
 * values and names. Threads may race to create them, which is harmless.
 */
public final class KeywordSite {
  /** The maximum number of cached combinations of branches. Few occur for one keyword. */
  private static final int MAX_JOINED = 16;

  private final String name;
  private final String location;
  private final JsonNode value;
  private final JsonNode schema;
  private final List<JsonNode> enclosing;
  private final @Nullable KeywordSite only;
  private final Set<JsonNodeType> typesOfValues = EnumSet.noneOf(JsonNodeType.class);
  private final Map<List<KeywordSite>, List<String>> expected = new ConcurrentHashMap<>(1);
  private final List<String> texts = new ArrayList<>();
  private volatile @Nullable List<String> declared;
  private int hash;

  /**
   * Creates a site.
   *
   * @param name the keyword's name
   * @param location its absolute location
   * @param value its value
   * @param schema the schema object that contains it
   */
  public KeywordSite(String name, String location, JsonNode value, JsonNode schema) {
    this(name, location, value, schema, List.of(schema));
  }

  private KeywordSite(
      String name, String location, JsonNode value, JsonNode schema, List<JsonNode> enclosing) {
    this.name = name;
    this.location = location;
    this.value = value;
    this.schema = schema;
    this.enclosing = enclosing;
    this.only = name.equals("not") || name.equals("contains") ? only(value) : null;
    if (listsValues()) {
      for (JsonNode each : values()) {
        typesOfValues.add(each.getNodeType());
        if (each.isString()) {
          texts.add(each.stringValue());
        }
      }
    }
  }

  /** Whether this keyword fails with the same message as another one for the same value and property. */
  boolean isSame(KeywordSite other) {
    return location.equals(other.location)
        || (name.equals(other.name)
            && (requiresNames() || (hasSameValue(other) && allowsSameNames(other))));
  }

  /** Values may be large, and nearly the same. */
  private boolean hasSameValue(KeywordSite other) {
    return hash() == other.hash() && value.equals(other.value);
  }

  private int hash() {
    if (hash == 0) {
      hash = value.hashCode();
    }
    return hash;
  }

  /** Whether the same names are suggested in place of a property that {@code false} rejects. */
  private boolean allowsSameNames(KeywordSite other) {
    return !value.equals(BooleanNode.FALSE) || declared().equals(other.declared());
  }

  /** The {@code type}, {@code const} or {@code enum} that is the only keyword of a schema, or null. */
  private static @Nullable KeywordSite only(JsonNode schema) {
    if (!schema.isObject() || schema.size() != 1) {
      return null;
    }
    String keyword = schema.propertyNames().iterator().next();
    return keyword.equals("type") || keyword.equals("const") || keyword.equals("enum")
        ? new KeywordSite(keyword, "", schema.path(keyword), schema)
        : null;
  }

  /** {@return a copy whose declared names are those that the given schemas declare for the value} */
  public KeywordSite among(List<JsonNode> schemas) {
    return new KeywordSite(name, location, value, schema, schemas);
  }

  public String name() {
    return name;
  }

  /** {@return its absolute location} */
  public String location() {
    return location;
  }

  public JsonNode value() {
    return value;
  }

  /** {@return the schema object that contains it} */
  public JsonNode schema() {
    return schema;
  }

  /** The notation that the containing schema requires with {@code format}, or empty. */
  Optional<NotationFormat> notation() {
    return NotationFormat.ofFormat(schema.path("format").asString(""));
  }

  /**
   * Whether the keyword is the {@code format} of a notation, which may be stricter than the schema's other keywords.
   */
  boolean isNotationFormat() {
    return name.equals("format") && notation().isPresent();
  }

  /** {@return whether the keyword lists the allowed values, and so may be a discriminator} */
  public boolean listsValues() {
    return name.equals("const") || name.equals("enum");
  }

  /** How many values the keyword lists; 1 if it is no {@code enum}. */
  int listedValues() {
    return name.equals("enum") ? value.size() : 1;
  }

  /** {@return whether the keyword requires properties} */
  public boolean requiresNames() {
    return name.equals("required") || name.startsWith("depend");
  }

  /** Whether a failure is due to the type of the value, not to its content. */
  boolean rejectsTypeOf(JsonNode found) {
    return name.equals("type") || (listsValues() && !typesOfValues.contains(found.getNodeType()));
  }

  /** {@return the values that {@code const} or {@code enum} allows, or the types that {@code type} allows} */
  public Iterable<JsonNode> values() {
    return value.isArray() && !name.equals("const") ? value : List.of(value);
  }

  /** The strings that {@code const} or {@code enum} allows; not to be changed. */
  public List<String> texts() {
    return texts;
  }

  /** {@return what a branch of the keyword is called: its title or what its reference ends in; null without either} */
  public @Nullable String nameOf(int branch) {
    JsonNode title = value.path(branch).path("title");
    String reference = value.path(branch).path("$ref").asString("");
    int start = Math.max(reference.lastIndexOf('/'), reference.lastIndexOf('#')) + 1;
    String name = title.stringValue(reference.substring(start));
    return name.isBlank() ? null : name;
  }

  /** {@return what the keyword expects: the types of {@code type}, otherwise values as JSON, such as a schema's} */
  public List<String> expected() {
    return expected(List.of(this));
  }

  /** What the branches of this keyword expect, each given by such a keyword. */
  List<String> expected(List<KeywordSite> ofBranches) {
    List<String> cached = expected.get(ofBranches);
    if (cached == null) {
      Set<String> distinct = new LinkedHashSet<>();
      ofBranches.forEach(branch -> branch.addValues(distinct));
      cached = List.copyOf(distinct);
      if (expected.size() >= MAX_JOINED) {
        expected.clear();
      }
      expected.put(ofBranches, cached);
    }
    return cached;
  }

  private void addValues(Set<String> shown) {
    for (JsonNode each : values()) {
      shown.add(name.equals("type") ? each.asString() : each.toString());
    }
  }

  /**
   * {@return what the keyword's value expects, if it is a schema of a single {@code type}, {@code const} or
   * {@code enum}} The result is a value as JSON, or a list of types or values.
   */
  public Optional<Object> only() {
    return Optional.ofNullable(only)
        .map(keyword ->
            keyword.name.equals("const") ? keyword.expected().get(0) : keyword.expected());
  }

  /** {@return the property names that the keyword's schemas declare and do not forbid, in schema order} */
  public List<String> declared() {
    List<String> cached = declared;
    if (cached == null) {
      cached = namesIn("properties");
      declared = cached;
    }
    return cached;
  }

  /** The patterns of names for which the keyword's schemas declare properties, in schema order. */
  List<String> patterns() {
    return namesIn("patternProperties");
  }

  private List<String> namesIn(String keyword) {
    Set<String> names = new LinkedHashSet<>();
    for (JsonNode each : enclosing) {
      each.path(keyword).propertyStream().forEach(property -> names.add(property.getKey()));
    }
    for (JsonNode each : enclosing) {
      names.removeIf(name -> each.path(keyword).path(name).equals(BooleanNode.FALSE));
    }
    return List.copyOf(names);
  }
}
