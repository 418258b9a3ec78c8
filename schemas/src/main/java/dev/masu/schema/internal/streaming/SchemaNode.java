package dev.masu.schema.internal.streaming;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A schema, compiled: its keywords by what they do. It never changes once its keywords are set. */
final class SchemaNode {
  private final int number;
  private final String location;
  private List<Keyword> forNull = List.of();
  private List<Keyword> forBooleans = List.of();
  private List<Keyword> forStrings = List.of();
  private List<Keyword> forNumbers = List.of();
  private List<Keyword> forArrays = List.of();
  private List<Keyword> forObjects = List.of();
  private List<Keyword> all = List.of();
  private List<Keyword.OnMember> onMember = List.of();
  private List<Keyword.OnItem> onItem = List.of();
  private boolean holdsArrays;
  private boolean holdsObjects;
  private boolean refusesArrays;
  private boolean refusesObjects;
  private boolean hasCostlyTexts;
  private boolean hasBranches;

  /** The types of which all scalars are valid; known once the schemas of branches are. */
  private @Nullable Set<JsonType> unlimited = EnumSet.allOf(JsonType.class);

  private @Nullable DirectSchema directArray = DirectSchema.OPEN;
  private @Nullable DirectSchema directObject = DirectSchema.OPEN;

  /** A schema that nothing is remembered of. */
  SchemaNode() {
    this(-1, "");
  }

  /**
   * Makes a schema that accepts everything until it is defined.
   *
   * @param number the number among all schemas of a root
   * @param location where the schema is written
   */
  SchemaNode(int number, String location) {
    this.number = number;
    this.location = location;
  }

  /** The number among all schemas of a root, or -1. */
  int number() {
    return number;
  }

  /** Whether it is the same schema of one catalogue, which may be compiled for two roots. */
  boolean isSame(@Nullable SchemaNode other) {
    return this == other || (other != null && number >= 0 && location.equals(other.location));
  }

  /** A schema of one keyword. */
  static SchemaNode of(Keyword keyword) {
    SchemaNode node = new SchemaNode();
    node.define(List.of(keyword));
    node.link();
    return node;
  }

  /** Sets what the schema is made of; schemas that refer to each other need that to come later. */
  void define(List<Keyword> ofSchema) {
    all = List.copyOf(ofSchema);
    unlimited = null;
    forNull = concerned(JsonType.NULL);
    forBooleans = concerned(JsonType.BOOLEAN);
    forStrings = concerned(JsonType.STRING);
    forNumbers = concerned(JsonType.NUMBER);
    forArrays = concerned(JsonType.ARRAY);
    forObjects = concerned(JsonType.OBJECT);
    onMember = only(Keyword.OnMember.class);
    onItem = only(Keyword.OnItem.class);
    for (Keyword keyword : all) {
      hasCostlyTexts |= keyword.concerns(JsonType.STRING) && keyword.isCostly();
      hasBranches |= !keyword.branches().isEmpty();
      holdsArrays |= keyword.holds(JsonType.ARRAY);
      holdsObjects |= keyword.holds(JsonType.OBJECT);
      refusesArrays |= keyword.refusesAll(JsonType.ARRAY);
      refusesObjects |= keyword.refusesAll(JsonType.OBJECT);
    }
  }

  /** Looks at the schemas of parts and branches, once all are defined. */
  void link() {
    directArray = DirectSchema.of(all, JsonType.ARRAY);
    directObject = DirectSchema.of(all, JsonType.OBJECT);
    acceptsAll(JsonType.NULL);
  }

  private List<Keyword> concerned(JsonType type) {
    List<Keyword> concerned = new ArrayList<>();
    for (Keyword keyword : all) {
      if (keyword.concerns(type)) {
        concerned.add(keyword);
      }
    }
    return List.copyOf(concerned);
  }

  private <T> List<T> only(Class<T> kind) {
    List<T> only = new ArrayList<>();
    for (Keyword keyword : all) {
      if (kind.isInstance(keyword)) {
        only.add(kind.cast(keyword));
      }
    }
    return List.copyOf(only);
  }

  List<Keyword> keywords() {
    return all;
  }

