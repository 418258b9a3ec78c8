package dev.masu.schema.internal.streaming;

import dev.masu.internal.map.Entries;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.JsonTokenId;

/**
 * Reads the members of one object in one go, as long as each name and value was there before. Meanwhile the
 * object is not opened for the check, which would take longer than to look at its tokens: a checked read of 20 MB
 * of GGN takes 2.3 times as long as Jackson's tokens in place of 2.65 times, the check alone 1.7 times in place of 1.8.
 */
final class DirectMembers {
  private KnownNames names = new KnownNames(false);
  private long object;
  private int notedUntil;
  private int size;
  private int order;
  private long required;
  private @Nullable KnownName last;
  private boolean isOpen;
  private MembersRead upTo = MembersRead.NAME;

  /**
   * Starts with an object, behind its start.
   *
   * @param ofNames the names of such objects
   * @param number the object's number
   * @param first how many keys and values start before the first member
   * @param untilNoted the places of so many keys and values are noted
   */
  void start(KnownNames ofNames, long number, int first, int untilNoted) {
    names = ofNames;
    object = number;
    notedUntil = untilNoted;
    order = first;
    size = 0;
    required = 0;
    last = null;
    isOpen = false;
  }

  /** The object's number. */
  long object() {
    return object;
  }

  /** How many members have started. */
  int size() {
    return size;
  }

  /** How many keys and values start before what comes next. */
  int order() {
    return order;
  }

  /** The bits of the required names that were there. */
  long required() {
    return required;
  }

  /** The last member, or null if there is none yet. */
  @Nullable
  KnownName last() {
    return last;
  }

  /** Whether the value of the last member was not taken. */
  boolean isOpen() {
    return isOpen;
  }

  /** How far the members were read. */
  MembersRead upTo() {
    return upTo;
  }

  /** Goes on behind the value that was read elsewhere. */
  void goOnBehindValue(int nextOrder) {
    isOpen = false;
    order = nextOrder;
  }

  /** Whether the object has ended, and may do so by its schema. */
  boolean mayEnd(@Nullable DirectSchema schema) {
    return upTo == MembersRead.END
        && schema != null
        && schema.allowsSize(size)
        && required == schema.allRequired();
  }

  /**
   * Reads on to the first token that is not known, or the object's end.
   *
   * @param into where to add what was made of the members
   */
  <K extends Comparable<K>, V> void read(JsonParser source, Makers makers, Entries<K, V> into) {
    Object ofNames = makers.ofNames();
    upTo = MembersRead.NAME;
    for (String name = source.nextName(); name != null; name = source.nextName()) {
      KnownName known = names.find(name);
      if (known == null || known.standsIn(object)) {
        return;
      }
      Object key = known.madeBy(ofNames);
      if (key == null) {
        return;
      }
      take(known, source);
      Object value = value(known.value(), makers, source);
      if (value == null) {
        upTo = MembersRead.VALUE;
        return;
      }
      isOpen = false;
      order++;
      add(into, key, value);
    }
    ended(source);
  }

  /**
   * Reads on to the first token that is not known or not taken, or the object's end.
   *
   * @param taker who takes the members, or null if they are checked only
   * @param maxStringLength how long a text may be that was not there before
   * @param guesses whether names are guessed; see {@link DirectCheck#guess}
   */
  void read(JsonParser source, @Nullable MemberTaker taker, int maxStringLength, boolean guesses) {
    upTo = MembersRead.NAME;
    for (KnownName known = next(source, guesses); known != null; known = next(source, guesses)) {
      take(known, source);
      if (!(taker == null
          ? isKnown(known.value(), source, maxStringLength)
          : isTaken(known, taker, source, maxStringLength))) {
        upTo = MembersRead.VALUE;
        return;
      }
      isOpen = false;
      order++;
    }
    ended(source);
  }

  /** The name that comes next, or null if there is none, it is not known or stands here already. */
  private @Nullable KnownName next(JsonParser source, boolean guesses) {
    KnownName guess = guesses ? names.behind(last) : null;
    boolean isGuessed = guess != null && source.nextName(guess.text());
    KnownName next =
        isGuessed ? guess : found(guess == null ? source.nextName() : KnownNames.current(source));
    return next == null || next.standsIn(object) ? null : next;
  }

  private @Nullable KnownName found(@Nullable String name) {
    KnownName known = name == null ? null : names.find(name);
    if (known != null) {
      names.follows(last, known);
    }
    return known;
  }

