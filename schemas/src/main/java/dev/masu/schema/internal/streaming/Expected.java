package dev.masu.schema.internal.streaming;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonTokenId;

/** What a schema asks of the values of one depth, and what is known so far of those that were there. */
final class Expected {
  private final @Nullable SchemaNode schema;
  private final int unlimited;
  private final long minChars;
  private final long maxChars;
  private final @Nullable KnownTexts texts;
  private final @Nullable DirectSchema array;
  private final @Nullable DirectSchema object;
  private @Nullable DirectChoice choice;
  private Map<DirectSchema, ExpectedMembers> kinds = Map.of();
  private @Nullable KnownNames names;
  private @Nullable KnownIntegers integers;
  private @Nullable Expected items;

  /**
   * Describes what is expected.
   *
   * @param schema the schema, or null if the value may be anything
   * @param texts the texts that the schema has accepted, or null if none are kept
   */
  Expected(@Nullable SchemaNode schema, @Nullable KnownTexts texts) {
    this.schema = schema;
    this.texts = texts;
    this.array = schema == null ? DirectSchema.OPEN : schema.direct(JsonType.ARRAY);
    this.object = schema == null ? DirectSchema.OPEN : schema.direct(JsonType.OBJECT);
    TextLength length = TextLength.of(
        schema == null || schema.acceptsAll(JsonType.STRING)
            ? List.of()
            : schema.keywords(JsonType.STRING));
    this.minChars = length.minChars();
    this.maxChars = length.maxChars();
    this.unlimited = bit(JsonTokenId.ID_NUMBER_INT, JsonType.NUMBER)
        | bit(JsonTokenId.ID_TRUE, JsonType.BOOLEAN)
        | bit(JsonTokenId.ID_FALSE, JsonType.BOOLEAN)
        | bit(JsonTokenId.ID_NULL, JsonType.NULL);
  }

  /** Describes the text that tells the kinds of objects apart. */
  Expected(DirectChoice choice) {
    this(choice.member(), new KnownTexts());
    this.choice = choice;
    this.kinds = new HashMap<>();
  }

  private int bit(int token, JsonType type) {
    return schema == null || schema.acceptsAll(type) ? 1 << token : 0;
  }

  @Nullable
  SchemaNode schema() {
    return schema;
  }

  /** Whether every scalar of a kind is accepted, by the token's id; of decimals that is not known. */
  boolean acceptsAll(int token) {
    return (unlimited >>> token & 1) != 0;
  }

  /** Whether every text of so many chars is accepted; if not, that is not known. */
  boolean acceptsTextsOf(int chars) {
    return chars >= minChars && chars <= maxChars;
  }

  /** The texts that were accepted before, or null if none are kept. */
  @Nullable
  KnownTexts texts() {
    return texts;
  }

  /** The whole numbers that were accepted before. */
  KnownIntegers integers() {
    KnownIntegers known = integers;
    if (known == null) {
      known = new KnownIntegers();
      integers = known;
    }
    return known;
  }

  /** What is asked of arrays, or null if that needs frames. */
  @Nullable
  DirectSchema array() {
    return array;
  }

  /** What is asked of objects, or null if that needs frames. */
  @Nullable
  DirectSchema object() {
    return object;
  }

  /** Whether a text is expected that tells the kind of the object around it. */
  boolean isKind() {
    return choice != null;
  }

  /** What is expected of the object around a text that tells its kind, or null if there is no such kind. */
  @Nullable
  ExpectedMembers kind(String text) {
    DirectSchema kind = choice == null ? null : choice.byText().get(text);
    return kind == null ? null : kinds.computeIfAbsent(kind, ExpectedMembers::of);
  }

  /** The names of the members of such objects. */
  KnownNames names() {
    KnownNames known = names;
    if (known == null) {
      known = new KnownNames(object != null && object.namesMembers());
      names = known;
    }
    return known;
  }

  /** What is expected of the items of such arrays, once that was asked for. */
  @Nullable
  Expected items() {
    return items;
  }

  void items(Expected ofItems) {
    items = ofItems;
  }
}
