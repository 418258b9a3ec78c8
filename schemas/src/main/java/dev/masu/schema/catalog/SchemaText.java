package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.ExactTree;
import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.location.LineCounter;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;

/**
 * A registered schema as it was written.
 *
 * @param uri the absolute URI that it was loaded from, or else its id
 * @param id its own absolute id, or else the URI that it was loaded from
 * @param origin where it comes from
 * @param text its text
 * @param json its JSON, with exact numbers
 */
record SchemaText(String uri, String id, Origin origin, String text, JsonNode json) {

  /** What looks like the name of a file rather than a text. */
  private static final String NAME = "[^\\n\"{]+\\.(json|ya?ml)";

  /**
   * Where a schema comes from.
   *
   * @param uri the absolute URI that it was loaded from, or null if it has only its own id
   * @param name the name of its source, such as a file, for messages; or null
   * @param defaultDraft the draft of schemas without a {@code $schema}
   */
  record Origin(@Nullable String uri, @Nullable String name, Draft defaultDraft) {
    private boolean isYaml() {
      return name != null && SchemaSources.isYaml(name);
    }

    private @Nullable String shown() {
      return name != null ? name : uri;
    }
  }

  /**
   * Reads a schema.
   *
   * @throws SchemaException if it is not JSON, not a schema, or has no absolute URI
   */
  static SchemaText read(String text, Origin origin) {
    JsonNode json = tree(Objects.requireNonNull(text, "schema"), origin);
    if (!json.isObject() && !json.isBoolean()) {
      throw new SchemaException(
          origin.shown(),
          DocumentText.of(text).locate(0),
          "expected a schema: an object, true or false but found " + Shown.value(json),
          null);
    }
    SchemaText unnamed = new SchemaText("", "", origin, text, json);
    String originUri = origin.uri() == null ? null : Uris.normalized(origin.uri());
    String id = unnamed.id(originUri);
    return new SchemaText(originUri == null ? id : originUri, id, origin, text, json);
  }

  /**
   * Reads a schema in UTF-8.
   *
   * @throws SchemaException as for text, or if it is not UTF-8
   */
  static SchemaText read(byte[] utf8, Origin origin) {
    DocumentText document = DocumentText.of(utf8);
    if (document.encodingProblem() != null) {
      throw notJson(CompiledMetaSchemas.anything().check(utf8).violations(), origin);
    }
    return read(document.text(), origin);
  }

  private static JsonNode tree(String text, Origin origin) {
    try (JsonParser parser = parser(text, origin)) {
      if (origin.isYaml()) {
        YamlTexts.requireNoFalseString(origin.shown(), text);
      }
      return ExactTree.read(parser, CheckLimits.defaults().maxDepth());
    } catch (JacksonException e) {
      if (origin.isYaml()) {
        throw YamlTexts.problem(origin.shown(), text, e);
      }
      if (text.matches(NAME)) {
        String problem = "expected the text of a schema but found " + Shown.inEnglish(text)
            + "; register a file by its Path, and a class-path resource with registerResource";
        throw new SchemaException(origin.shown(), null, problem, null);
      }
      throw notJson(CompiledMetaSchemas.anything().check(text).violations(), origin);
    }
  }

  private static SchemaException notJson(List<Violation> found, Origin origin) {
    Violation first = found.get(0);
    return new SchemaException(
        origin.shown(), first.location().orElse(null), first.message(), null);
  }

  private static JsonParser parser(String text, Origin origin) {
    return origin.isYaml() ? YamlTexts.parser(origin.shown(), text) : JsonTexts.parser(text);
  }

  /** The name of its source in messages. */
  String sourceName() {
    String shown = origin.shown();
    return shown == null ? "a text" : shown;
  }

  /** A problem with the schema's own id. */
  SchemaException idProblem(String problem) {
    return idProblem(id, problem);
  }

  private SchemaException idProblem(@Nullable String schemaId, String problem) {
    SourceLocation location = location(Pointers.member("", idKeyword()));
    return new SchemaException(schemaId, location, problem, null);
  }

  /** The problem that its schemas nest in, or refer to, one another too deeply. */
  SchemaException depthProblem() {
    String problem = "its schemas nest in, or refer to, one another deeper than this thread's stack"
        + " allows; let fewer of them do so";
    return new SchemaException(id, location(""), problem, null);
  }

