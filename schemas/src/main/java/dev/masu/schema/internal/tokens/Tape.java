package dev.masu.schema.internal.tokens;

import dev.masu.schema.internal.report.ReadProblem;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamReadException;

/**
 * The tokens of a value with their locations, recorded once to be replayed any number of times.
 *
 * <p>It contains keys and values in document order, and for each array and object where it ends. An index is thus an
 * event index: how many keys and values of the recorded value start before the one at that index.
 */
public final class Tape {
  private static final int NONE = -1;

  /** A replayed token takes as long as several that a nested check reads together with the enclosing ones. */
  private static final int COST_OF_REPLAY = 4;

  private JsonToken[] tokens = new JsonToken[16];
  private @Nullable Object[] values = new Object[16];
  private TokenStreamLocation[] locations = new TokenStreamLocation[16];

  /** The index after the last event of a value; for an open array or object, the index of the enclosing one. */
  private int[] ends = new int[16];

  private int size;
  private int innermost = NONE;

  /** The native type ids of a format, such as YAML's tags. */
  final Map<Integer, Object> typeIds = new HashMap<>();

  /** Its native object ids, such as YAML's anchors. */
  final Map<Integer, Object> objectIds = new HashMap<>();

  private final IdentityHashMap<Object, BitSet> valid = new IdentityHashMap<>(2);
  private long replayed;

  Tape() {}

  /** A tape with a name as a string value. */
  public static Part ofName(String name, TokenStreamLocation location) {
    Tape tape = new Tape();
    tape.add(JsonToken.VALUE_STRING, name, location);
    return tape.whole();
  }

  /** A value on a tape: the index of its first token. */
  public record Part(Tape tape, int start) {
    /** The index after its last event. */
    public int end() {
      return tape.end(start);
    }

    /** Whether it is an object with a member of that name, ignoring case, that is not null. */
    public boolean hasMember(String name) {
      boolean isObject = tape.token(start) == JsonToken.START_OBJECT;
      for (int i = start + 1; isObject && i < end(); i = tape.end(i + 1)) {
        if (tape.name(i).equalsIgnoreCase(name) && tape.token(i + 1) != JsonToken.VALUE_NULL) {
          return true;
        }
      }
      return false;
    }

    /** Counts that the value is checked once more; {@return whether values of the tape nest too deep for that} */
    public boolean nestsTooDeep() {
      tape.replayed += (long) COST_OF_REPLAY * (end() - start);
      return ReadProblem.isNestedTooDeep(tape.replayed, tape.size);
    }

    /** Whether the value is {@linkplain #addValid recorded} as valid against a schema. */
    public boolean isValidBy(Object schema) {
      BitSet starts = tape.valid.get(schema);
      return starts != null && starts.get(start);
    }

    /** Records that values on the tape are valid against a schema, so that they need not be checked again. */
    public void addValid(Object schema, List<Integer> starts) {
      starts.forEach(tape.valid.computeIfAbsent(schema, key -> new BitSet())::set);
    }
  }

  Part whole() {
    return new Part(this, 0);
  }

  /**
   * Records the first token.
   *
   * @param start where the value starts; the parser may be inside it, at the first name or the end of an object
   */
  void begin(JsonParser parser, TokenStreamLocation start) {
    if (parser.hasToken(JsonToken.PROPERTY_NAME) || parser.hasToken(JsonToken.END_OBJECT)) {
      put(objectIds, parser.getObjectId());
      open(JsonToken.START_OBJECT, start);
      add(parser);
    } else {
      add(parser, start);
    }
  }

  void add(JsonParser parser) {
    add(parser, TokenLocations.of(parser));
  }

  private void add(JsonParser parser, TokenStreamLocation location) {
    JsonToken token = parser.currentToken();
    if (!mayFollow(token)) {
      throw new StreamReadException(
          parser, "names, values and ends of objects and arrays are not in order", location);
    }
    if (token.isStructEnd()) {
      close();
      return;
    }
    if (token == JsonToken.PROPERTY_NAME) {
      add(token, parser.currentName(), location);
      return;
    }
    put(typeIds, parser.getTypeId());
    put(objectIds, parser.getObjectId());
    if (token.isStructStart()) {
      open(token, location);
    } else {
      addScalar(token, parser, location);
    }
  }

  /** Whether a token may be next. A parser of a user's own, or several in sequence, may return any. */
  private boolean mayFollow(JsonToken token) {
    boolean isInArray = innermost != NONE && tokens[innermost] == JsonToken.START_ARRAY;
    boolean isInObject = innermost != NONE && !isInArray;
    boolean isAfterName = size > 0 && tokens[size - 1] == JsonToken.PROPERTY_NAME;
    return switch (token) {
      case PROPERTY_NAME, END_OBJECT -> isInObject && !isAfterName;
      case END_ARRAY -> isInArray;
      default -> isAfterName || !isInObject;
    };
  }

  private void addScalar(JsonToken token, JsonParser parser, TokenStreamLocation location) {
    Object value = switch (token) {
      case VALUE_STRING -> parser.getString();
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> TapeNumber.of(parser);
      case VALUE_EMBEDDED_OBJECT -> parser.getEmbeddedObject();
      default -> null;
    };
    boolean isNull = token == JsonToken.VALUE_EMBEDDED_OBJECT && value == null;
    add(isNull ? JsonToken.VALUE_NULL : token, value, location);
  }

  private void put(Map<Integer, Object> ids, @Nullable Object id) {
    if (id != null) {
      ids.put(size, id);
    }
  }

  private void open(JsonToken token, TokenStreamLocation location) {
    int enclosing = innermost;
    innermost = size;
    add(token, null, location);
    ends[innermost] = enclosing;
  }

  private void close() {
    int enclosing = ends[innermost];
    ends[innermost] = size;
    innermost = enclosing;
  }

  private void add(JsonToken token, @Nullable Object value, TokenStreamLocation location) {
    if (size == tokens.length) {
      int capacity = size * 2;
      tokens = Arrays.copyOf(tokens, capacity);
      values = Arrays.copyOf(values, capacity);
      locations = Arrays.copyOf(locations, capacity);
      ends = Arrays.copyOf(ends, capacity);
    }
    tokens[size] = token;
    values[size] = value;
    locations[size] = location;
    ends[size] = ++size;
  }

  boolean isComplete() {
    return innermost == NONE;
  }

  /** Where the innermost open array or object starts, or null if none is open. */
  @Nullable
  TokenStreamLocation innermostStart() {
    return innermost == NONE ? null : locations[innermost];
  }

  JsonToken token(int index) {
    return tokens[index];
  }

  TokenStreamLocation location(int index) {
    return locations[index];
  }

  /** The index after the value that starts at an index, or after a name. */
  int end(int index) {
    return ends[index];
  }

  String name(int index) {
    return (String) Objects.requireNonNull(values[index]);
  }

  /** See {@link ScalarParser#recorded}. */
  @Nullable
  Object value(int index) {
    return values[index];
  }

  /** The index of the first member with the given name in an object, or -1. */
  int member(int object, String name) {
    for (int i = object + 1; i < ends[object]; i = ends[i + 1]) {
      if (name.equals(values[i])) {
        return i;
      }
    }
    return NONE;
  }
}
