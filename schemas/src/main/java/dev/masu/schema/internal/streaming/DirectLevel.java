package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** One open array or object that is checked directly. It is used again for the next of its depth. */
final class DirectLevel {
  /** More kinds of objects than these seldom alternate at one depth. */
  private static final int MAX_KINDS = 8;

  private final @Nullable DirectSchema[] kinds = new DirectSchema[MAX_KINDS];
  private final KnownNames[] namesOfKinds = new KnownNames[MAX_KINDS];
  private final OpenStart start = new OpenStart();
  private int nextKind;
  private DirectSchema schema = DirectSchema.OPEN;
  private KnownNames names = new KnownNames();
  private JsonType type = JsonType.ARRAY;
  private long object;
  private int order;
  private int size;
  private long required;
  private @Nullable KnownName member;

  /** Starts the next array of this depth. */
  void openArray(DirectSchema ofArray, int newOrder) {
    open(ofArray, JsonType.ARRAY, newOrder);
  }

  /** Starts the next object of this depth, which has a number of its own among all. */
  void openObject(DirectSchema ofObject, int newOrder, long number) {
    open(ofObject, JsonType.OBJECT, newOrder);
    object = number;
    names = namesOf(ofObject);
  }

  private void open(DirectSchema newSchema, JsonType newType, int newOrder) {
    schema = newSchema;
    type = newType;
    order = newOrder;
    size = 0;
    required = 0;
    member = null;
  }

  private KnownNames namesOf(DirectSchema ofObject) {
    for (int i = 0; i < MAX_KINDS; i++) {
      if (kinds[i] == ofObject) {
        return namesOfKinds[i];
      }
    }
    int kind = nextKind++ % MAX_KINDS;
    kinds[kind] = ofObject;
    namesOfKinds[kind] = new KnownNames();
    return namesOfKinds[kind];
  }

  DirectSchema schema() {
    return schema;
  }

  /** What is known of a name; see {@link KnownNames#find}. */
  @Nullable
  KnownName find(String name) {
    return names.find(name);
  }

  /** Remembers a name; false if there are too many. */
  boolean remember(KnownName name) {
    return names.add(name);
  }

  boolean hasMember(KnownName name) {
    return name.standsIn(object);
  }

  /** Takes the name of the next member, which the object does not hold yet. */
  void take(KnownName name, int nameOrder, @Nullable TokenStreamLocation place) {
    name.stands(object, nameOrder, place);
    required |= name.requiredBit();
    member = name;
    size++;
  }

  /** The schema of the value that comes next, or null if it may be anything. */
  @Nullable
  SchemaNode next() {
    KnownName name = member;
    return name == null ? schema.items() : name.schema();
  }

  /** The value that comes next has started. */
  void startValue() {
    if (type == JsonType.ARRAY) {
      size++;
    }
  }

  /** The member's value has ended. */
  void endValue() {
    member = null;
  }

  /** Whether the value may end here. */
  boolean mayEnd() {
    return schema.allowsSize(size) && (type == JsonType.ARRAY || required == schema.allRequired());
  }

  JsonType type() {
    return type;
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
    return member;
  }
}