  /** The keywords that can refuse values of a type. */
  List<Keyword> keywords(JsonType type) {
    return switch (type) {
      case NULL -> forNull;
      case BOOLEAN -> forBooleans;
      case STRING -> forStrings;
      case NUMBER -> forNumbers;
      case ARRAY -> forArrays;
      case OBJECT -> forObjects;
    };
  }

  List<Keyword.OnMember> onMember() {
    return onMember;
  }

  List<Keyword.OnItem> onItem() {
    return onItem;
  }

  /** Whether some keyword applies other schemas to the same value. */
  boolean hasBranches() {
    return hasBranches;
  }

  /** Whether some keyword compares whole values of a type. */
  boolean holds(JsonType type) {
    return type == JsonType.ARRAY ? holdsArrays : holdsObjects;
  }

  /** Whether every array, or every object, is refused whatever it holds. */
  boolean refusesAll(JsonType type) {
    return type == JsonType.ARRAY ? refusesArrays : refusesObjects;
  }

  /** Whether every array, or every object, is refused, and no part of it is looked at. */
  boolean refusesAtOnce(JsonType type) {
    boolean looksAtParts = hasBranches || holds(type) || !onMember.isEmpty() || !onItem.isEmpty();
    return refusesAll(type) && !looksAtParts;
  }

  /** What finds the schemas of members, or null if they may be anything. */
  @Nullable
  Members members() {
    for (Keyword.OnMember keyword : onMember) {
      if (keyword instanceof Members members) {
        return members;
      }
    }
    return null;
  }

  /** The only texts that may be valid, if {@code const} or {@code enum} allows nothing else; or nothing. */
  Set<String> onlyTexts() {
    boolean isAlone = forStrings.size() == 1;
    return isAlone && forStrings.get(0) instanceof ConstantKeyword constant
        ? constant.onlyTexts()
        : Set.of();
  }

  /** Whether every value is valid. */
  boolean acceptsAll() {
    return all.isEmpty();
  }

  /** Whether every scalar of a type is valid; if not, that is not known. */
  boolean acceptsAll(JsonType type) {
    Set<JsonType> known = unlimited;
    if (known == null) {
      known = EnumSet.noneOf(JsonType.class);
      for (JsonType each : JsonType.values()) {
        if (acceptAll(each)) {
          known.add(each);
        }
      }
      unlimited = known;
    }
    return known.contains(type);
  }

  private boolean acceptAll(JsonType type) {
    for (Keyword keyword : all) {
      if (!keyword.acceptsAll(type)) {
        return false;
      }
    }
    return true;
  }

  /** Whether {@code type} refuses a value whatever it is. */
  boolean refusesType(JsonType type) {
    for (Keyword keyword : all) {
      if (keyword instanceof TypeKeyword types && types.refusesAll(type)) {
        return true;
      }
    }
    return false;
  }

  /** What the schema refuses about a value, or null if nothing. */
  @Nullable
  Failures check(Value value) {
    if (!hasCostlyTexts || !(value instanceof Scalar text) || value.type() != JsonType.STRING) {
      return evaluate(value);
    }
    AcceptedTexts accepted = value.run().acceptedTexts();
    if (accepted.contains(this, text.text())) {
      return null;
    }
    Failures failures = evaluate(value);
    if (failures == null) {
      accepted.add(this, text.text());
    }
    return failures;
  }

  /** What the schema asks of arrays, or of objects, or null if it needs frames for them. */
  @Nullable
  DirectSchema direct(JsonType type) {
    return type == JsonType.ARRAY ? directArray : directObject;
  }

  /** Whether texts are better looked up among those accepted before. */
  boolean hasCostlyTexts() {
    return hasCostlyTexts;
  }

  /** What the schema refuses about a value, or null if nothing, without looking it up. */
  @Nullable
  Failures evaluate(Value value) {
    List<Keyword> concerned = keywords(value.type());
    value.run().step(concerned.size() + 1);
    boolean holdsUnread = value.holdsUnread();
    Failures failures = null;
    for (int i = 0; i < concerned.size(); i++) {
      Keyword keyword = concerned.get(i);
      if (!holdsUnread || !keyword.needsAllRead(value.type())) {
        failures = Failures.join(failures, keyword.check(value));
      }
    }
    return failures;
  }
}
