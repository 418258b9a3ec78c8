package dev.masu.schema.internal.streaming;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The names and texts that schemas have accepted in this document and those before it, as far as they are kept. */
final class Learned {
  /** With more names a document is not checked directly, and more texts are checked each time. */
  private static final int MAX_SIZE = 20_000;

  /** Longer names are not kept, so that what is stays small. */
  private static final int MAX_NAME_LENGTH = 256;

  /** What a kept name takes in UTF-8 at most. */
  static final int MAX_NAME_BYTES = 3 * MAX_NAME_LENGTH;

  private final List<@Nullable KnownTexts> texts = new ArrayList<>();
  private int size;

  /** Whether it may be kept for another document. */
  boolean isSmall() {
    return size <= MAX_SIZE / 10;
  }

  /** Keeps a name of an open object; null if it cannot be kept, or its schema does not accept it. */
  @Nullable
  KnownName name(String name, ExpectedMembers object, DirectLevel inner, int depth, Run run) {
    DirectSchema schema = object.schema();
    if (size == MAX_SIZE
        || name.length() > MAX_NAME_LENGTH
        || !isText(name)
        || !schema.accepts(name, run.order(), depth, run)) {
      return null;
    }
    DirectChoice choice = schema.choice();
    Expected value =
        choice == null ? expected(schema.schemaOf(name, run), inner) : new Expected(choice);
    // Jackson's binders look for interned names: a record of 1 kB takes 5.3 µs in place of 5.5.
    String kept = schema.namesMembers() ? name.intern() : name;
    KnownName known = new KnownName(kept, value, schema.requiredBit(name));
    if (!object.names().add(known)) {
      return null;
    }
    size++;
    return known;
  }

  /** Whether it can be encoded: Jackson cannot compare half a surrogate pair with its input. */
  private static boolean isText(String name) {
    return StandardCharsets.UTF_8.newEncoder().canEncode(name);
  }

  /** Keeps a text that is accepted; null if it is not kept. */
  @Nullable
  KnownText text(String text, KnownTexts accepted) {
    KnownText known = size < MAX_SIZE ? accepted.add(text) : null;
    size += known == null ? 0 : 1;
    return known;
  }

  /** What a schema expects of values that are opened at a level. */
  Expected expected(@Nullable SchemaNode schema, DirectLevel level) {
    Expected known = level.expectedBy(schema);
    if (known == null) {
      known = expected(schema);
      level.remember(known);
    }
    return known;
  }

  /** What a schema expects of a document, or anything if there is none. */
  Expected expected(@Nullable SchemaNode schema) {
    return new Expected(schema, schema == null ? null : textsOf(schema));
  }

  private @Nullable KnownTexts textsOf(SchemaNode schema) {
    int number = schema.number();
    if (number < 0 || !schema.hasCostlyTexts()) {
      return null;
    }
    while (texts.size() <= number) {
      texts.add(null);
    }
    KnownTexts known = texts.get(number);
    if (known == null) {
      known = new KnownTexts();
      texts.set(number, known);
    }
    return known;
  }
}
