package dev.masu.schema.internal.document;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/**
 * What a token of a replay lies in, told as a parser of JSON tells it. That of Jackson's own copies of tokens knows neither
 * how deep it nests nor where it starts, and counts members by their values.
 */
final class ReplayContext extends TokenStreamContext {
  private final @Nullable TokenStreamContext parent;
  private final TokenStreamLocation start;
  private @Nullable String name;
  private @Nullable Object value;

  private ReplayContext(
      int type,
      int index,
      int depth,
      @Nullable TokenStreamContext parent,
      TokenStreamLocation start) {
    super(type, index);
    this._nestingDepth = depth;
    this.parent = parent;
    this.start = start;
  }

  /** Around a value that lies in nothing. */
  static ReplayContext root() {
    return new ReplayContext(TYPE_ROOT, -1, 0, null, TokenStreamLocation.NA);
  }

  /** What a value lies in, where it was read from: an item is not counted before it starts. */
  static ReplayContext of(TokenStreamContext source) {
    int type = source.inObject() ? TYPE_OBJECT : source.inArray() ? TYPE_ARRAY : TYPE_ROOT;
    int before = source.inObject() ? 1 : 2;
    ReplayContext around = new ReplayContext(
        type,
        source.getEntryCount() - before,
        source.getNestingDepth(),
        source.getParent(),
        source.startLocation(ContentReference.unknown()));
    around.name = source.currentName();
    around.value = source.currentValue();
    return around;
  }

  /** A member's name comes. */
  void name(String member) {
    _index++;
    name = member;
  }

  /** A value comes: a member was counted by its name. */
  void value() {
    if (!inObject()) {
      _index++;
    }
  }

  /** The array or object that comes as a value. */
  ReplayContext open(boolean isObject, TokenStreamLocation place) {
    value();
    return new ReplayContext(
        isObject ? TYPE_OBJECT : TYPE_ARRAY, -1, _nestingDepth + 1, this, place);
  }

  /** What an array or object that was opened lies in. */
  ReplayContext around() {
    return Objects.requireNonNull((ReplayContext) parent);
  }

  @Override
  public @Nullable TokenStreamContext getParent() {
    return parent;
  }

  @Override
  public @Nullable String currentName() {
    return name;
  }

  @Override
  public boolean hasCurrentName() {
    return name != null;
  }

  @Override
  public @Nullable Object currentValue() {
    return value;
  }

  @Override
  public void assignCurrentValue(@Nullable Object assigned) {
    value = assigned;
  }

  @Override
  public TokenStreamLocation startLocation(ContentReference reference) {
    return start;
  }
}
