package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Looks through the registered schemas for what no meta-schema refuses: misspelt keywords, formats and
 * types, patterns that are none or unsafe, references that lead nowhere or in a circle, ids and anchors
 * of two parts.
 *
 * <p>It looks where schemas are: below keywords that hold schemas, and where references lead. What
 * {@code const}, {@code default} or a keyword that the dialect does not have holds is data.
 */
public final class SchemaInspection {
  private final Map<String, SchemaText> registered;
  private final Vocabularies vocabularies;
  private final PartCheck check;
  private final SchemaTargets targets;
  private final Deque<SchemaPart> open = new ArrayDeque<>();
  private final MetaCheck metaCheck;
  private final IdentityHashMap<LocatedValue, SchemaPart> visited = new IdentityHashMap<>();
  private final Set<LocatedValue> metaChecked = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<SchemaReference> references = new ArrayList<>();
  private final Map<String, List<SchemaProblem>> problems = new HashMap<>();

  /**
   * Inspects schemas.
   *
   * @param registered the schemas by id
   * @param rules what they may hold
   * @param isKnown whether an id is of another schema that they may refer to
   */
  public SchemaInspection(
      Map<String, SchemaText> registered, SchemaRules rules, Predicate<String> isKnown) {
    this.registered = registered;
    this.vocabularies = new Vocabularies(registered);
    this.metaCheck = new MetaCheck(vocabularies);
    this.check = new PartCheck(rules);
    this.targets = new SchemaTargets(isKnown);
    registered.values().forEach(this::start);
    visitOpen();
    // Where a reference leads there may be more references.
    for (int i = 0; i < references.size(); i++) {
      follow(references.get(i));
      visitOpen();
    }
    for (SchemaReference reference : references) {
      targets.problem(reference).ifPresent(this::add);
    }
    findEndless();
  }

  /**
   * Refuses a schema that has problems.
   *
   * @param schema one of the inspected schemas
   * @param metaSchemas the meta-schema of an id, compiled: those of all drafts and the registered ones; what it
   *     reports is left out where the same was found here
   * @throws SchemaException if it has any
   */
  public void requireValid(SchemaText schema, Function<String, CompiledSchema> metaSchemas) {
    require(schema, id -> metaSchemas.apply(id)::check);
  }

  void require(SchemaText schema, Function<String, MetaSchemaCheck> metaSchemas) {
    List<SchemaProblem> own = problems.getOrDefault(schema.id(), List.of());
    Set<String> told = new HashSet<>();
    List<Placed> found = new ArrayList<>();
    own.forEach(problem -> found.add(problem.placed()));
    for (CheckReport meta : metaCheck.reports(schema, metaSchemas)) {
      for (Violation violation : meta.violations()) {
        // The parts of a meta-schema may say the same about a value, one each.
        boolean isNew = told.add(violation.pointer() + ' ' + violation.message());
        if (meta.isTruncated() || (isNew && own.stream().noneMatch(p -> p.covers(violation)))) {
          int offset = violation.location().map(place -> (int) place.offset()).orElse(0);
          found.add(new Placed(offset, () -> violation));
        }
      }
    }
    if (!found.isEmpty()) {
      int limit = CheckLimits.defaults().maxViolations();
      throw new SchemaException(schema.id(), Placed.first(found, limit));
    }
  }

  /** The inspected schemas as networknt needs them. */
  public ForNetworknt forNetworknt() {
    AbsoluteSchemas absolute = new AbsoluteSchemas(registered);
    visited.values().forEach(absolute::resolveId);
    references.forEach(absolute::resolve);
    return ForNetworknt.of(absolute, targets.embedded());
  }

  /** For the id of each schema that lies in a registered one, the id of that. */
  public Map<String, String> holders() {
    Map<String, String> holders = new HashMap<>();
    targets.embedded().forEach((id, part) -> holders.put(id, part.schema().id()));
    return holders;
  }

  private void add(SchemaProblem problem) {
    problems.computeIfAbsent(problem.schema().id(), id -> new ArrayList<>()).add(problem);
  }

  private void start(SchemaText schema) {
    Vocabulary vocabulary = vocabularies
        .of(schema.dialect())
        .orElse(new Vocabulary(schema.dialect(), SchemaDialect.DRAFT_2020_12, Set.of()));
    SchemaPart root = SchemaPart.root(schema, vocabulary);
    metaCheck.add(root);
    targets.addRoot(root);
    open.add(root);
  }

  private void visitOpen() {
    while (!open.isEmpty()) {
      SchemaPart part = open.remove();
      if (part.isMetaChecked()) {
        metaChecked.add(part.value());
      }
      if (part.value().node().isObject() && !visited.containsKey(part.value())) {
        SchemaPart entered = entered(part);
        visited.put(part.value(), entered);
        visit(entered);
      }
    }
  }