  private void ended(JsonParser source) {
    if (source.currentToken() == JsonToken.END_OBJECT) {
      upTo = MembersRead.END;
    }
  }

  private void take(KnownName name, JsonParser source) {
    if (order < notedUntil) {
      name.place().note(source.currentTokenLocation());
    }
    name.stands(object, order++);
    required |= name.requiredBit();
    size++;
    last = name;
    isOpen = true;
  }

  private static boolean isKnown(Expected expected, JsonParser source, int maxStringLength) {
    JsonToken token = source.nextToken();
    return switch (id(token)) {
      case JsonTokenId.ID_STRING ->
        expected.texts() == null
            ? isShort(expected, source.getStringLength(), maxStringLength)
            : expected.texts().find(source) != null;
      case JsonTokenId.ID_NULL, JsonTokenId.ID_TRUE, JsonTokenId.ID_FALSE ->
        expected.acceptsAll(token.id());
      case JsonTokenId.ID_NUMBER_INT ->
        expected.acceptsAll(token.id()) || integer(expected, source) != null;
      default -> false;
    };
  }

  private static boolean isTaken(
      KnownName name, MemberTaker taker, JsonParser source, int maxStringLength) {
    Expected expected = name.value();
    JsonToken token = source.nextToken();
    return switch (id(token)) {
      case JsonTokenId.ID_STRING ->
        expected.texts() == null
            ? isTextTaken(name, taker, source, maxStringLength)
            : isTaken(name, taker, expected.texts().find(source));
      case JsonTokenId.ID_NUMBER_INT ->
        acceptsInteger(expected, source) && taker.takes(name, source.getIntValue());
      case JsonTokenId.ID_TRUE, JsonTokenId.ID_FALSE ->
        expected.acceptsAll(token.id()) && taker.takes(name, token == JsonToken.VALUE_TRUE);
      case JsonTokenId.ID_NULL -> expected.acceptsAll(token.id()) && taker.takesNull(name);
      default -> false;
    };
  }

  private static boolean isTaken(KnownName name, MemberTaker taker, @Nullable KnownText known) {
    return known != null && taker.takes(name, known.text(), known);
  }

  private static boolean isTextTaken(
      KnownName name, MemberTaker taker, JsonParser source, int maxStringLength) {
    String text = source.getString();
    return isShort(name.value(), text.length(), maxStringLength) && taker.takes(name, text, null);
  }

  private static boolean acceptsInteger(Expected expected, JsonParser source) {
    return source.getNumberType() == JsonParser.NumberType.INT
        && (expected.acceptsAll(JsonTokenId.ID_NUMBER_INT)
            || expected.integers().contains(source.getIntValue()));
  }

  private static int id(@Nullable JsonToken token) {
    return token == null ? JsonTokenId.ID_NO_TOKEN : token.id();
  }

  private static boolean isShort(Expected expected, int length, int maxStringLength) {
    return length <= maxStringLength && expected.acceptsTextsOf(length);
  }

  /** What was made of the next value, or null if that is not known. */
  private static @Nullable Object value(Expected expected, Makers makers, JsonParser source) {
    JsonToken token = source.nextToken();
    return switch (id(token)) {
      case JsonTokenId.ID_STRING -> ofText(expected.texts(), makers.ofTexts(), source);
      case JsonTokenId.ID_NULL ->
        expected.acceptsAll(JsonTokenId.ID_NULL) ? makers.forNull() : null;
      case JsonTokenId.ID_NUMBER_INT -> makers.takesIntegers() ? integer(expected, source) : null;
      default -> null;
    };
  }

  private static @Nullable Object ofText(
      @Nullable KnownTexts texts, @Nullable Object maker, JsonParser source) {
    if (texts == null || maker == null) {
      return null;
    }
    KnownText known = texts.find(source);
    return known == null ? null : known.madeBy(maker);
  }

  private static @Nullable Integer integer(Expected expected, JsonParser source) {
    if (source.getNumberType() != JsonParser.NumberType.INT) {
      return null;
    }
    int number = source.getIntValue();
    return expected.integers().contains(number) ? number : null;
  }

  // What was made by the makers of keys and values.
  @SuppressWarnings("unchecked")
  private static <K extends Comparable<K>, V> void add(
      Entries<K, V> into, Object key, Object value) {
    into.add((K) key, (V) value);
  }
}
