package dev.masu.jackson.internal.deserializer;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.BoundSchema;
import dev.masu.jackson.internal.binding.ForwardingDeserializer;
import dev.masu.jackson.internal.binding.GuardedBinding;
import dev.masu.jackson.internal.binding.ReplayedPart;
import dev.masu.jackson.internal.binding.StoppedElsewhere;
import dev.masu.jackson.internal.polymorphic.DefaultType;
import dev.masu.jackson.internal.polymorphic.ToldBinder;
import dev.masu.jackson.internal.polymorphic.ToldTypes;
import dev.masu.jackson.internal.polymorphic.TypedValue;
import dev.masu.schema.internal.check.CheckedParser;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.tokens.ParserCheck.Checked;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.util.JsonParserSequence;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/** Checks a value by the schema of its type, then lets the type's own deserializer bind it. */
public final class SchemaBoundDeserializer extends ForwardingDeserializer {
  private final BoundSchema schema;
  private final Binding binding;
  private final DefaultType defaultType;
  private final @Nullable BeanProperty property;

  /** What guards the values, once that is known: any thread may find it out again. */
  private @Nullable GuardedBinding guarded;

  /** What binds values that tell their own type, likewise. */
  private @Nullable ToldBinding told;

  /** What binds values as these types tell them, or null if they have to be read before. */
  private record ToldBinding(
      TypeDeserializer types, @Nullable ToldBinder binder) {}

  SchemaBoundDeserializer(ValueDeserializer<?> binder, BoundSchema schema) {
    this(binder, schema, null);
  }

  private SchemaBoundDeserializer(
      ValueDeserializer<?> binder, BoundSchema schema, @Nullable BeanProperty property) {
    super(binder, schema.binding().type());
    this.schema = schema;
    this.binding = schema.binding();
    this.property = property;
    this.defaultType = new DefaultType(type, property);
  }

  @Override
  protected ForwardingDeserializer forwardingTo(ValueDeserializer<?> binder) {
    return new SchemaBoundDeserializer(binder, schema, property);
  }

  /** Throws if the schema cannot be used. */
  public void requireSchema(DeserializationContext context) {
    schema.compiled(context);
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty holder) {
    if (holder == null) {
      return super.createContextual(context, null);
    }
    ValueDeserializer<?> ofProperty =
        context.handleSecondaryContextualization(binder, holder, type);
    return new SchemaBoundDeserializer(ofProperty, schema, holder);
  }

  @Override
  public @Nullable Object deserialize(JsonParser source, DeserializationContext context) {
    TypedValue typed = TypedValue.take(context);
    if (isReference(source, context) || isBeingChecked(source, context)) {
      return binder.deserialize(source, context);
    }
    JsonParser parser = behindType(source, context);
    GuardedBinding guard =
        typed == null && TapeParser.behind(parser).isEmpty() ? guarded(context) : null;
    if (guard != null) {
      return guard.bind(binder, parser, context);
    }
    if (!isCheckedAsRead(typed, parser, context)) {
      return readAndBound(parser, context, null);
    }
    ReplayedPart part = ReplayedPart.of(parser, context);
    TokenStreamContext start = parser.streamReadContext();
    // As few frames of the stack as can be: here each level of a tree of such values passes.
    try {
      if (part.around() == null) {
        return binding.bind(part.places(), parser, context, binder, null);
      }
      Object bound = binder.deserialize(parser, context);
      if (!part.isRead()) {
        throw StoppedElsewhere.exception(parser, type, binder, start);
      }
      return bound;
    } catch (RuntimeException e) {
      throw part.told(e, context);
    } finally {
      part.leave();
    }
  }

  /**
   * Whether an id stands here in place of its object ({@code @JsonIdentityInfo}), which is no value of the
   * type. The root refers to nothing.
   */
  private boolean isReference(JsonParser parser, DeserializationContext context) {
    JsonToken token = parser.currentToken();
    boolean mayBeId = token == JsonToken.VALUE_NUMBER_INT
        || token == JsonToken.VALUE_STRING
        || token == JsonToken.VALUE_EMBEDDED_OBJECT;
    return mayBeId
        && !parser.streamReadContext().inRoot()
        && binder.getObjectIdReader(context) != null;
  }

  /** Whether the object around tells its type, and the schema of the type that was asked for is at work on it. */
  private boolean isBeingChecked(JsonParser parser, DeserializationContext context) {
    JsonParser reading = parser instanceof JsonParserSequence ? context.getParser() : parser;
    return reading instanceof CheckedParser checked
        && checked.guardOfTold() instanceof GuardedBinding guard
        && guard.isBy(schema.id(), schema.catalog());
  }

  /** The parser behind the property that tells the type: where that is one of the value too, Jackson puts it before. */
  private static JsonParser behindType(JsonParser parser, DeserializationContext context) {
    return parser instanceof JsonParserSequence sequence
            && sequence.delegate() == context.getParser()
        ? context.getParser()
        : parser;
  }

  /** What guards the values while they are bound, or null if the schema cannot. */
  private @Nullable GuardedBinding guarded(DeserializationContext context) {
    GuardedBinding known = guarded;
    if (known == null && schema.compiled(context) instanceof StreamingSchema streaming) {
      known = new GuardedBinding(binding, streaming);
      guarded = known;
    }
    return known;
  }

