package dev.masu.schema.internal.location;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;

/**
 * The path to a value. It becomes a JSON Pointer (RFC 6901) only on demand, since names may be long, and most values
 * are valid.
 */
public final class ValuePath {
  /** The path of a whole document. */
  public static final ValuePath ROOT = of("");

  private final @Nullable ValuePath parent;
  private final @Nullable String name;
  private final int index;
  private final @Nullable TokenStreamContext enclosing;

  private ValuePath(
      @Nullable ValuePath parent,
      @Nullable String name,
      int index,
      @Nullable TokenStreamContext enclosing) {
    this.parent = parent;
    this.name = name;
    this.index = index;
    this.enclosing = enclosing;
  }

  public static ValuePath of(String pointer) {
    return new ValuePath(null, pointer, 0, null);
  }

  /** The path to the last value that was read in a context. It is used before the next one is read there. */
  public static ValuePath ofValueIn(TokenStreamContext enclosing) {
    return new ValuePath(null, null, 0, enclosing);
  }

  /** The path to the value that a parser's current token starts. It is used before the next one is read. */
  public static ValuePath ofCurrentValue(JsonParser parser) {
    return ofValueIn(Pointers.enclosingContext(parser));
  }

  /** The path to the value or member that a parser's current token belongs to. It is used before the next is read. */
  public static ValuePath ofCurrentToken(JsonParser parser) {
    return ofValueIn(Pointers.context(parser));
  }

  public ValuePath member(String name) {
    return new ValuePath(this, name, 0, null);
  }

  /** The path to an item of this value, counted from 0. */
  public ValuePath item(int index) {
    return new ValuePath(this, null, index, null);
  }

  /** The name of the member that the path leads to, or null if it leads to an item or starts here. */
  public @Nullable String name() {
    return parent == null ? null : name;
  }

  /** The name of the member that holds the value that the path leads to, as {@link #name} of the path to that. */
  public @Nullable String parentName() {
    return parent == null ? null : parent.name();
  }

  private String step() {
    if (enclosing != null) {
      return enclosing.pathAsPointer().toString();
    }
    return name == null ? String.valueOf(index) : name;
  }

  @Override
  public String toString() {
    Deque<String> steps = new ArrayDeque<>();
    ValuePath start = this;
    while (start.parent != null) {
      steps.push(start.step());
      start = start.parent;
    }
    StringBuilder pointer = new StringBuilder(start.step());
    steps.forEach(name -> pointer.append('/').append(Pointers.escaped(name)));
    return pointer.toString();
  }
}
