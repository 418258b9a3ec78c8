package dev.masu.schema.internal.streaming;

import dev.masu.internal.map.Entries;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads objects in one go, and the objects that are their members' values, as long as all in them was there before.
 * Meanwhile they are not opened for the check, which would take longer than to look at their tokens; where something is
 * new they are, as if they had been read token by token.
 *
 * <p>So a checked read of 20 MB of GGN takes 60 ms in place of 67, where only boards were read in one go.
 */
final class DirectObjects {
  private final DirectCheck check;
  private final DirectMembers outer = new DirectMembers();
  private final DirectMembers inner = new DirectMembers();
  private boolean isInside;
  private MembersRead upTo = MembersRead.START;

  DirectObjects(DirectCheck check) {
    this.check = check;
  }

  /** How far the last object was read. */
  MembersRead upTo() {
    return isInside ? MembersRead.INSIDE : upTo;
  }

  /** How far the object was read that is the value of a member of the last one. */
  MembersRead insideUpTo() {
    return inner.upTo();
  }

  /** The name at whose value the reading of the last object has stopped, or null if it has not at one. */
  @Nullable
  Known stoppedAt() {
    return upTo() == MembersRead.VALUE ? outer.last() : null;
  }

  /**
   * Accepts the object that the parser's current token starts, as far as it is known, and those within that come first;
   * then the token that the parser stands at.
   */
  boolean acceptObject(JsonParser source) {
    do {
      if (!mayStart(source)) {
        return check.acceptCurrent(source);
      }
      if (readWhole(source, null)) {
        return true;
      }
    } while (source.currentToken() == JsonToken.START_OBJECT);
    return check.acceptCurrent(source);
  }

  /**
   * Accepts the object that the parser's current token starts, as far as it is known; then the token that the parser
   * stands at.
   *
   * @param into where to add what was made of the members
   */
  <K extends Comparable<K>, V> boolean acceptEntries(
      JsonParser source, Makers makers, Entries<K, V> into) {
    isInside = false;
    if (!mayStart(source)) {
      upTo = MembersRead.START;
      return check.acceptCurrent(source);
    }
    Expected expected = check.top().next();
    int start = check.order();
    start(expected, start, source);
    boolean isTaken = false;
    try {
      outer.read(source, makers, into);
      isTaken = isTaken(expected, source);
    } finally {
      if (!isTaken) {
        check.open(expected, start, outer);
      }
    }
    upTo = outer.upTo();
    return isTaken || check.acceptCurrent(source);
  }

  /**
   * Reads members of the object that has just started, as far as they are known and taken, and accepts the token that
   * the parser stands at then; see {@link DirectCheck#startsMembers}.
   */
  boolean acceptMembers(JsonParser source, MemberTaker taker) {
    DirectLevel level = check.top();
    level.startMembers(outer, check.order(), check.notedUntil());
    try {
      readMembers(source, level, taker);
    } finally {
      check.goOn(outer);
      openInside();
    }
    upTo = outer.upTo();
    return check.acceptCurrent(source);
  }

  /**
   * Reads items of the array that is open, as long as they are objects that are known and taken, and accepts the token that
   * the parser stands at then. It stands at the array's start, or at the end of an item.
   */
  boolean acceptItems(JsonParser source, ItemTaker taker) {
    do {
      if (source.nextToken() != JsonToken.START_OBJECT || !mayStart(source)) {
        isInside = false;
        upTo = MembersRead.START;
        return check.acceptCurrent(source);
      }
      if (!readWhole(source, taker)) {
        upTo = outer.upTo();
        return check.acceptCurrent(source);
      }
    } while (taker.takesItem());
    upTo = MembersRead.END;
    return true;
  }

  private boolean mayStart(JsonParser source) {
    return check.mayStart(check.top().next(), 0, check.order(), source);
  }

  /** Reads the object that comes next, and takes it as a whole, or opens it. */
  private boolean readWhole(JsonParser source, @Nullable MemberTaker taker) {
    Expected expected = check.top().next();
    int start = check.order();
    start(expected, start, source);
    boolean isTaken = false;
    try {
      isTaken = readMembers(source, check.top().inner(), taker) && isTaken(expected, source);
    } finally {
      if (!isTaken) {
        check.open(expected, start, outer);
        openInside();
      }
    }
    return isTaken;
  }

  private void start(Expected expected, int start, JsonParser source) {
    check.keepStart(source);
    outer.start(expected.names(), check.nextObject(), start + 1, check.notedUntil());
  }

  /** Takes the object that was read, if it may end where it does. */
  private boolean isTaken(Expected expected, JsonParser source) {
    return outer.mayEnd(expected.object()) && check.takeObject(outer, source);
  }

  private void openInside() {
    if (isInside) {
      check.open(Objects.requireNonNull(outer.last()).value(), outer.order(), inner);
    }
  }

  /** Reads members, and tells whether the object has ended. */
  private boolean readMembers(JsonParser source, DirectLevel level, @Nullable MemberTaker taker) {
    isInside = false;
    outer.read(source, taker, check.maxStringLength(), check.isGuessing());
    while (source.currentToken() == JsonToken.START_OBJECT && readInside(source, level, taker)) {
      outer.goOnBehindValue(inner.order());
      outer.read(source, taker, check.maxStringLength(), check.isGuessing());
    }
    return outer.upTo() == MembersRead.END;
  }

  /** Reads the object that is the value of the last member. */
  private boolean readInside(JsonParser source, DirectLevel level, @Nullable MemberTaker taker) {
    KnownName name = Objects.requireNonNull(outer.last());
    Expected expected = name.value();
    if (!check.mayStart(expected, 1, outer.order(), source)) {
      return false;
    }
    EntryTaker<?, ?> entries = taker == null ? null : taker.entries(name);
    if (taker != null && entries == null) {
      return false;
    }
    level.inner().start().keep(source, outer.order(), check.notedUntil());
    inner.start(expected.names(), check.nextObject(), outer.order() + 1, check.notedUntil());
    isInside = true;
    if (entries == null) {
      inner.read(source, null, check.maxStringLength(), check.isGuessing());
    } else {
      entries.read(inner, source);
    }
    isInside = !inner.mayEnd(expected.object());
    return !isInside;
  }
}
