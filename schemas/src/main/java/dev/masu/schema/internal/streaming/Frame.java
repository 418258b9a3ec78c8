package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * One schema at work on one open array or object. Whatever asks for the same schema on the same value
 * shares the frame.
 */
final class Frame extends Value {
  private static final JsonNode AN_OBJECT = JsonNodeFactory.instance.objectNode();
  private static final JsonNode AN_ARRAY = JsonNodeFactory.instance.arrayNode();

  private final Level level;
  private final List<Check> askedBy = new ArrayList<>(1);
  private SchemaNode schema = new SchemaNode();
  private @Nullable Failures @Nullable [] collected;
  private @Nullable Check lastAsked;
  private int matches;
  private boolean isConcluded;
  private boolean isCertain;
  private boolean isRefused;
  private @Nullable Failures outcome;

  Frame(Level level) {
    super(level.run());
    this.level = level;
  }

  /** Starts again, with another schema. */
  void start(SchemaNode newSchema) {
    schema = newSchema;
    askedBy.clear();
    collected = null;
    matches = 0;
    isConcluded = false;
    isCertain = false;
    isRefused = schema.refusesAll(level.type());
    outcome = null;
  }

  SchemaNode schema() {
    return schema;
  }

  Level level() {
    return level;
  }

  /** Notes who is to be told the outcome. */
  void askedBy(Check check) {
    askedBy.add(check);
  }

  /** Whether the document is refused if this schema refuses this value. */
  boolean isCertain() {
    return isCertain;
  }

  /** Notes that the document is refused if this schema refuses this value. */
  void makeCertain() {
    isCertain = true;
    if (isRefused) {
      run().refuse();
    }
  }

  /** Whether this schema refuses the value, whatever follows; what only its branches refuse is noted by their level. */
  boolean isRefused() {
    return isRefused;
  }

  /** Notes that this schema refuses the value, whatever follows. */
  void refuse() {
    isRefused = true;
    if (isCertain) {
      run().refuse();
    }
  }

  /** Asks for a check of the next item or member. */
  void checkNext(Keyword keyword, SchemaNode child) {
    Check check = lastAsked;
    if (check == null || check.keyword() != keyword || check.schema() != child) {
      check = new Check(this, keyword, child);
      lastAsked = check;
    }
    level.checkNext(check);
  }

  /** Keeps what a keyword refused about an item or member, until the value ends. */
  void collect(Keyword keyword, Failures failures) {
    if (!isRefused) {
      refuse();
      level.certainty().changed();
    }
    if (collected == null) {
      collected = new Failures[schema.keywords().size()];
    }
    Failures ofKeyword = collected[keyword.slot()];
    if (ofKeyword == null) {
      ofKeyword = new Failures(run().capacity());
      collected[keyword.slot()] = ofKeyword;
    }
    ofKeyword.addAll(failures);
  }

  /** What a keyword refused about items or members, or null. */
  @Nullable
  Failures collected(Keyword keyword) {
    return collected == null ? null : collected[keyword.slot()];
  }

  /** Counts an item that {@code contains} accepts. */
  void countMatch() {
    matches++;
  }

  int matches() {
    return matches;
  }

  /** Concludes, and tells those who asked. */
  void finish() {
    Failures failures = refusals();
    for (Check check : askedBy) {
      check.finished(failures);
    }
  }

  /** What the schema refuses, once the value has ended. */
  @Nullable
  Failures refusals() {
    if (!isConcluded) {
      outcome = schema.check(this);
      isConcluded = true;
      if (isCertain && outcome != null) {
        run().refuse();
      }
    }
    return outcome;
  }

  @Override
  @Nullable
  Failures outcome(SchemaNode branch) {
    return branch.acceptsAll() ? null : level.frame(branch).refusals();
  }

  @Override
  JsonType type() {
    return level.type();
  }

  @Override
  int order() {
    return level.order();
  }

  @Override
  @Nullable
  Spot spot() {
    return run().keepsPlaces() ? level.spot() : null;
  }

  @Override
  int depth() {
    return level.depth();
  }

  @Override
  JsonNode shown() {
    return level.type() == JsonType.OBJECT ? AN_OBJECT : AN_ARRAY;
  }

  @Override
  int size() {
    return level.size();
  }

  @Override
  boolean holdsUnread() {
    return level.holdsUnread();
  }

  @Override
  ObjectNames names() {
    return level.namesForMessages();
  }
}
