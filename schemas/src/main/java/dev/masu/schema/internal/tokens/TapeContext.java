package dev.masu.schema.internal.tokens;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;

/** What a replayed token is in, described as a parser of JSON text does. */
final class TapeContext extends TokenStreamContext {
  private final @Nullable TokenStreamContext parent;
  private final TokenStreamLocation location;
  private @Nullable String name;
  private @Nullable Object value;

  /** The index of the array or object on the tape; -1 of what is around the replayed value. */
  final int start;

  /** The index of the name that is replayed before all others, or -1. */
  int moved = -1;

  /** Whether that member is being replayed. */
  boolean isAtMoved;

  private TapeContext(
      int type,
      int index,
      int depth,
      @Nullable TokenStreamContext parent,
      TokenStreamLocation location,
      int start) {
    super(type, index);
    this._nestingDepth = depth;
    this.parent = parent;
    this.location = location;
    this.start = start;
  }

  /** The context of a value that is in nothing. */
  static TapeContext root() {
    return new TapeContext(TYPE_ROOT, -1, 0, null, TokenStreamLocation.NA, -1);
  }

  /** A copy of the context that a value was read in, before that value: an item is counted when it starts. */
  static TapeContext before(TokenStreamContext source) {
    TapeContext around = new TapeContext(
        source.inObject() ? TYPE_OBJECT : source.inArray() ? TYPE_ARRAY : TYPE_ROOT,
        source.getEntryCount() - (source.inObject() ? 1 : 2),
        source.getNestingDepth(),
        source.getParent(),
        source.startLocation(ContentReference.unknown()),
        -1);
    around.name = source.currentName();
    around.value = source.currentValue();
    return around;
  }

  void startName(String member) {
    _index++;
    name = member;
  }

  /** Counts a value; a member was counted by its name. */
  void startValue() {
    if (!inObject()) {
      _index++;
    }
  }

  TapeContext open(boolean isObject, int index, TokenStreamLocation at) {
    startValue();
    int type = isObject ? TYPE_OBJECT : TYPE_ARRAY;
    return new TapeContext(type, -1, _nestingDepth + 1, this, at, index);
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
    return location;
  }
}
