package dev.masu.schema.internal.reference;

import com.networknt.schema.AbsoluteIri;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.keyword.Notation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The schema documents of a catalogue, to look around a failed keyword. */
record SchemaDocuments(Map<String, JsonNode> byId) {

  /** The names that the schema around the failed keyword declares, in its order. */
  List<String> namesBeside(Error error) {
    return around(error)
        .map(schema -> List.copyOf(schema.path("properties").propertyNames()))
        .orElse(List.of());
  }

  /** The notation that the schema around the failed keyword asks for with {@code format}. */
  Optional<Notation> formatBeside(Error error) {
    return around(error)
        .map(schema -> schema.path("format"))
        .filter(JsonNode::isString)
        .flatMap(format -> Notation.ofFormat(format.stringValue()));
  }

  /** The schema object that holds the failed keyword, where it lies in a registered document. */
  private Optional<JsonNode> around(Error error) {
    AbsoluteIri document = error.getSchemaLocation().getAbsoluteIri();
    JsonNode node = document == null ? null : byId.get(document.toString());
    NodePath keyword = error.getSchemaLocation().getFragment();
    for (int i = 0; node != null && i < keyword.getNameCount() - 1; i++) {
      node = node.isArray() && keyword.getElement(i) instanceof Integer index
          ? node.get(index)
          : node.get(keyword.getName(i));
    }
    return Optional.ofNullable(node);
  }
}
