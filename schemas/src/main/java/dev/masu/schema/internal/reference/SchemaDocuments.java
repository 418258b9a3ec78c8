package dev.masu.schema.internal.reference;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.report.Expectation;
import dev.masu.schema.internal.format.Notation;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** The schema documents of a catalogue, to look around a failed keyword. */
final class SchemaDocuments {
  /** Which names are told beside an unevaluated one may differ from value to value, in any number of ways. */
  private static final int MAX_EXPECTATIONS = 1_000;

  private final Map<String, JsonNode> byId;
  private final Map<String, JsonNode> withEmbedded;
  private final Map<Asked, Expectation> expectations = new ConcurrentHashMap<>();

  /**
   * Finds those embedded in the documents too.
   *
   * @param byId the documents by id
   */
  SchemaDocuments(Map<String, JsonNode> byId) {
    this.byId = byId;
    this.withEmbedded = new HashMap<>(byId);
    byId.forEach((id, document) -> addEmbedded(document, id));
  }

  Map<String, JsonNode> byId() {
    return byId;
  }

  /**
   * What an expectation is of.
   *
   * @param keyword the failed keyword
   * @param declaring the keywords of the schemas whose names it tells
   */
  private record Asked(SchemaLocation keyword, List<SchemaLocation> declaring) {}

  private record Part(JsonNode node, String base) {}

  private void addEmbedded(JsonNode document, String uri) {
    Deque<Part> open = new ArrayDeque<>();
    open.add(new Part(document, uri));
    while (!open.isEmpty()) {
      Part part = open.remove();
      JsonNode own = part.node.path("$id");
      String id = own.isString() ? resolved(part.base, own.stringValue()) : part.base;
      withEmbedded.putIfAbsent(id, part.node);
      part.node.forEach(child -> open.add(new Part(child, id)));
    }
  }

  private static String resolved(String base, String id) {
    try {
      return Uris.resolved(base, id);
    } catch (IllegalArgumentException e) {
      // Whether an id is well formed is for the meta-schema to say.
      return base;
    }
  }

  /** What the failed keyword asks for; the same for all errors of one keyword that tell the same names. */
  Expectation expectation(Error error) {
    Asked asked = new Asked(error.getSchemaLocation(), UnevaluatedKeyword.declaring(error));
    // computeIfAbsent may lock, even where it finds what it looks for.
    Expectation known = expectations.get(asked);
    if (known != null) {
      return known;
    }
    if (expectations.size() >= MAX_EXPECTATIONS) {
      expectations.clear();
    }
    return expectations.computeIfAbsent(asked, unknown -> {
      JsonNode value = error.getSchemaNode();
      return new Expectation(
          error.getKeyword(),
          value == null ? MissingNode.getInstance() : value,
          asked.declaring.stream().flatMap(keyword -> around(keyword).stream()).toList());
    });
  }

  /** The notation that the schema around the failed keyword asks for with {@code format}. */
  Optional<Notation> formatBeside(Error error) {
    return around(error.getSchemaLocation())
        .map(schema -> schema.path("format"))
        .filter(JsonNode::isString)
        .flatMap(format -> Notation.ofFormat(format.stringValue()));
  }

  /** The schema object that holds a keyword, where it lies in a registered document. */
  private Optional<JsonNode> around(SchemaLocation keyword) {
    AbsoluteIri document = keyword.getAbsoluteIri();
    JsonNode node = document == null ? null : withEmbedded.get(document.toString());
    NodePath steps = keyword.getFragment();
    for (int i = 0; node != null && i < steps.getNameCount() - 1; i++) {
      node = node.isArray() && steps.getElement(i) instanceof Integer index
          ? node.get(index)
          : node.get(steps.getName(i));
    }
    return Optional.ofNullable(node);
  }
}
