package dev.masu.schema.internal.streaming;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A schema, compiled: its keywords by what they do. It never changes once its keywords are set. */
final class SchemaNode {
  private final Map<JsonType, List<Keyword>> keywords = new EnumMap<>(JsonType.class);
  private List<Keyword> all = List.of();
  private List<Keyword.OnMember> onMember = List.of();
  private List<Keyword.OnItem> onItem = List.of();
  private boolean holdsArrays;
  private boolean holdsObjects;

  /** Sets what the schema is made of; schemas that refer to each other need that to come later. */
  void define(List<Keyword> ofSchema) {
    all = List.copyOf(ofSchema);
    for (JsonType type : JsonType.values()) {
      keywords.put(type, all.stream().filter(k -> k.concerns(type)).toList());
    }
    onMember = only(Keyword.OnMember.class);
    onItem = only(Keyword.OnItem.class);
    holdsArrays = all.stream().anyMatch(k -> k.holds(JsonType.ARRAY));
    holdsObjects = all.stream().anyMatch(k -> k.holds(JsonType.OBJECT));
  }

  private <T> List<T> only(Class<T> kind) {
    return all.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  List<Keyword> keywords() {
    return all;
  }

  /** The keywords that can refuse values of a type. */
  List<Keyword> keywords(JsonType type) {
    return keywords.getOrDefault(type, List.of());
  }

  List<Keyword.OnMember> onMember() {
    return onMember;
  }

  List<Keyword.OnItem> onItem() {
    return onItem;
  }

  /** Whether some keyword compares whole values of a type. */
  boolean holds(JsonType type) {
    return type == JsonType.ARRAY ? holdsArrays : holdsObjects;
  }

  /** Whether every value is valid. */
  boolean acceptsAll() {
    return all.isEmpty();
  }

  /** What the schema refuses about a value, or null if nothing. */
  @Nullable
  Failures check(Value value) {
    List<Keyword> concerned = keywords(value.type());
    value.run().step(concerned.size() + 1);
    Failures failures = null;
    for (int i = 0; i < concerned.size(); i++) {
      failures = Failures.join(failures, concerned.get(i).check(value));
    }
    return failures;
  }
}
