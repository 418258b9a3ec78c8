package dev.masu.schema.internal.streaming;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A keyword of a compiled schema: immutable, with all that changes kept in {@link Frame}s. */
abstract class Keyword {
  private static final Set<String> OF_VALUE = Set.of("const", "enum");

  private final KeywordSite site;
  private final boolean isOfNotation;
  private final boolean isOfValue;

  Keyword(KeywordSite site) {
    this.site = site;
    this.isOfNotation = site.name().equals("format") && site.notation() != null;
    this.isOfValue = OF_VALUE.contains(site.name());
  }

  final KeywordSite site() {
    return site;
  }

  /** Whether it is a notation, which may refuse what the schema's own keywords accept. */
  final boolean isOfNotation() {
    return isOfNotation;
  }

  /** Whether it tells the values that are allowed, and so kinds of values apart. */
  final boolean isOfValue() {
    return isOfValue;
  }

  final int slot() {
    return site.slot();
  }

  /** Whether the keyword can refuse values of a type at all. */
  abstract boolean concerns(JsonType type);

  /** Checks a value: a scalar when it is read, an array or object when it ends. */
  abstract @Nullable Failures check(Value value);

  /** The schemas that have to run beside this keyword on the same value. */
  List<SchemaNode> branches() {
    return List.of();
  }

  /** Whether the keyword compares whole values of a type, so that they must be held. */
  boolean holds(JsonType type) {
    return false;
  }

  /** Whether every scalar of a type is accepted; if not, that is not known. */
  boolean acceptsAll(JsonType type) {
    return !concerns(type);
  }

  /** Whether a value is refused for certain as soon as a schema that this keyword asks refuses. */
  boolean needsAll() {
    return false;
  }

  /** Whether a value is refused for certain as soon as all of the keyword's branches refuse it. */
  boolean needsOne() {
    return false;
  }

  /** Whether every array, or every object, is refused whatever it holds. */
  boolean refusesAll(JsonType type) {
    return false;
  }

  /** Whether a value that it refuses is of a type that it always refuses. */
  boolean refusesTypeOf(JsonNode refused) {
    return false;
  }

  /**
   * Whether it may refuse an array or object for what that holds and is right. It says nothing of one of
   * which a part could not be read.
   */
  boolean needsAllRead(JsonType type) {
    return false;
  }

  /** Adds what the keyword asks for to others of its kind; false if it has to see the value itself. */
  boolean joins(DirectParts parts) {
    return false;
  }

  /** Whether checking a text takes long, compared with looking it up. */
  boolean isCostly() {
    return false;
  }

  /** Takes the outcome of an item or member that the keyword asked a frame to check. */
  void childChecked(Frame frame, @Nullable Failures outcome) {
    if (outcome != null) {
      frame.collect(this, outcome);
    }
  }

  /** A keyword that looks at names before their values are read. */
  interface OnMember {
    /** Takes the name of the next member of an object, and asks for the checks of its value. */
    void member(Frame frame, String name, int nameOrder);
  }

  /** A keyword that asks for checks of items. */
  interface OnItem {
    /** Asks for the checks of the next item of an array. */
    void item(Frame frame, int index);
  }
}
