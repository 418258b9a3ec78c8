package dev.masu.jackson.differential;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Transition;
import dev.masu.schema.CheckReport;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The outcome of reading a document. */
sealed interface Outcome {
  /** Documents that are not one JSON value. */
  enum NoDocument implements Outcome {
    NOT_JSON,
    EMPTY,
    MORE_THAN_ONE
  }

  /**
   * The document is invalid.
   *
   * @param report the whole report, which is compared in full
   */
  public record Rejected(CheckReport report) implements Outcome {}

  /**
   * The document was bound.
   *
   * @param value the value
   * @param inOrder the contents of the value's maps and lists, in their order
   */
  public record Bound(Object value, Object inOrder) implements Outcome {
    static Bound of(Object value) {
      return new Bound(value, Bound.inOrder(value));
    }

    /** Contents of maps as lists, since maps are equal in any order. */
    private static Object inOrder(@Nullable Object value) {
      if (value instanceof Map<?, ?> map) {
        List<Object> entries = new ArrayList<>();
        map.forEach((key, member) -> entries.add(Arrays.asList(key, inOrder(member))));
        return entries;
      }
      if (value instanceof List<?> list) {
        return list.stream().map(Bound::inOrder).toList();
      }
      if (value instanceof Stn stn) {
        return inOrder(List.of(stn.board(), stn.hands()));
      }
      if (value instanceof Position position) {
        return inOrder(List.of(position.board(), position.hands()));
      }
      if (value instanceof Ggn ggn) {
        return inOrder(ggn.entries());
      }
      if (value instanceof Transition transition) {
        return inOrder(List.of(transition.boardCheck(), transition.boardPatch()));
      }
      return String.valueOf(value);
    }
  }
}
