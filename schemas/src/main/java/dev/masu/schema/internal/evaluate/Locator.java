package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.document.TokenLocations;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.document.ValuePath;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Reads a document again to find the locations of some of its keys and values by event index. A valid document so
 * costs nothing for locations.
 */
final class Locator {
  private final JsonParser parser;
  private final ValuePath base;
  private final Deque<Container> open = new ArrayDeque<>();
  private final NavigableSet<Integer> wanted;
  private final Map<Integer, Spot> found = new HashMap<>();
  private final Scalar numbers = new Scalar(new Run(CheckLimits.defaults()));

  private int order;

  private Locator(JsonParser parser, String base, NavigableSet<Integer> wanted) {
    this.parser = parser;
    this.base = ValuePath.of(base);
    this.wanted = wanted;
  }

  /**
   * Finds keys and values by event index. One that a limit of the parser keeps from being read is located at its
   * start, or if it is a name, where reading stopped. Those after the end are not found: a file may have changed since
   * they were counted.
   *
   * @param parser the parser, before the value's first token
   * @param base the value's JSON Pointer
   * @param wanted the event indexes, at least one
   */
  static Map<Integer, Spot> find(JsonParser parser, String base, NavigableSet<Integer> wanted) {
    Locator locator = new Locator(parser, base, wanted);
    locator.find();
    return locator.found;
  }

  private void find() {
    try {
      while (order <= wanted.last()) {
        JsonToken token = parser.nextToken();
        if (token == null) {
          return;
        }
        accept(token);
      }
    } catch (StreamConstraintsException e) {
      String name = TokenLocations.nameAtStop(parser);
      if (!open.isEmpty() && name != null) {
        open.element().name = name;
      }
      startItem();
      TokenStreamLocation place = TokenLocations.ofStop(parser, isAtName());
      wanted.tailSet(order).forEach(stopped -> note(stopped, place));
    }
  }

  private void accept(JsonToken token) {
    switch (token) {
      case END_OBJECT, END_ARRAY -> {
        open.pop();
        endValue();
      }
      case PROPERTY_NAME -> {
        open.element().name = parser.currentName();
        count();
      }
      case START_OBJECT, START_ARRAY -> {
        startItem();
        count();
        open.push(new Container(path(), token == JsonToken.START_ARRAY));
      }
      default -> {
        readNumber();
        startItem();
        count();
        endValue();
      }
    }
  }

  private void startItem() {
    if (!open.isEmpty()) {
      open.element().index++;
    }
  }

  private void endValue() {
    if (!open.isEmpty()) {
      open.element().name = null;
    }
  }

  /** A limit of the parser may be hit only when the number is converted. */
  private void readNumber() {
    try {
      numbers.read(parser, parser.currentToken(), order, open.size());
    } catch (Unreadable e) {
      // Reported by the check already.
    }
  }

  private void count() {
    if (wanted.contains(order)) {
      note(order, parser.currentTokenLocation());
    }
    order++;
  }

  private void note(int wantedOrder, TokenStreamLocation place) {
    found.put(wantedOrder, new Spot(path(), place, order));
  }

  private boolean isAtName() {
    return !open.isEmpty() && !open.element().isArray && open.element().name == null;
  }

  private ValuePath path() {
    return open.isEmpty() ? base : open.element().current();
  }

  /** An open array or object. */
  private static final class Container {
    private final ValuePath path;
    private final boolean isArray;
    private int index = -1;
    private @Nullable String name;

    Container(ValuePath path, boolean isArray) {
      this.path = path;
      this.isArray = isArray;
    }

    /** The way to the current item or member; to the object itself where no name was read yet. */
    ValuePath current() {
      if (isArray) {
        return path.item(index);
      }
      return name == null ? path : path.member(name);
    }
  }
}
