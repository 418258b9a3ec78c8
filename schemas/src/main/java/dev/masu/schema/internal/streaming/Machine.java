package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.PatternBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Checks one value, token by token. Its memory grows with the depth of the document and the number of
 * names in an open object, not with the document.
 */
final class Machine {
  private final SchemaNode root;
  private final Run run;
  private final Scalar scalar;
  private final Set<Integer> unreadable;
  private final List<Level> levels = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();
  private int depth;
  private boolean hasGivenUp;
  private boolean isComplete;
  private @Nullable Failures outcome;

  /**
   * Makes a machine for one check.
   *
   * @param root the schema
   * @param run the limits and counts of the check
   * @param unreadable the orders of scalars that only stand in for what could not be read
   */
  Machine(SchemaNode root, Run run, Set<Integer> unreadable) {
    this.root = root;
    this.run = run;
    this.scalar = new Scalar(run);
    this.unreadable = unreadable;
  }

  /** What the schema refuses, or null if nothing. */
  @Nullable
  Failures outcome() {
    return outcome;
  }

  /** What JSON forbids or a limit stopped, in document order. */
  List<Problem> problems() {
    return problems;
  }

  /** Whether the value was read to its end. */
  boolean isComplete() {
    return isComplete;
  }

  /** Whether the value was read to its end and nothing is wrong with it. */
  boolean accepts() {
    return isComplete && outcome == null && problems.isEmpty();
  }

  /**
   * Reads and checks the value whose first token the parser stands at, or its next value if it stands
   * at none, and leaves the parser at the value's last token, or where a limit stopped the reading.
   * Nothing is wrong, and nothing complete, if there is no value.
   *
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON
   */
  void read(JsonParser parser) {
    try {
      JsonToken token = parser.hasCurrentToken() ? parser.currentToken() : parser.nextToken();
      if (token == null) {
        return;
      }
      while (token != null && depth <= run.limits().maxDepth()) {
        accept(token, parser);
        if (isComplete) {
          return;
        }
        if (depth <= run.limits().maxDepth()) {
          token = parser.nextToken();
        }
      }
      if (token == null) {
        throw new IllegalStateException("the parser ended inside its value");
      }
      problems.add(Problem.tooDeep(run.order() - 1, run.limits().maxDepth()));
    } catch (StreamConstraintsException e) {
      problems.add(Problem.constraint(run.order(), e.getOriginalMessage()));
    }
  }

  private void accept(JsonToken token, JsonParser parser) {
    try {
      switch (token) {
        case PROPERTY_NAME -> name(parser.currentName());
        case END_OBJECT, END_ARRAY -> end();
        case START_OBJECT, START_ARRAY -> start(JsonType.startedBy(token));
        default -> scalar(parser);
      }
    } catch (LimitReached e) {
      giveUp(e.code(), e.parameters());
      ended();
    } catch (PatternBudget.Exceeded e) {
      giveUp("pattern-steps", e.parameters());
      ended();
    }
  }

  private void name(String name) {
    int order = run.nextOrder();
    Level object = top();
    int first = object.addName(name, order);
    if (first < 0) {
      object.member(name, order);
    } else {
      object.skipMember();
      problem(Problem.duplicate(order, name, first));
    }
  }

  private void start(JsonType type) {
    int order = run.nextOrder();
    if (depth == levels.size()) {
      levels.add(new Level(run, depth));
    }
    Level opened = levels.get(depth);
    if (depth++ > 0) {
      Level around = levels.get(depth - 2);
      opened.open(type, order, around.startValue(), around.isHolding());
    } else if (hasGivenUp) {
      opened.open(type, order, List.of(), false);
    } else {
      opened.openRoot(type, root);
    }
  }

  private void end() {
    Level closed = top();
    depth--;
    closed.close();
    if (depth == 0) {
      outcome = hasGivenUp ? null : closed.frame(root).refusals();
      isComplete = true;
    } else if (closed.isHolding()) {
      hold(closed.heldId());
    }
  }

  /** Adds an ended value to the one around it, or forgets all if that is not held. */
  private void hold(int id) {
    if (top().isHolding()) {
      top().held().add(id);
    } else {
      run.held().clear();
    }
  }

  private void scalar(JsonParser parser) {
    int order = run.nextOrder();
    List<Check> checks = depth == 0 ? List.of() : top().startValue();
    boolean isReadable = read(parser, order);
    if (depth == 0) {
      isComplete = true;
      outcome = isReadable ? root.check(scalar) : null;
      return;
    }
    for (int i = 0; isReadable && i < checks.size(); i++) {
      Check check = checks.get(i);
      check.finished(check.schema().check(scalar));
    }
    if (top().isHolding()) {
      top().held().add(run.held().id(isReadable ? scalar.canonical() : JsonType.NULL));
    }
  }

  /** Reads the scalar, unless it has no value to be checked. */
  private boolean read(JsonParser parser, int order) {
    if (unreadable.contains(order)) {
      return false;
    }
    try {
      scalar.read(parser, order, depth);
      return true;
    } catch (ArithmeticException e) {
      problem(Problem.notExact(order, String.valueOf(e.getMessage()), parser.getString()));
      return false;
    }
  }

  /** Goes on without the schema: the rest must be JSON all the same. */
  private void giveUp(String code, Map<String, Object> parameters) {
    if (!hasGivenUp) {
      problem(Problem.limit(Math.max(0, run.order() - 1), code, parameters));
    }
    hasGivenUp = true;
    for (int i = 0; i < levels.size(); i++) {
      levels.get(i).giveUp();
    }
  }

  /** A limit may interrupt the end of the whole value. */
  private void ended() {
    isComplete = depth == 0;
  }

  private void problem(Problem problem) {
    if (problems.size() < run.capacity()) {
      problems.add(problem);
    }
  }

  private Level top() {
    return levels.get(depth - 1);
  }
}