  /** An {@code $id} starts a resource of its own, which may be of another dialect. */
  private SchemaPart entered(SchemaPart part) {
    if (part.pointer().isEmpty()) {
      return part;
    }
    Vocabulary named = named(part);
    String keyword = named.dialect().idKeyword();
    String id = part.ignores(keyword) ? "" : Objects.requireNonNullElse(part.text(keyword), "");
    String uri = Uris.withoutFragment(id);
    String base = uri.isEmpty() ? part.base() : SchemaUris.resolved(part.base(), uri);
    Vocabulary vocabulary = vocabulary(part, named, !uri.isEmpty());
    boolean isOfOtherDialect = !uri.isEmpty() && !vocabulary.equals(part.vocabulary());
    SchemaPart entered = part.entered(base, vocabulary, part.isMetaChecked() || isOfOtherDialect);
    if (isOfOtherDialect) {
      metaCheck.addOfOtherDialect(entered);
    }
    if (!uri.isEmpty()) {
      targets.addResource(entered).ifPresent(this::add);
    }
    if (id.length() > uri.length() + 1) {
      targets.addAnchor(entered, keyword, id.substring(uri.length() + 1)).ifPresent(this::add);
    }
    return entered;
  }

  /** The vocabulary that the {@code $schema} of a part names, or that of the schema around it. */
  private Vocabulary named(SchemaPart part) {
    String schema = part.ignores("$schema") ? null : part.text("$schema");
    return schema == null
        ? part.vocabulary()
        : vocabularies.of(schema).orElseGet(() -> {
          String known = " is not known; known are " + SchemaDialect.ids();
          add(part.problem("schema", "$schema", "its $schema " + schema + known));
          return part.vocabulary();
        });
  }

  private Vocabulary vocabulary(SchemaPart part, Vocabulary named, boolean hasId) {
    if (!hasId && !named.equals(part.vocabulary())) {
      String words = "only the whole schema, or a part with an $id, can have a $schema of its own";
      add(part.problem("schema", "$schema", words));
    }
    return named;
  }

  private void visit(SchemaPart part) {
    check.problems(part).forEach(this::add);
    part.members().forEach((keyword, member) -> {
      String text = part.text(keyword);
      if (part.isData(keyword)) {
        return;
      }
      switch (keyword) {
        case "$ref", "$dynamicRef" -> {
          if (text != null) {
            references.add(new SchemaReference(part, keyword, text));
          }
        }
        case "$recursiveRef" -> {
          if (text != null && part.vocabulary().dialect().knows(keyword)) {
            noteRecursive(part, keyword, text);
          }
        }
        case "$anchor", "$dynamicAnchor" -> {
          if (text != null) {
            targets.addAnchor(part, keyword, text).ifPresent(this::add);
          }
        }
        default -> below(part, keyword, member.value());
      }
    });
  }

  private void noteRecursive(SchemaPart part, String keyword, String text) {
    if (text.equals("#")) {
      references.add(new SchemaReference(part, keyword, text));
    } else {
      String words = "a $recursiveRef can only be \"#\"; use $ref";
      add(part.problem("recursive-ref", keyword, words));
    }
  }

  private void below(SchemaPart part, String keyword, LocatedValue value) {
    String pointer = part.pointerOf(keyword);
    if (SchemaDialect.holdsNamedSchemas(keyword)) {
      value
          .members()
          .forEach((name, member) ->
              open.add(part.part(keyword, member.value(), Pointers.member(pointer, name))));
    } else if (SchemaDialect.holdsSchemas(keyword)) {
      open.add(part.part(keyword, value, pointer));
      for (int i = 0; i < value.items().size(); i++) {
        String index = Integer.toString(i);
        open.add(part.part(keyword, value.items().get(i), Pointers.member(pointer, index)));
      }
    }
  }

  /** Goes on at the schema that a reference means, where no keyword led before. */
  private void follow(SchemaReference reference) {
    SchemaPart target = targets.of(reference);
    if (target == null) {
      return;
    }
    boolean isNew = !metaChecked.contains(target.value());
    open.add(target);
    visitOpen();
    SchemaPart entered = visited.get(target.value());
    if (isNew && entered != null) {
      metaCheck.add(entered);
    }
  }

  private void findEndless() {
    EndlessReferences endless = new EndlessReferences(visited);
    for (SchemaReference reference : references) {
      SchemaPart target = targets.of(reference);
      if (target != null) {
        endless.add(reference, target);
      }
    }
    for (SchemaReference reference : endless.found()) {
      String words = "refers to " + reference.shown()
          + ", which applies this schema to the same value again, without end; let it go into a"
          + " property or an item first";
      add(reference.problem("reference", words));
    }
  }
}
