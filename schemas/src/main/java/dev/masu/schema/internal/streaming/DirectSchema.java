package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a schema asks of arrays, or of objects, where names, counts and the outcome of each part decide
 * alone: {@link DirectCheck} needs no {@link Frame} for them.
 */
final class DirectSchema {
  /** Asks for nothing. */
  static final DirectSchema OPEN = new DirectSchema(new DirectParts(JsonType.OBJECT), null);

  /** How many required names are followed, as bits. */
  static final int MAX_REQUIRED = Long.SIZE - 1;

  private final List<Members> members;
  private final @Nullable SchemaNode names;
  private final @Nullable SchemaNode items;
  private final List<String> required;
  private final long allRequired;
  private final long min;
  private final long max;
  private final List<SchemaNode> always;
  private final @Nullable DirectChoice choice;

  DirectSchema(DirectParts parts, @Nullable DirectChoice choice) {
    members = parts.members();
    names = parts.names();
    items = parts.items();
    required = parts.required();
    allRequired = (1L << required.size()) - 1;
    min = parts.min();
    max = parts.max();
    always = parts.always();
    this.choice = choice;
  }

  /** The schema's keywords for values of a type in this form, or null if one has none. */
  static @Nullable DirectSchema of(List<Keyword> keywords, JsonType type) {
    DirectParts parts = new DirectParts(type);
    return parts.join(keywords) ? parts.schema() : null;
  }

  /** The choice among schemas that the first member makes, or null if there is none. */
  @Nullable
  DirectChoice choice() {
    return choice;
  }

  /** Whether a schema refuses the value for this one, if it refuses it. */
  boolean includes(SchemaNode schema) {
    for (SchemaNode included : always) {
      if (schema.isSame(included)) {
        return true;
      }
    }
    return false;
  }

  /** Whether members have names of their own, so that objects are much alike. */
  boolean namesMembers() {
    boolean isNaming = choice != null;
    for (Members named : members) {
      isNaming |= named.hasNames();
    }
    return isNaming;
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
    boolean isNamed = choice == null
        ? schemaOf(name, run) != Members.UNDECIDED
        : choice.name().equals(name);
    return isNamed && (names == null || names.check(run.name(name, order, depth)) == null);
  }

  /**
   * The schema of an accepted name's member, or null if it may be anything.
   *
   * @throws LimitReached if a limit stops the check of the name
   */
  @Nullable
  SchemaNode schemaOf(String name, Run run) {
    SchemaNode only = null;
    for (int i = 0; i < members.size(); i++) {
      SchemaNode found = members.get(i).only(name, run);
      if (only != null && found != null) {
        return Members.UNDECIDED;
      }
      only = found == null ? only : found;
    }
    return only;
  }

  /** The bit of a required name, or 0. */
  long requiredBit(String name) {
    int index = required.indexOf(name);
    return index < 0 ? 0 : 1L << index;
  }
}