  /** Checks the whole value first: an object that is only updated in part would stay so. */
  @Override
  public @Nullable Object deserialize(
      JsonParser parser, DeserializationContext context, Object into) {
    if (!isCheckedAsRead(TypedValue.take(context), parser, context)) {
      return readAndBound(parser, context, into);
    }
    ReplayedPart part = ReplayedPart.of(parser, context);
    TokenStreamContext start = parser.streamReadContext();
    try {
      if (part.around() == null) {
        return binding.bind(part.places(), parser, context, binder, into);
      }
      Object bound = Binding.updated(parser, context, binder, into);
      if (!part.isRead()) {
        throw StoppedElsewhere.exception(parser, type, binder, start);
      }
      return bound;
    } catch (RuntimeException e) {
      throw part.told(e, context);
    } finally {
      part.leave();
    }
  }

  /** Binds the value, once it is read and checked, and reports what goes wrong. */
  private @Nullable Object readAndBound(
      JsonParser parser, DeserializationContext context, @Nullable Object into) {
    TokenStreamContext around = Pointers.aroundCurrentValue(parser);
    Tape.Part read = readValid(parser, Pointers.ofValueIn(around), context);
    TapeParser replay = new TapeParser(read, around, context);
    replay.nextToken();
    return binding.bind(replay, replay, context, binder, into);
  }

  /** Checks the value if all of it was read before; {@return whether it was} */
  private boolean isCheckedAsRead(
      @Nullable TypedValue typed, JsonParser parser, DeserializationContext context) {
    if (typed != null && schema.id().equals(typed.checkedBy())) {
      return true;
    }
    boolean isInside = TypedValue.isInside(parser);
    if (isInside && typed != null) {
      requireValid(typed.read(), typed.pointer(), context);
      return true;
    }
    // Of a value that is begun it is the rest that is checked, wherever what tells its type stood.
    TapeParser located = isInside ? null : TapeParser.behind(parser).orElse(null);
    if (located == null) {
      return false;
    }
    requireValid(located, Pointers.ofCurrentValue(parser), context);
    return true;
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser source, DeserializationContext context, TypeDeserializer types) {
    if (isReference(source, context)) {
      return binder.deserializeWithType(source, context, types);
    }
    JsonParser parser = behindType(source, context);
    ToldBinder streamed = toldBinder(parser, context, types);
    if (streamed != null) {
      return streamed.guard().bind(streamed, parser, context);
    }
    TokenStreamContext around = Pointers.aroundCurrentValue(parser);
    String pointer = Pointers.ofValueIn(around);
    return new TypedValue(whole(parser, pointer, context), around, schema.id())
        .bind(binding, parser, context, types, binder, defaultType);
  }

  /** What binds the value while it is read, or null if it has to be read before. */
  private @Nullable ToldBinder toldBinder(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    boolean isReplayed = TapeParser.behind(parser).isPresent();
    if (isReplayed
        || !parser.hasToken(JsonToken.START_OBJECT)
        || ToldTypes.areToldByFormat(parser)
        || ToldTypes.mayBeReplaced(context)) {
      return null;
    }
    ToldBinding known = told;
    if (known == null || known.types() != types) {
      GuardedBinding guard = guarded(context);
      known = new ToldBinding(
          types, guard == null ? null : ToldBinder.of(types, guard, binder, property, context));
      told = known;
    }
    return known.binder();
  }

  /** Checks the value at hand; it is read from the parser unless it is a part of what was before. */
  private Tape.Part whole(JsonParser parser, String pointer, DeserializationContext context) {
    TapeParser located = TapeParser.behind(parser).orElse(null);
    if (located == null) {
      return readValid(parser, pointer, context);
    }
    return requireValid(located, pointer, context);
  }

  private Tape.Part readValid(JsonParser parser, String pointer, DeserializationContext context) {
    GuardedBinding guard = guarded(context);
    // The one around tells all that is wrong itself if it checks the value by the same schema.
    boolean isToldAround = guard != null && guard.isCheckedBy(parser);
    Checked checked = schema.ask(
        context,
        check -> isToldAround
            ? check.read(parser, pointer)
            : CheckedParser.readWhole(parser, () -> check.read(parser, pointer)));
    schema.requireValid(checked.report(), context);
    return checked.value();
  }

  /**
   * Checks the value that a replay stands at. Of one that is refused nothing more is read: whoever catches that goes
   * on behind it.
   */
  private Tape.Part requireValid(
      TapeParser replay, String pointer, DeserializationContext context) {
    Tape.Part read = replay.currentPart();
    try {
      requireValid(read, pointer, context);
    } catch (SchemaViolationException e) {
      replay.finish(read);
      throw e;
    }
    return read;
  }

  private void requireValid(Tape.Part read, String pointer, DeserializationContext context) {
    schema.requireValid(schema.ask(context, check -> check.check(read, pointer)), context);
  }

  /** Checks a null that is the whole document; elsewhere whoever holds it decides. */
  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    JsonParser parser = context.getParser();
    if (parser != null
        && parser.hasToken(JsonToken.VALUE_NULL)
        && parser.streamReadContext().inRoot()
        && TapeParser.behind(parser).isEmpty()) {
      schema.requireValid(schema.ask(context, check -> check.read(parser, "").report()), context);
    }
    return super.getNullValue(context);
  }

  /** Whether a null is allowed depends on where it stands. */
  @Override
  public AccessPattern getNullAccessPattern() {
    return AccessPattern.DYNAMIC;
  }

  @Override
  public ValueDeserializer<Object> unwrappingDeserializer(
      DeserializationContext context, NameTransformer unwrapper) {
    return context.reportBadDefinition(
        type,
        type.toCanonical() + " is bound to a schema and cannot be @JsonUnwrapped: the schema checks"
            + " an object of its own; take the annotation away");
  }

  @Override
  public String toString() {
    return type.toCanonical() + ", checked by " + schema.id();
  }
}
