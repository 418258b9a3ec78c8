package dev.masu.jackson;

import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Transition;
import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.ItemTaker;
import dev.masu.schema.internal.streaming.MembersRead;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads the transitions of a list, and adds them to a document. */
final class TransitionItems extends TransitionReader implements ItemTaker {
  private final GgnAssembler into;

  /**
   * Makes a reader.
   *
   * @param asked the deserializer that unknown properties are reported for
   * @param into where to add the transitions
   */
  TransitionItems(ValueDeserializer<?> asked, GgnAssembler into) {
    super(new TransitionParts(), asked);
    this.into = into;
  }

  /** Reads the items of the array that the parser stands at the start of. */
  void readAll(JsonParser parser, DeserializationContext context) {
    while (hasNext(parser)) {
      into.add(Members.needed(next(parser, context), Transition.class, parser));
    }
  }

  /** Reads items in one go, and tells whether there is another one to be read or read on. */
  private boolean hasNext(JsonParser parser) {
    if (parser instanceof CheckedParser checked) {
      clear();
      return checked.takeItems(this);
    }
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  private @Nullable Transition next(JsonParser parser, DeserializationContext context) {
    return parser instanceof CheckedParser checked && checked.membersRead() != MembersRead.START
        ? readOn(checked, context)
        : read(parser, context);
  }

  @Override
  public boolean takesItem() {
    Transition taken = taken();
    if (taken != null) {
      into.add(taken);
    }
    return taken != null;
  }
}
