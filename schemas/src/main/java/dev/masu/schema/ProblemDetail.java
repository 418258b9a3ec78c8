package dev.masu.schema;

import dev.masu.schema.Violation.Phase;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A report as a problem detail (RFC 9457). */
final class ProblemDetail {
  private static final String TYPE = "https://masu.dev/problems/invalid-document";

  /** The parameters that may hold class names: messages of Jackson, and Java objects in a tree. */
  private static final Set<String> OF_CLASSES = Set.of("problem", "class");

  private static final int NOT_JSON = 400;
  private static final int INVALID = 422;

  private ProblemDetail() {}

  static int status(CheckReport report) {
    if (report.isValid()) {
      throw new IllegalStateException(
          "expected violations but found a valid report: there is no problem");
    }
    boolean isJson = report.violations().stream().noneMatch(v -> v.phase() == Phase.SYNTAX);
    return isJson ? INVALID : NOT_JSON;
  }

  static String of(CheckReport report) {
    int status = status(report);
    ObjectNode problem = JsonNodeFactory.instance.objectNode();
    problem.put("type", TYPE);
    problem.put(
        "title", status == NOT_JSON ? "The document is not valid JSON" : "The document is invalid");
    problem.put("status", status);
    ArrayNode errors = problem.putArray("errors");
    report.violations().forEach(violation -> errors.add(error(violation)));
    if (report.isTruncated()) {
      problem.put("truncated", true);
    }
    return problem.toString();
  }

  private static ObjectNode error(Violation violation) {
    ObjectNode error = JsonNodeFactory.instance.objectNode();
    error.put("pointer", violation.pointer());
    violation.location().ifPresent(at -> error.put("line", at.line()).put("column", at.column()));
    error.put("code", violation.code());
    error.put("detail", withoutClasses(violation).message());
    return error;
  }

  /** Without Jackson's text, which violations of the schema do not have. */
  private static Violation withoutClasses(Violation violation) {
    return violation.phase() == Phase.SCHEMA || violation.phase() == Phase.NOTATION
        ? violation
        : violation.without(OF_CLASSES);
  }
}
