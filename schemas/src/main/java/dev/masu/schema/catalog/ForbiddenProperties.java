package dev.masu.schema.catalog;

import dev.masu.schema.internal.compile.SchemaProblem;
import dev.masu.schema.internal.compile.Subschema;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * Finds properties that are required and forbidden, so that no object is valid: by one schema, or by several that apply to
 * the same object. {@code additionalProperties} knows only the properties beside it, not those of an {@code allOf}.
 */
final class ForbiddenProperties {
  private ForbiddenProperties() {}

  static List<SchemaProblem> problems(Subschema schema) {
    List<SchemaProblem> problems = new ArrayList<>();
    List<Subschema> conjuncts = schema.conjuncts();
    for (Subschema closed : conjuncts) {
      if (isClosed(closed)) {
        conjuncts.forEach(requiring -> addProblems(requiring, closed, problems));
      }
    }
    return problems;
  }

  private static boolean isClosed(Subschema schema) {
    JsonNode json = schema.json();
    return !json.path("additionalProperties").booleanValue(true)
        && json.path("type").asString("object").equals("object")
        && !json.has("patternProperties")
        && !schema.ignores("additionalProperties");
  }

  private static void addProblems(
      Subschema requiring, Subschema closed, List<SchemaProblem> problems) {
    JsonNode required = requiring.json().path("required");
    if (!required.isArray() || requiring.ignores("required")) {
      return;
    }
    for (int i = 0; i < required.size(); i++) {
      String name = required.get(i).asString("");
      if (!closed.json().path("properties").has(name)) {
        problems.add(problem(name, i, requiring, closed));
      }
    }
  }

  private static SchemaProblem problem(
      String name, int index, Subschema requiring, Subschema closed) {
    String code = "forbidden-required";
    String property = "the property " + Shown.inEnglish(name);
    if (requiring == closed) {
      String message =
          property + " is required but forbidden by additionalProperties; add it to properties";
      return requiring.problemAtItem("required", index, code, message);
    }
    String message =
        property + " is forbidden here, as it is not in the properties beside this, but "
            + requiring.location() + " requires it of the same object; leave this out";
    return closed.problem("additionalProperties", code, message);
  }
}