  private @Nullable SourceLocation location(String pointer) {
    SchemaProblem atValue = new SchemaProblem(uri, pointer, false, "", "");
    return located(List.of(atValue)).get(atValue);
  }

  /**
   * Problems in the order of the text, each with the location of the value or name at fault, which is found by parsing
   * the text again; those without a known location come last.
   */
  Map<SchemaProblem, @Nullable SourceLocation> located(Collection<SchemaProblem> problems) {
    TreeMap<String, List<SchemaProblem>> byPointer = problems.stream()
        .collect(Collectors.groupingBy(SchemaProblem::pointer, TreeMap::new, Collectors.toList()));
    Map<SchemaProblem, @Nullable SourceLocation> located = new LinkedHashMap<>();
    if (problems.isEmpty()) {
      return located;
    }
    LineCounter lines = new LineCounter(text);
    try (JsonParser parser = parser(text, origin)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        boolean isName = token == JsonToken.PROPERTY_NAME;
        String pointer = isName ? Pointers.ofCurrentToken(parser) : Pointers.ofCurrentValue(parser);
        for (SchemaProblem problem : byPointer.getOrDefault(pointer, List.of())) {
          if (problem.isAtName() == isName && !token.isStructEnd()) {
            located.put(problem, location(parser.currentTokenLocation(), lines));
          }
        }
        if (token.isStructStart() && !isAnyBelow(pointer + '/', byPointer.navigableKeySet())) {
          parser.skipChildren();
        }
      }
    }
    problems.forEach(problem -> located.putIfAbsent(problem, null));
    return located;
  }

  private static boolean isAnyBelow(String start, NavigableSet<String> pointers) {
    String next = pointers.ceiling(start);
    return next != null && next.startsWith(start);
  }

  private SourceLocation location(TokenStreamLocation at, LineCounter lines) {
    return origin.isYaml() ? YamlTexts.location(at, text) : lines.locate((int) at.getCharOffset());
  }

  private String id(@Nullable String originUri) {
    String keyword = idKeyword();
    JsonNode idNode = json.path(keyword);
    if (!idNode.isMissingNode() && !idNode.isString()) {
      throw idProblem(
          originUri, "expected " + keyword + " to be a string but found " + Shown.value(idNode));
    }
    if (originUri != null) {
      requireAbsolute(originUri);
    } else if (idNode.isMissingNode()) {
      String problem = "has no " + keyword + "; add one, or register it with an id";
      throw new SchemaException(origin.shown(), null, problem, null);
    }
    String own = idNode.asString("");
    String id = originUri == null ? Uris.normalized(own) : resolved(originUri, own);
    requireAbsolute(id);
    return id;
  }

  private static String resolved(String base, String id) {
    String uri = Uris.withoutFragment(id);
    return uri.isEmpty() || !Uris.isReference(uri) ? base : Uris.resolved(base, uri);
  }

  /**
   * The keyword for its id. If {@code $schema} names a custom meta-schema, whose draft is unknown here, that depends
   * on what the schema has.
   */
  private String idKeyword() {
    JsonNode dialect = json.path("$schema");
    Optional<Draft> draft =
        dialect.isString() ? Draft.of(dialect.stringValue()) : Optional.of(origin.defaultDraft());
    boolean hasOldId = draft.isEmpty() && !json.has("$id") && json.path("id").isString();
    return hasOldId ? "id" : draft.orElse(Draft.DRAFT_2020_12).idKeyword();
  }

  private void requireAbsolute(String id) {
    URI uri;
    try {
      uri = Uris.parsed(id);
    } catch (IllegalArgumentException e) {
      throw idProblem(id, "its id is not a URI" + Uris.REMEDY);
    }
    String whole = Uris.withoutFragment(id);
    if (!uri.isAbsolute()) {
      String name = whole.isEmpty() ? "schema.json" : whole;
      throw idProblem(id, "its id is not absolute; write it like https://example.org/" + name);
    }
    if (!whole.equals(id)) {
      throw idProblem(id, "its id has a fragment, which names a part of a schema; write " + whole);
    }
  }
}
