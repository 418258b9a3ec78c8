package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.keyword.Closeness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Folds the errors of all branches of an {@code anyOf} or {@code oneOf} into one error that tells of
 * the branch that was meant.
 *
 * <p>That is, in this order: a branch whose members' {@code const} and {@code enum} all fit, since these
 * tell kinds of objects apart; a branch of the right type; the branch that fits deepest into the value;
 * the branch with the fewest errors.
 */
final class Alternatives {
  /** The detail of a folded error that holds the errors of the branch that was meant. */
  static final String CLOSEST = "closest";

  private static final Set<String> APPLICATORS = Set.of("anyOf", "oneOf");
  private static final Set<String> BEFORE_A_NAME =
      Set.of("properties", "patternProperties", "dependentSchemas", "dependencies", "$defs");
  private static final Set<String> DESCENDING = Set.of(
      "properties",
      "patternProperties",
      "additionalProperties",
      "unevaluatedProperties",
      "items",
      "prefixItems",
      "additionalItems",
      "unevaluatedItems",
      "contains");

  private Alternatives() {}

  /** Folds each failed applicator's errors, leaving the others as and where they are. */
  static List<Error> fold(List<Error> errors) {
    return fold(errors, 0);
  }

  private static List<Error> fold(List<Error> errors, int from) {
    Map<Object, List<Error>> groups = new LinkedHashMap<>();
    for (Error error : errors) {
      int at = applicator(error.getEvaluationPath(), from);
      Object key = at < 0 ? error : key(error, at);
      groups.computeIfAbsent(key, k -> new ArrayList<>()).add(error);
    }
    List<Error> folded = new ArrayList<>();
    for (List<Error> group : groups.values()) {
      int at = applicator(group.get(0).getEvaluationPath(), from);
      folded.add(at < 0 ? group.get(0) : foldGroup(group, at));
    }
    return folded;
  }

  private record Key(String evaluation, String instance) {}

  private static Key key(Error error, int at) {
    return new Key(
        prefix(error.getEvaluationPath(), at + 1).toString(),
        prefix(error.getInstanceLocation(), depth(error.getEvaluationPath(), at))
            .toString());
  }

  private static Error foldGroup(List<Error> group, int at) {
    Map<Integer, List<Error>> branches = new LinkedHashMap<>();
    Error own = null;
    for (Error error : group) {
      NodePath path = error.getEvaluationPath();
      if (path.getNameCount() == at + 1) {
        own = error;
      } else {
        branches
            .computeIfAbsent((Integer) path.getElement(at + 1), k -> new ArrayList<>())
            .add(error);
      }
    }
    if (branches.isEmpty() && own != null) {
      return own;
    }
    int depth = depth(group.get(0).getEvaluationPath(), at);
    Map.Entry<Integer, List<Error>> closest = branches.entrySet().stream()
        .min(Comparator.comparing(
            (Map.Entry<Integer, List<Error>> branch) -> rank(branch.getValue(), depth)))
        .orElseThrow();
    List<Error> errors = fold(closest.getValue(), at + 2);
    Error first = errors.get(0);
    String words = "no alternative fits; the closest is number " + (closest.getKey() + 1);
    return Error.builder()
        .keyword(prefix(first.getEvaluationPath(), at + 1).getName(-1))
        .instanceLocation(first.getInstanceLocation())
        .instanceNode(first.getInstanceNode())
        .schemaLocation(own == null ? first.getSchemaLocation() : own.getSchemaLocation())
        .evaluationPath(prefix(first.getEvaluationPath(), at + 1))
        .details(Map.of(CLOSEST, errors))
        .message(words)
        .build();
  }

  private static Closeness rank(List<Error> branch, int depth) {
    boolean wrongKind = branch.stream()
        .filter(e -> e.getInstanceLocation().getNameCount() == depth + 1)
        .anyMatch(e -> e.getKeyword().equals("const") || e.getKeyword().equals("enum"));
    boolean wrongType = branch.stream()
        .filter(e -> e.getInstanceLocation().getNameCount() == depth)
        .anyMatch(e -> e.getKeyword().equals("type"));
    int deepest = branch.stream()
        .mapToInt(e -> e.getInstanceLocation().getNameCount())
        .max()
        .orElse(0);
    return new Closeness(wrongKind, wrongType, -deepest, branch.size());
  }

  /** The index of the first applicator in an evaluation path, or -1. */
  private static int applicator(NodePath path, int from) {
    for (int i = from; i < path.getNameCount(); i++) {
      if (APPLICATORS.contains(String.valueOf(path.getElement(i)))) {
        return i;
      }
      if (BEFORE_A_NAME.contains(String.valueOf(path.getElement(i)))) {
        i++;
      }
    }
    return -1;
  }

  /** How many steps into the document the keywords before an applicator take. */
  private static int depth(NodePath path, int applicator) {
    int depth = 0;
    for (int i = 0; i < applicator; i++) {
      String keyword = String.valueOf(path.getElement(i));
      if (DESCENDING.contains(keyword)) {
        depth++;
      }
      if (BEFORE_A_NAME.contains(keyword)) {
        i++;
      }
    }
    return depth;
  }

  private static NodePath prefix(NodePath path, int length) {
    NodePath prefix = path;
    while (prefix.getNameCount() > length) {
      prefix = prefix.getParent();
    }
    return prefix;
  }
}
