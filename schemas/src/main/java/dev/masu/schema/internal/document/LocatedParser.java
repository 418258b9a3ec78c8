package dev.masu.schema.internal.document;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.node.TreeTraversingParser;

/**
 * Replays a checked value as tokens that still know their places, so that a problem found while
 * binding has its line and column too.
 */
public final class LocatedParser extends TreeTraversingParser {
  private final String base;
  private final LocatedValue root;
  private final Deque<Iterator<Map.Entry<String, LocatedValue.Member>>> objects =
      new ArrayDeque<>();
  private final Deque<Iterator<LocatedValue>> arrays = new ArrayDeque<>();
  private final Deque<LocatedValue> open = new ArrayDeque<>();
  private LocatedValue current;
  private TokenStreamLocation place;

  /**
   * Starts before the first token of a value.
   *
   * @param root the value
   * @param base the value's JSON Pointer in its document
   * @param context the context of the reading
   */
  public LocatedParser(LocatedValue root, String base, ObjectReadContext context) {
    super(root.node(), context);
    this.root = root;
    this.base = base;
    this.current = root;
    this.place = root.start();
  }

  /** The JSON Pointer of the whole value in its document. */
  public String base() {
    return base;
  }

  /** The value whose first token the parser stands at; at a name, the object that holds it. */
  public LocatedValue currentLocated() {
    return currentToken() == JsonToken.PROPERTY_NAME ? open.element() : current;
  }

  @Override
  public JsonToken nextToken() {
    JsonToken token = super.nextToken();
    if (token != null) {
      follow(token);
    }
    return token;
  }

  @Override
  public JsonParser skipChildren() {
    if (currentToken() != JsonToken.START_OBJECT && currentToken() != JsonToken.START_ARRAY) {
      return this;
    }
    int depth = open.size();
    while (open.size() >= depth) {
      nextToken();
    }
    return this;
  }

  @Override
  public TokenStreamLocation currentTokenLocation() {
    return place;
  }

  @Override
  public TokenStreamLocation currentLocation() {
    return place;
  }

  private void follow(JsonToken token) {
    switch (token) {
      case PROPERTY_NAME -> {
        LocatedValue.Member member = objects.element().next().getValue();
        current = member.value();
        place = member.nameStart();
      }
      case END_OBJECT -> {
        objects.pop();
        endContainer();
      }
      case END_ARRAY -> {
        arrays.pop();
        endContainer();
      }
      default -> startValue(token);
    }
  }

  private void startValue(JsonToken token) {
    if (!open.isEmpty() && open.element().node().isArray()) {
      current = arrays.element().next();
    } else if (open.isEmpty()) {
      current = root;
    }
    place = current.start();
    if (token == JsonToken.START_OBJECT) {
      objects.push(current.members().entrySet().iterator());
      open.push(current);
    } else if (token == JsonToken.START_ARRAY) {
      arrays.push(current.items().iterator());
      open.push(current);
    }
  }

  private void endContainer() {
    current = open.pop();
    place = current.start();
  }
}
