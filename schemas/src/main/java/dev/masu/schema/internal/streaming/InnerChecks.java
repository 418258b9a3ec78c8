package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.ReadSize;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * Direct checks of arrays and objects within a document in which something is wrong elsewhere. So a document of 20 MB
 * that is refused at its start takes 60 ms in place of 135.
 */
final class InnerChecks {
  /** Each remembers names and texts; what lies within by more schemas is checked by frames. */
  private static final int MAX_SCHEMAS = 16;

  /** Where so much is wrong, trying takes longer than it spares. */
  private static final int MAX_TAKEN_OVER = 1_000;

  private final Run run;
  private final Map<@Nullable SchemaNode, DirectCheck> bySchema = new HashMap<>(4);
  private @Nullable DirectCheck open;
  private List<Check> waiting = List.of();
  private int takenOver;

  InnerChecks(Run run) {
    this.run = run;
  }

  /** What checks the array or object that is open, or null if none is checked directly. */
  @Nullable
  DirectCheck open() {
    return open;
  }

  /** Who waits for what is open, or for what was open last. */
  List<Check> waiting() {
    return waiting;
  }

  /**
   * Starts with the array or object that the parser's current token starts; false if it cannot be checked directly.
   *
   * @param checks who waits for it
   * @param read how much was read
   * @param depth how many arrays and objects are open around it
   */
  boolean start(JsonType type, List<Check> checks, JsonParser parser, ReadSize read, int depth) {
    if (takenOver == MAX_TAKEN_OVER || checks.size() > 1) {
      return false;
    }
    SchemaNode schema = checks.isEmpty() ? null : checks.get(0).schema();
    DirectCheck ahead = schema == null || schema.direct(type) != null ? of(schema) : null;
    if (ahead == null) {
      return false;
    }
    if (!ahead.beginWithin(parser, run, read, depth)) {
      ahead.reset();
      return false;
    }
    open = ahead;
    waiting = checks;
    return true;
  }

  private @Nullable DirectCheck of(@Nullable SchemaNode schema) {
    DirectCheck known = bySchema.get(schema);
    if (known == null && bySchema.size() < MAX_SCHEMAS) {
      known = new DirectCheck(schema, run.limits());
      bySchema.put(schema, known);
    }
    return known;
  }

  /** Takes note that what is open has ended, and nothing is wrong with it. */
  void ended(DirectCheck ahead) {
    run.count(ahead.order());
    open = null;
    ahead.reset();
    for (Check check : waiting) {
      check.finished(null);
    }
  }

  /** Takes note that frames go on with what is open. */
  void leave(DirectCheck ahead) {
    run.count(ahead.order());
    open = null;
    takenOver++;
  }
}
