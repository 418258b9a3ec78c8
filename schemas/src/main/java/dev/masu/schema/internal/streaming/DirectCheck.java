package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.PatternBudget;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Checks the start of a document, as far as nothing is wrong and each schema is a {@link DirectSchema}.
 * At the first token that it cannot accept, {@link Machine} takes over with all that is open.
 *
 * <p>It checks rules of 20 MB in 55 ms instead of 108 ms, and allocates nothing for a token instead of 2.8
 * bytes for each of the document: then each token passes frames, keywords and checks that could tell what
 * is wrong.
 */
final class DirectCheck {
  /** As many names and texts are remembered over all. With more names a document is not checked directly. */
  private static final int MAX_REMEMBERED = 20_000;

  private final List<DirectLevel> levels = new ArrayList<>();
  private final List<@Nullable KnownTexts> texts = new ArrayList<>();
  private DirectLevel top = new DirectLevel();
  private int depth;
  private long objects;
  private int remembered;

  /** How many arrays and objects are open. */
  int depth() {
    return depth;
  }

  /** An open array or object, or one that has ended and whose place no other has taken. */
  DirectLevel level(int index) {
    return levels.get(index);
  }

  /** Whether little is remembered, so that it can be kept for another document. */
  boolean isSmall() {
    return remembered <= MAX_REMEMBERED / 10 && levels.size() <= 32;
  }

  /** Forgets what is open, for another document. */
  void reset() {
    depth = 0;
  }

  /**
   * Accepts the parser's current token and counts it, or does nothing and tells false.
   *
   * @param root the schema of the document
   * @param check what else the check needs
   */
  boolean accept(JsonToken token, SchemaNode root, Machine check) {
    try {
      return switch (token) {
        case PROPERTY_NAME -> name(check);
        case END_OBJECT, END_ARRAY -> end();
        case START_OBJECT -> start(JsonType.OBJECT, root, check);
        case START_ARRAY -> start(JsonType.ARRAY, root, check);
        default -> scalar(token, check);
      };
    } catch (LimitReached | PatternBudget.Exceeded e) {
      // It is met again where it can be told.
      return false;
    }
  }

  private boolean name(Machine check) {
    String name = check.parser().currentName();
    DirectLevel object = top;
    KnownName known = object.find(name);
    if (known == null) {
      known = learn(name, object, check);
    }
    if (known == null || known == KnownNames.COLLIDING || object.hasMember(known)) {
      return false;
    }
    int order = check.run().nextOrder();
    object.take(known, order, check.noted(order));
    return true;
  }

  private @Nullable KnownName learn(String name, DirectLevel object, Machine check) {
    Run run = check.run();
    KnownName known = object.schema().known(name, run.order(), depth, run);
    if (known == null || remembered == MAX_REMEMBERED || !object.remember(known)) {
      return null;
    }
    remembered++;
    return known;
  }

  private boolean start(JsonType type, SchemaNode root, Machine check) {
    SchemaNode schema = depth == 0 ? root : top.next();
    DirectSchema direct = schema == null ? DirectSchema.OPEN : schema.direct(type);
    if (direct == null || depth == check.run().limits().maxDepth()) {
      return false;
    }
    if (depth > 0) {
      top.startValue();
    }
    if (depth == levels.size()) {
      levels.add(new DirectLevel());
    }
    DirectLevel opened = levels.get(depth++);
    top = opened;
    int order = check.run().nextOrder();
    if (type == JsonType.OBJECT) {
      opened.openObject(direct, order, ++objects);
    } else {
      opened.openArray(direct, order);
    }
    if (check.keepsPlaces()) {
      opened.start().set(check.noted(order), check.parser());
    }
    return true;
  }

  private boolean end() {
    if (!top.mayEnd()) {
      return false;
    }
    depth--;
    if (depth > 0) {
      top = levels.get(depth - 1);
      top.endValue();
    }
    return true;
  }

  private boolean scalar(JsonToken token, Machine check) {
    if (depth == 0) {
      return false;
    }
    DirectLevel around = top;
    SchemaNode schema = around.next();
    boolean accepted = token == JsonToken.VALUE_STRING
        ? acceptsText(schema, check)
        : accepts(schema, token, check);
    if (accepted) {
      around.startValue();
      around.endValue();
      check.run().nextOrder();
    }
    return accepted;
  }

  private boolean acceptsText(@Nullable SchemaNode schema, Machine check) {
    if (check.isTooLong()) {
      return false;
    }
    if (schema == null || schema.keywords(JsonType.STRING).isEmpty()) {
      return true;
    }
    KnownTexts known = schema.hasCostlyTexts() ? textsOf(schema) : null;
    JsonParser parser = check.parser();
    if (known == null) {
      return evaluate(schema, check) == null;
    }
    // The chars tell the text's length and offset too.
    char[] chars = parser.getStringCharacters();
    if (known.contains(chars, parser.getStringOffset(), parser.getStringLength())) {
      return true;
    }
    if (evaluate(schema, check) != null) {
      return false;
    }
    if (remembered < MAX_REMEMBERED) {
      remembered++;
      known.add(parser.getString());
    }
    return true;
  }

  private boolean accepts(@Nullable SchemaNode schema, JsonToken token, Machine check) {
    boolean isPlain = token == JsonToken.VALUE_NULL
        || token == JsonToken.VALUE_TRUE
        || token == JsonToken.VALUE_FALSE
        || token == JsonToken.VALUE_NUMBER_INT;
    if (isPlain && (schema == null || schema.keywords(JsonType.startedBy(token)).isEmpty())) {
      return true;
    }
    return evaluate(schema, check) == null;
  }

  private @Nullable Object evaluate(@Nullable SchemaNode schema, Machine check) {
    Scalar scalar = check.current();
    try {
      scalar.read(check.parser(), check.run().order(), depth);
    } catch (Unreadable e) {
      return e;
    }
    return schema == null ? null : schema.evaluate(scalar);
  }

  private @Nullable KnownTexts textsOf(SchemaNode schema) {
    int number = schema.number();
    if (number < 0) {
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
