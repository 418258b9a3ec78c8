package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/**
 * Reads a value again to tell where some of its keys and values stand. So a check keeps no places, and
 * a valid document pays nothing for them.
 */
final class Locator {
  private final JsonParser parser;
  private final String base;
  private final NavigableSet<Integer> wanted;
  private final Map<Integer, Spot> found = new HashMap<>();
  private final Scalar numbers = new Scalar(new Run(CheckLimits.defaults()));

  /** For each open array or object, the name or index of its current member or item. */
  private final List<Object> path = new ArrayList<>();

  private int order;

  private Locator(JsonParser parser, String base, NavigableSet<Integer> wanted) {
    this.parser = parser;
    this.base = base;
    this.wanted = wanted;
  }

  /**
   * Finds keys and values by their orders. One that a limit of the parser keeps from being read is
   * told where the parser stands then.
   *
   * @param parser the parser, before the value's first token
   * @param base the value's JSON Pointer
   * @param wanted the orders
   */
  static Map<Integer, Spot> find(JsonParser parser, String base, NavigableSet<Integer> wanted) {
    Locator locator = new Locator(parser, base, wanted);
    if (!wanted.isEmpty()) {
      locator.find();
    }
    return locator.found;
  }

  private void find() {
    try {
      while (order <= wanted.last()) {
        accept(parser.nextToken());
      }
    } catch (StreamConstraintsException e) {
      startItem();
      wanted.tailSet(order).forEach(this::note);
    }
  }

  private void accept(JsonToken token) {
    switch (token) {
      case END_OBJECT, END_ARRAY -> path.remove(path.size() - 1);
      case PROPERTY_NAME -> {
        path.set(path.size() - 1, parser.currentName());
        count();
      }
      case START_OBJECT -> {
        startItem();
        count();
        path.add("");
      }
      case START_ARRAY -> {
        startItem();
        count();
        path.add(-1);
      }
      default -> {
        readNumber();
        startItem();
        count();
      }
    }
  }

  private void startItem() {
    int last = path.size() - 1;
    if (last >= 0 && path.get(last) instanceof Integer index) {
      path.set(last, index + 1);
    }
  }

  /** A limit of the parser may show only when the number is asked for. */
  private void readNumber() {
    try {
      numbers.read(parser, order, path.size());
    } catch (ArithmeticException e) {
      // The check has told so.
    }
  }

  private void count() {
    if (wanted.contains(order)) {
      note(order);
    }
    order++;
  }

  private void note(int wantedOrder) {
    found.put(wantedOrder, new Spot(pointer(), parser.currentTokenLocation(), documentOrder()));
  }

  private String pointer() {
    StringBuilder pointer = new StringBuilder(base);
    for (Object step : path) {
      pointer.append(Pointers.member("", step.toString()));
    }
    return pointer.toString();
  }

  /** A value that was read before knows its own order. */
  private int documentOrder() {
    if (!(parser instanceof LocatedParser located)) {
      return order;
    }
    LocatedValue value = located.currentRead().required();
    return parser.currentToken() == JsonToken.PROPERTY_NAME
        ? value.member(parser.currentName()).nameOrder()
        : value.order();
  }
}
