package dev.masu.schema.internal.streaming;

import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a schema asks of arrays, or of objects, where names, counts and the outcome of each part decide
 * alone: {@link DirectCheck} needs no {@link Frame} for them.
 */
final class DirectSchema {
  /** Asks for nothing. */
  static final DirectSchema OPEN = new Parts().schema();

  /** How many required names are followed, as bits. */
  private static final int MAX_REQUIRED = Long.SIZE - 1;

  private final @Nullable Members members;
  private final @Nullable SchemaNode names;
  private final @Nullable SchemaNode items;
  private final List<String> required;
  private final long allRequired;
  private final long min;
  private final long max;

  private DirectSchema(Parts parts) {
    members = parts.members;
    names = parts.names;
    items = parts.items;
    required = List.copyOf(parts.required);
    allRequired = (1L << required.size()) - 1;
    min = parts.min;
    max = parts.max;
  }

  /** The schema's keywords for values of a type in this form, or null if one has none. */
  static @Nullable DirectSchema of(List<Keyword> keywords, JsonType type) {
    Parts parts = new Parts();
    for (Keyword keyword : keywords) {
      boolean concerns = keyword.concerns(type)
          || (type == JsonType.OBJECT && keyword instanceof Keyword.OnMember)
          || (type == JsonType.ARRAY && keyword instanceof Keyword.OnItem);
      if (concerns && !keyword.joins(parts)) {
        return null;
      }
    }
    return parts.required.size() > MAX_REQUIRED ? null : parts.schema();
  }

  /** Collects what keywords ask for. */
  static final class Parts {
    private @Nullable Members members;
    private @Nullable SchemaNode names;
    private @Nullable SchemaNode items;
    private List<String> required = List.of();
    private long min;
    private long max = Long.MAX_VALUE;

    void members(Members finder) {
      members = finder;
    }

    void names(SchemaNode schema) {
      names = schema;
    }

    void items(SchemaNode schema) {
      items = schema.acceptsAll() ? null : schema;
    }

    void required(List<String> all) {
      required = List.copyOf(new LinkedHashSet<>(all));
    }

    void atLeast(long limit) {
      min = limit;
    }

    void atMost(long limit) {
      max = limit;
    }

    private DirectSchema schema() {
      return new DirectSchema(this);
    }
  }

  /** Whether members have names of their own, so that objects are much alike. */
  boolean namesMembers() {
    return members != null && members.hasNames();
  }

  /** The schema of all items, or null if they may be anything. */
  @Nullable
  SchemaNode items() {
    return items;
  }

  /** Whether a value has as many items or members as it may have. */
  boolean allowsSize(int size) {
    return size >= min && size <= max;
  }

  /** The bits of all required names. */
  long allRequired() {
    return allRequired;
  }

  /**
   * Whether a name is accepted, and not more than one schema decides about its member.
   *
   * @throws LimitReached if a limit stops the check of the name
   */
  boolean accepts(String name, int order, int depth, Run run) {
    return (names == null || names.check(run.name(name, order, depth)) == null)
        && schemaOf(name, run) != Members.UNDECIDED;
  }

  /**
   * The schema of an accepted name's member, or null if it may be anything.
   *
   * @throws LimitReached if a limit stops the check of the name
   */
  @Nullable
  SchemaNode schemaOf(String name, Run run) {
    return members == null ? null : members.only(name, run);
  }

  /** The bit of a required name, or 0. */
  long requiredBit(String name) {
    int index = required.indexOf(name);
    return index < 0 ? 0 : 1L << index;
  }
}
