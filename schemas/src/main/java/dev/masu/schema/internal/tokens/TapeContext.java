package dev.masu.schema.internal.tokens;

import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.databind.util.TokenBufferReadContext;

/** The context of a replayed token, as a parser of JSON text describes it. */
final class TapeContext extends TokenBufferReadContext {
  private final TokenStreamLocation location;

  /** The index of the array or object on the tape, or -1 outside of the replayed value. */
  final int start;

  /** The index of the name that is replayed before all others, or -1. */
  int moved = -1;

  /** Whether that member is being replayed. */
  boolean isAtMoved;

  /** The context of a value at the root. */
  TapeContext() {
    this.location = TokenStreamLocation.NA;
    this.start = -1;
  }

  /** A copy of the context that a value was read in, as it was before that value, which is counted when it starts. */
  TapeContext(TokenStreamContext source) {
    super(source, TokenStreamLocation.NA);
    this._index = source.getEntryCount() - (source.inObject() ? 1 : 2);
    this._nestingDepth = source.getNestingDepth();
    this.location = source.startLocation(ContentReference.unknown());
    this.start = -1;
  }

  private TapeContext(TapeContext parent, int type, int start, TokenStreamLocation location) {
    super(parent, type, -1);
    this._nestingDepth = parent._nestingDepth + 1;
    this.location = location;
    this.start = start;
  }

  void startName(String member) {
    _index++;
    setCurrentName(member);
  }

  /** Counts a value; a member has been counted by its name. */
  void startValue() {
    if (!inObject()) {
      _index++;
    }
  }

  TapeContext open(boolean isObject, int index, TokenStreamLocation at) {
    startValue();
    return new TapeContext(this, isObject ? TYPE_OBJECT : TYPE_ARRAY, index, at);
  }

  @Override
  public TokenStreamLocation startLocation(ContentReference reference) {
    return location;
  }
}
