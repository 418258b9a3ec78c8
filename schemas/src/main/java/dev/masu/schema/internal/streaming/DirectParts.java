package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Collects what the keywords of a schema, and of those that it applies to the same value, ask for. */
final class DirectParts {
  /** Schemas that apply more to one value are checked by frames. */
  private static final int MAX_SCHEMAS = 100;

  private final JsonType type;
  private final Set<String> required = new LinkedHashSet<>();
  private final List<SchemaNode> always = new ArrayList<>();
  private final List<Members> members = new ArrayList<>();
  private @Nullable SchemaNode names;
  private @Nullable SchemaNode items;
  private long min;
  private long max = Long.MAX_VALUE;
  private List<SchemaNode> choices = List.of();
  private int joined;
  private boolean isTwofold;

  DirectParts(JsonType type) {
    this.type = type;
  }

  private DirectParts(DirectParts other) {
    this(other.type);
    required.addAll(other.required);
    always.addAll(other.always);
    members.addAll(other.members);
    names = other.names;
    items = other.items;
    min = other.min;
    max = other.max;
    joined = other.joined;
  }

  /** The type of the values. */
  JsonType type() {
    return type;
  }

  /** Adds all that a schema asks for; false if some of it needs frames. */
  boolean join(SchemaNode schema) {
    return ++joined <= MAX_SCHEMAS && join(schema.keywords());
  }

  /** Adds what keywords ask for; false if one needs frames. */
  boolean join(List<Keyword> keywords) {
    for (Keyword keyword : keywords) {
      boolean concerns = keyword.concerns(type)
          || (type == JsonType.OBJECT && keyword instanceof Keyword.OnMember)
          || (type == JsonType.ARRAY && keyword instanceof Keyword.OnItem);
      if (concerns && !keyword.joins(this)) {
        return false;
      }
    }
    return true;
  }

  /** The same of a schema that refuses the value for all others, if it refuses it. */
  boolean joinAlways(SchemaNode schema) {
    always.add(schema);
    return join(schema);
  }

  void members(Members finder) {
    members.add(finder);
  }

  void names(SchemaNode schema) {
    isTwofold |= names != null;
    names = schema;
  }

  void items(SchemaNode schema) {
    isTwofold |= items != null;
    items = schema;
  }

  void required(List<String> all) {
    required.addAll(all);
  }

  void atLeast(long limit) {
    min = Math.max(min, limit);
  }

  void atMost(long limit) {
    max = Math.min(max, limit);
  }

  /** Adds the one alternative that may accept the value, or leaves it to a member which one has to. */
  boolean joinOneOf(List<SchemaNode> schemas) {
    if (schemas.size() == 1) {
      return joinAlways(schemas.get(0));
    }
    boolean mayChoose = type == JsonType.OBJECT && schemas.size() > 1 && choices.isEmpty();
    choices = schemas;
    return mayChoose;
  }

  /** What all ask for, or null if that needs frames. */
  @Nullable
  DirectSchema schema() {
    if (isTwofold || required.size() > DirectSchema.MAX_REQUIRED) {
      return null;
    }
    if (choices.isEmpty()) {
      return new DirectSchema(this, null);
    }
    Members first = choices.get(0).members();
    for (String name : first == null ? Set.<String>of() : first.names()) {
      DirectChoice choice = choice(name);
      if (choice != null) {
        return new DirectSchema(ofFirst(), choice);
      }
    }
    return null;
  }

  /** What is asked of an object whose kind is not known yet. */
  private DirectParts ofFirst() {
    DirectParts first = new DirectParts(type);
    first.names = names;
    first.always.addAll(always);
    // No object ends before its kind is known.
    first.min = Long.MAX_VALUE;
    return first;
  }

  private @Nullable DirectChoice choice(String name) {
    SchemaNode member = member(choices.get(0), name);
    if (member == null || !tellsApart(name)) {
      return null;
    }
    Map<String, DirectSchema> byText = new HashMap<>();
    for (SchemaNode schema : choices) {
      DirectSchema chosen = with(schema, name);
      if (chosen == null) {
        return null;
      }
      for (String text : texts(schema, name)) {
        byText.put(text, chosen);
      }
    }
    return new DirectChoice(name, member, byText);
  }

  /** Whether each schema allows other texts of a member, and nothing else. */
  private boolean tellsApart(String name) {
    Set<String> all = new HashSet<>();
    for (SchemaNode schema : choices) {
      Set<String> texts = texts(schema, name);
      if (texts.isEmpty() || !Collections.disjoint(all, texts)) {
        return false;
      }
      all.addAll(texts);
    }
    return true;
  }

  private static Set<String> texts(SchemaNode schema, String name) {
    SchemaNode member = member(schema, name);
    return member == null ? Set.of() : member.onlyTexts();
  }

  private static @Nullable SchemaNode member(SchemaNode schema, String name) {
    Members finder = schema.members();
    return finder == null ? null : finder.named(name);
  }

  /** The name that chooses is looked at before it is known what is chosen, so it has to be allowed whatever that is. */
  private @Nullable DirectSchema with(SchemaNode chosen, String name) {
    DirectParts all = new DirectParts(this);
    boolean isJoined = all.join(chosen) && all.choices.isEmpty();
    boolean isAllowed = Objects.equals(all.names, names) && all.isOfOne(name);
    return isJoined && isAllowed ? all.schema() : null;
  }

  /** Whether a member is none of the business of all finders but one, which names it. */
  private boolean isOfOne(String name) {
    int naming = 0;
    int passing = 0;
    for (Members finder : members) {
      naming += finder.named(name) == null ? 0 : 1;
      passing += finder.passes(name) ? 1 : 0;
    }
    return naming == 1 && passing == members.size() - 1;
  }

  List<Members> members() {
    return List.copyOf(members);
  }

  @Nullable
  SchemaNode names() {
    return names;
  }

  /** The schema of all items, or null if they may be anything. */
  @Nullable
  SchemaNode items() {
    return items == null || items.acceptsAll() ? null : items;
  }

  List<String> required() {
    return List.copyOf(required);
  }

  long min() {
    return min;
  }

  long max() {
    return max;
  }

  /** The schemas that refuse the value if they refuse it, beside the one that all is collected of. */
  List<SchemaNode> always() {
    return List.copyOf(always);
  }
}
