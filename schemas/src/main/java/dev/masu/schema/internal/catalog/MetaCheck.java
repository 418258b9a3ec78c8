package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.LocatedValue.Member;
import dev.masu.schema.internal.reference.ReferenceEngine;
import dev.masu.schema.internal.reference.ReferenceSchema;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Asks the meta-schemas about schemas: about whole ones, about the parts that references alone lead to,
 * and about embedded ones of another dialect, which the meta-schema around them knows nothing of.
 */
final class MetaCheck {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Vocabularies vocabularies;
  private final Map<String, List<SchemaPart>> parts = new HashMap<>();
  private final Set<LocatedValue> asked = identitySet();
  private final Set<LocatedValue> ofOtherDialects = identitySet();

  MetaCheck(Vocabularies vocabularies) {
    this.vocabularies = vocabularies;
  }

  private static Set<LocatedValue> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  /** Notes a part that no meta-schema is asked about with the schema around it. */
  void add(SchemaPart part) {
    if (asked.add(part.value())) {
      parts.computeIfAbsent(part.schema().id(), id -> new ArrayList<>()).add(part);
    }
  }

  /** Notes a schema of another dialect than that around it. */
  void addOfOtherDialect(SchemaPart part) {
    ofOtherDialects.add(part.value());
    add(part);
  }

  /**
   * What the meta-schemas refuse.
   *
   * @throws SchemaException if there is no such meta-schema, or not stack enough to ask it
   */
  List<CheckReport> reports(SchemaText schema, ReferenceEngine engine) {
    List<CheckReport> reports = new ArrayList<>();
    for (SchemaPart part : parts.getOrDefault(schema.id(), List.of())) {
      CheckReport report = metaSchema(part, engine)
          .check(withoutOtherDialects(part.value()), part.pointer(), schema.document());
      if (report.violations().stream().anyMatch(MetaCheck::isTooDeep)) {
        throw schema.depthProblem();
      }
      reports.add(report);
    }
    return reports;
  }

  private static boolean isTooDeep(Violation violation) {
    return violation.phase() == Phase.LIMIT && violation.code().equals("nesting-too-deep");
  }

  private ReferenceSchema metaSchema(SchemaPart part, ReferenceEngine engine) {
    String id = part.vocabulary().metaSchema();
    if (vocabularies.isCircular(id)) {
      throw part.schema()
          .dialectProblem(
              " is written in itself; write that in one of " + ReferenceEngine.knownDialects());
    }
    Optional<String> unknown = vocabularies.unknownRequired(id);
    if (unknown.isPresent()) {
      throw part.schema()
          .dialectProblem(" requires the vocabulary " + Shown.onOneLine(unknown.get())
              + ", which is not known; remove that from its $vocabulary, or set it to false there");
    }
    ReferenceSchema metaSchema = engine.metaSchema(id);
    if (metaSchema == null) {
      throw part.schema()
          .dialectProblem(" is not known; known are " + ReferenceEngine.knownDialects());
    }
    return metaSchema;
  }

  /** A part with the schema {@code true} in place of those of other dialects within it. */
  private LocatedValue withoutOtherDialects(LocatedValue part) {
    if (ofOtherDialects.isEmpty()) {
      return part;
    }
    if (part.node().isObject()) {
      return object(part);
    }
    return part.node().isArray() ? array(part) : part;
  }

  private LocatedValue below(LocatedValue value) {
    return ofOtherDialects.contains(value)
        ? LocatedValue.scalar(NODES.booleanNode(true), value.start(), value.order())
        : withoutOtherDialects(value);
  }

  private LocatedValue object(LocatedValue value) {
    ObjectNode object = NODES.objectNode();
    Map<String, Member> members = new LinkedHashMap<>();
    value.members().forEach((name, member) -> {
      LocatedValue copy = below(member.value());
      object.set(name, copy.node());
      members.put(name, new Member(name, member.nameStart(), member.nameOrder(), copy));
    });
    return value.with(object, members, List.of());
  }

  private LocatedValue array(LocatedValue value) {
    ArrayNode array = NODES.arrayNode();
    List<LocatedValue> items = new ArrayList<>();
    for (LocatedValue item : value.items()) {
      LocatedValue copy = below(item);
      array.add(copy.node());
      items.add(copy);
    }
    return value.with(array, Map.of(), items);
  }
}
