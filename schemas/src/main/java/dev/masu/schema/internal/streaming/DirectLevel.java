package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One open array or object that is checked directly. It is used again for the next of its depth. */
final class DirectLevel {
  private final DirectLevel outer;
  private final List<Expected> known = new ArrayList<>();
  private final OpenStart start = new OpenStart();
  private @Nullable DirectLevel inner;
  private DirectSchema schema = DirectSchema.OPEN;
  private KnownNames names = new KnownNames(false);
  private boolean isArray = true;
  private Expected next;
  private @Nullable KnownName member;
  private boolean isMemberOpen;
  private @Nullable KnownText kindText;
  private long object;
  private int order;
  private int size;
  private long required;

  private DirectLevel(@Nullable DirectLevel outer, Expected next) {
    this.outer = outer == null ? this : outer;
    this.next = next;
  }

  /** What lies around a document. */
  static DirectLevel around(Expected document) {
    return new DirectLevel(null, document);
  }

  /** What this lies in. */
  DirectLevel outer() {
    return outer;
  }

  /** The place of what is opened here. */
  DirectLevel inner() {
    DirectLevel level = inner;
    if (level == null) {
      level = new DirectLevel(this, next);
      inner = level;
    }
    return level;
  }

  /** What a schema expects of values that are opened here, if that was asked for before, or null. */
  @Nullable
  Expected expectedBy(@Nullable SchemaNode node) {
    for (int i = 0; i < known.size(); i++) {
      if (known.get(i).schema() == node) {
        return known.get(i);
      }
    }
    return null;
  }

  void remember(Expected expected) {
    known.add(expected);
  }

  /** Starts the next array of this depth. */
  void openArray(DirectSchema ofArray, Expected items, int newOrder) {
    open(ofArray, newOrder);
    isArray = true;
    next = items;
  }

  /** Starts the next object of this depth, which has a number of its own among all. */
  void openObject(DirectSchema ofObject, KnownNames ofNames, int newOrder, long number) {
    open(ofObject, newOrder);
    isArray = false;
    names = ofNames;
    object = number;
  }

  private void open(DirectSchema newSchema, int newOrder) {
    schema = newSchema;
    order = newOrder;
    size = 0;
    required = 0;
    member = null;
    isMemberOpen = false;
    kindText = null;
  }

  DirectSchema schema() {
    return schema;
  }

  /** The name that came next the last time, or null if that is not known, or no name comes next. */
  @Nullable
  KnownName guess() {
    return isArray || isMemberOpen ? null : names.behind(member);
  }

  /** What is known of a name; see {@link KnownNames#find(String)}. */
  @Nullable
  KnownName find(String name) {
    return names.find(name);
  }

  /** Takes note of the name that comes next, to guess it the next time. */
  void follows(KnownName name) {
    names.follows(member, name);
  }

  /** What is expected of the open object. */
  ExpectedMembers expected() {
    return new ExpectedMembers(schema, names);
  }

  /**
   * Goes on with what is expected of one kind of objects.
   *
   * @param kind what is expected
   * @param name the first member's name among those of that kind
   * @param text the text that has told the kind
   */
  void becomes(ExpectedMembers kind, KnownName name, KnownText text) {
    schema = kind.schema();
    names = kind.names();
    name.stands(object, order + 1);
    required = name.requiredBit();
    member = name;
    kindText = text;
  }

  /** The first member's value if that has told the kind of the object, or null. */
  @Nullable
  KnownText kindText() {
    return kindText;
  }

  boolean hasMember(KnownName name) {
    return name.standsIn(object);
  }

  /** Takes the name of the next member, which the object does not hold yet. */
  void take(KnownName name, int nameOrder) {
    name.stands(object, nameOrder);
    required |= name.requiredBit();
    next = name.value();
    member = name;
    isMemberOpen = true;
    size++;
  }

  /** What is expected of the value that comes next. */
  Expected next() {
    return next;
  }

  /** The value that comes next has started. */
  void startValue() {
    if (isArray) {
      size++;
    }
  }

  /** The member's value has ended. */
  void endValue() {
    isMemberOpen = false;
  }

  /** Whether the value may end here. */
  boolean mayEnd() {
    return schema.allowsSize(size) && (isArray || required == schema.allRequired());
  }

  JsonType type() {
    return isArray ? JsonType.ARRAY : JsonType.OBJECT;
  }

  int order() {
    return order;
  }

  /** How many items or members have started. */
  int size() {
    return size;
  }

  /** Where the value starts. */
  OpenStart start() {
    return start;
  }

  /** The names of the members so far, in their order. */
  List<KnownName> members() {
    return names.of(object);
  }

  /** The member whose value has not ended, or null. */
  @Nullable
  KnownName member() {
    return isMemberOpen ? member : null;
  }
}
