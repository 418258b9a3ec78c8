package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SchemaParts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeType;

/** {@code const} and {@code enum}. Numbers are equal if their values are: 1 and 1.0 are. */
final class ConstantKeyword extends Keyword {
  private final Set<Object> scalars;
  private final List<JsonNode> arrays;
  private final List<JsonNode> objects;
  private final Set<JsonNodeType> types;

  ConstantKeyword(KeywordSite site, List<JsonNode> values) {
    super(site);
    scalars = values.stream()
        .filter(value -> !value.isContainer())
        .map(HeldValues::canonical)
        .collect(Collectors.toUnmodifiableSet());
    arrays = values.stream().filter(JsonNode::isArray).toList();
    objects = values.stream().filter(JsonNode::isObject).toList();
    types = SchemaParts.typesOfValues(site.name(), site.value());
  }

  /** The values if all are texts; else nothing. */
  Set<String> onlyTexts() {
    boolean areTexts = arrays.isEmpty() && objects.isEmpty();
    Set<String> texts = new LinkedHashSet<>();
    for (Object value : scalars) {
      areTexts &= value instanceof String;
      texts.add(value.toString());
    }
    return areTexts ? texts : Set.of();
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  boolean holds(JsonType type) {
    return !containers(type).isEmpty();
  }

  @Override
  boolean refusesAll(JsonType type) {
    return type.isContainer() && containers(type).isEmpty();
  }

  @Override
  boolean refusesTypeOf(JsonNode refused) {
    return !types.contains(refused.getNodeType());
  }

  @Override
  boolean isCostly() {
    return true;
  }

  @Override
  boolean needsAllRead(JsonType type) {
    return holds(type);
  }

  @Override
  @Nullable
  Failures check(Value value) {
    boolean isAllowed = value instanceof Frame frame
        ? isAllowed(frame.level())
        : value instanceof Scalar scalar && scalars.contains(scalar.canonical());
    return isAllowed ? null : value.refusedBy(this);
  }

  private boolean isAllowed(Level level) {
    List<JsonNode> constants = containers(level.type());
    return !constants.isEmpty() && level.run().held().idsOf(constants).contains(level.heldId());
  }

  private List<JsonNode> containers(JsonType type) {
    return type == JsonType.ARRAY ? arrays : objects;
  }
}
