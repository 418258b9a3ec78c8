package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaLocation;
import dev.masu.schema.internal.report.SchemaParts;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.JsonNodeType;

/** The types of the values that {@code const} and {@code enum} list, looked for once in each. */
final class ConstantTypes {
  private final Map<SchemaLocation, Set<JsonNodeType>> known = new ConcurrentHashMap<>();

  /** Whether an error of one of them is about a value of a type that no constant has. */
  boolean haveNot(Error error) {
    SchemaLocation keyword = error.getSchemaLocation();
    // computeIfAbsent may lock, even where it finds what it looks for.
    Set<JsonNodeType> types = known.get(keyword);
    if (types == null) {
      types = SchemaParts.typesOfValues(error.getKeyword(), error.getSchemaNode());
      known.put(keyword, types);
    }
    return !types.contains(error.getInstanceNode().getNodeType());
  }
}
