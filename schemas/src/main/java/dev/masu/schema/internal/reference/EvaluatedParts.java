package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.annotation.Annotation;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Which members and items of a value the subschemas at work on it evaluate. These are networknt's annotations, each
 * with the way through the schema to its keyword; those of a subschema that refuses the value are marked as invalid.
 */
final class EvaluatedParts {
  private EvaluatedParts() {}

  private static List<Annotation> of(ExecutionContext context, NodePath value) {
    Map<NodePath, List<Annotation>> known = context.getAnnotations().asMap();
    return known.getOrDefault(value, new ArrayList<>(0));
  }

  private static Predicate<Annotation> below(NodePath schema) {
    return part -> part.getEvaluationPath().startsWith(schema);
  }

  /** Forgets what the subschemas of the keyword at work evaluated. */
  static void forget(ExecutionContext context, NodePath value) {
    of(context, value).removeIf(below(context.getEvaluationPath()));
  }

  /** Forgets it of those that refused the value, since it may be right without them. */
  static void forgetRefused(ExecutionContext context, NodePath value) {
    of(context, value).removeIf(below(context.getEvaluationPath()).and(part -> !part.isValid()));
  }

  /**
   * Counts what subschemas evaluated that refused the value too, if the schema around the keyword at work has
   * refused it: a part that they know is not to be removed, whatever is wrong with it or beside it.
   */
  static void countRefused(ExecutionContext context, NodePath value) {
    NodePath schema = context.getEvaluationPath().getParent();
    if (hasRefused(context.getErrors(), schema, value)) {
      of(context, value).stream().filter(below(schema)).forEach(part -> part.setValid(true));
    }
  }

  /** Errors of a schema at work are the last ones. */
  private static boolean hasRefused(List<Error> errors, NodePath schema, NodePath value) {
    if (errors.isEmpty()) {
      return false;
    }
    Error last = errors.get(errors.size() - 1);
    return last.getEvaluationPath().startsWith(schema)
        && last.getInstanceLocation().startsWith(value);
  }

  /** The keywords {@code properties} that evaluated members for the schema around the keyword at work. */
  static List<SchemaLocation> declaring(ExecutionContext context, NodePath value) {
    return of(context, value).stream()
        .filter(part -> part.getKeyword().equals("properties") && part.isValid())
        .filter(below(context.getEvaluationPath().getParent()))
        .map(Annotation::getSchemaLocation)
        .distinct()
        .toList();
  }
}
