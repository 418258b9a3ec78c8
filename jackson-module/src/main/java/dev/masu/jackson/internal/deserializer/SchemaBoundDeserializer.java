package dev.masu.jackson.internal.deserializer;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.CheckedBinding;
import dev.masu.jackson.internal.binding.CheckedParser;
import dev.masu.jackson.internal.binding.ForwardingDeserializer;
import dev.masu.jackson.internal.polymorphic.PolymorphicValue;
import dev.masu.jackson.internal.polymorphic.Subtypes;
import dev.masu.jackson.internal.polymorphic.TypeIdFirstBinder;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.SchemaEngine.Checked;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.location.ParserDelegates;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import dev.masu.schema.internal.tokens.TapeRecorder;
import dev.masu.schema.internal.tokens.TokenLocations;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.util.JsonParserSequence;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.NameTransformer;

/** Checks a value by the schema of its type while, or before, the type's own deserializer binds it. */
public final class SchemaBoundDeserializer extends ForwardingDeserializer {
  private final Binding binding;
  private final @Nullable BeanProperty property;

  /** Cached. A race between threads does no harm: each creates an equal one. */
  private @Nullable CheckedBinding checkedBinding;

  /** Cached likewise. */
  private @Nullable Polymorphic polymorphic;

  /** The binder of values with these type ids, or null if they have to be recorded first. */
  private record Polymorphic(
      TypeDeserializer types, @Nullable TypeIdFirstBinder binder) {}

  SchemaBoundDeserializer(ValueDeserializer<?> binder, Binding binding) {
    this(binder, binding, null);
  }

  private SchemaBoundDeserializer(
      ValueDeserializer<?> binder, Binding binding, @Nullable BeanProperty property) {
    super(binder, binding.type());
    this.binding = binding;
    this.property = property;
  }

  /** Throws if the schema cannot be used. */
  public void requireSchema(DeserializationContext context) {
    binding.compiled(context);
  }

  @Override
  public ValueDeserializer<?> createContextual(
      DeserializationContext context, @Nullable BeanProperty holder) {
    ValueDeserializer<?> contextual =
        context.handleSecondaryContextualization(binder, holder, type);
    return contextual == binder && holder == property
        ? this
        : new SchemaBoundDeserializer(contextual, binding, holder);
  }

  @Override
  public @Nullable Object deserialize(JsonParser source, DeserializationContext context) {
    requireLikeJson(source, context);
    PolymorphicValue typed = PolymorphicValue.take(context);
    if (isReference(source, context) || isBeingChecked(source)) {
      return binder.deserialize(source, context);
    }
    JsonParser parser = afterTypeId(source);
    CheckedBinding streaming =
        typed == null && !isReplayed(parser) ? checkedBinding(context) : null;
    if (streaming != null) {
      return streaming.bind(binder, parser, context);
    }
    return bindRecorded(typed, parser, context, null);
  }

  private void requireLikeJson(JsonParser parser, DeserializationContext context) {
    // Copies of tokens do not know what they are copied from.
    if (!isLikeJson(TokenLocations.isCopy(parser) ? Binding.parser(context) : parser)) {
      context.reportBadDefinition(
          type,
          type.toCanonical() + " is bound to a schema, which is checked in JSON and formats like it"
              + " (YAML, CBOR, Smile) but not in XML, CSV or properties; read the document"
              + " as a tree (readTree), whose scalars are strings, then bind that (treeToValue)");
    }
  }

  /**
   * Whether the current value is an object id ({@code @JsonIdentityInfo}) rather than a value of the type. The root is
   * never one.
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

  /** Whether the schema already applies to the enclosing object, whose type id has been read. */
  private boolean isBeingChecked(JsonParser parser) {
    return ParserDelegates.document(parser) instanceof CheckedParser checked
        && hasSameSchema(checked.bindingAfterTypeId());
  }

  private boolean hasSameSchema(@Nullable Binding other) {
    return other != null
        && other.schemaId().equals(binding.schemaId())
        && other.catalog() == binding.catalog();
  }

  /** The parser after the type id: where that is a property of the value too, Jackson puts it in front. */
  private static JsonParser afterTypeId(JsonParser parser) {
    JsonParser document = ParserDelegates.document(parser);
    return parser instanceof JsonParserSequence sequence && sequence.delegate() == document
        ? document
        : parser;
  }

  /** Whether a parser replays what was read before: a recording, or a copy of tokens that Jackson has made. */
  private static boolean isReplayed(JsonParser parser) {
    return TapeParser.sourceOf(parser).isPresent() || TokenLocations.isCopy(parser);
  }

  /** {@return what binds values while they are checked, or null if the schema cannot check them so} */
  private @Nullable CheckedBinding checkedBinding(DeserializationContext context) {
    CheckedBinding cached = checkedBinding;
    if (cached == null && binding.compiled(context) instanceof StreamingSchema streaming) {
      cached = new CheckedBinding(binding, streaming);
      checkedBinding = cached;
    }
    return cached;
  }

  /** Checks the whole value first, so that an invalid one does not leave an object half updated. */
  @Override
  public @Nullable Object deserialize(
      JsonParser parser, DeserializationContext context, Object into) {
    requireLikeJson(parser, context);
    PolymorphicValue typed = PolymorphicValue.take(context);
    return typed == null && isInside(parser) && hasSameSchema(Binding.current(context))
        ? binder.deserialize(parser, context, into)
        : bindRecorded(typed, parser, context, into);
  }

  /**
   * Whether the start of the object has been read: for its type id, or because a creator needed some members. If that
   * returns an object of a subclass, Jackson has the subclass's deserializer take the other members.
   */
  private static boolean isInside(JsonParser parser) {
    return parser.hasToken(JsonToken.PROPERTY_NAME) || parser.hasToken(JsonToken.END_OBJECT);
  }

  /** Checks and binds a value that is recorded, or recorded first. */
  private @Nullable Object bindRecorded(
      @Nullable PolymorphicValue typed,
      JsonParser parser,
      DeserializationContext context,
      @Nullable Object into) {
    if (typed != null && hasSameSchema(typed.checkedBy())) {
      return bindReplayed(typed.replay(), parser, context, into);
    }
    boolean isInside = isInside(parser);
    if (isInside && typed != null) {
      binding.requireValid(typed.value(), ValuePath.ofValueIn(typed.enclosing()), context);
      return bindReplayed(typed.replay(), parser, context, into);
    }
    // Inside a value, the rest of it is checked, wherever its type id was.
    TapeParser located = isInside ? null : TapeParser.sourceOf(parser).orElse(null);
    if (located != null) {
      requireValid(located, ValuePath.ofCurrentValue(parser), context);
      return bindReplayed(located, parser, context, into);
    }
    TokenStreamContext enclosing = Pointers.enclosingContext(parser, Binding.parser(context));
    Tape.Part read = readValid(parser, ValuePath.ofValueIn(enclosing), context);
    TapeParser replay = new TapeParser(read, enclosing, context);
    replay.nextToken();
    return Binding.bind(binding, replay, replay, context, binder, into);
  }

  /** Binds a value that is recorded and checked, as a part of the enclosing one. */
  private @Nullable Object bindReplayed(
      TapeParser locations,
      JsonParser parser,
      DeserializationContext context,
      @Nullable Object into) {
    Binding enclosing = Binding.current(context);
    return Binding.bind(
        enclosing == null ? binding : enclosing, locations, parser, context, binder, into);
  }

  @Override
  public @Nullable Object deserializeWithType(
      JsonParser source, DeserializationContext context, TypeDeserializer types) {
    requireLikeJson(source, context);
    if (isReference(source, context)) {
      return binder.deserializeWithType(source, context, types);
    }
    JsonParser parser = afterTypeId(source);
    if (Subtypes.isWrapper(parser, types)) {
      return bindWrapped(parser, context, types);
    }
    TypeIdFirstBinder streaming = polymorphicBinder(parser, context, types);
    if (streaming != null) {
      return streaming.checkedBinding().bind(streaming, parser, context);
    }
    TokenStreamContext enclosing = Pointers.enclosingContext(parser, Binding.parser(context));
    ValuePath path = ValuePath.ofValueIn(enclosing);
    TapeParser located = TapeParser.sourceOf(parser).orElse(null);
    Tape.Part whole =
        located == null ? readValid(parser, path, context) : requireValid(located, path, context);
    return PolymorphicValue.of(whole, enclosing, binding, context)
        .bind(parser, context, types, binder, property);
  }

  /** Checks the value inside a wrapper, and binds it. */
  private @Nullable Object bindWrapped(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    TokenStreamContext enclosing = Pointers.enclosingContext(parser, Binding.parser(context));
    BiFunction<SchemaEngine, Tape.Part, CheckReport> inside =
        (check, wrapper) -> checkInside(new TapeParser(wrapper, enclosing, context), check);
    TapeParser located = TapeParser.sourceOf(parser).orElse(null);
    Tape.Part wrapper = located == null
        ? readValid(parser, context, check -> {
          Tape.Part read = TapeRecorder.of(parser).readAll();
          return new Checked(read, inside.apply(check, read));
        })
        : requireValid(located, inside, context);
    return PolymorphicValue.of(wrapper, enclosing, binding, context)
        .bind(parser, context, types, binder, property);
  }

  /** Checks what follows the type id in a wrapper. If nothing does, Jackson decides what that means. */
  private static CheckReport checkInside(TapeParser wrapper, SchemaEngine check) {
    wrapper.nextToken();
    wrapper.nextToken(); // The type id.
    JsonToken first = wrapper.nextToken();
    return first == null || first.isStructEnd()
        ? CheckReport.valid()
        : check.check(wrapper.currentPart(), ValuePath.ofCurrentValue(wrapper));
  }

  /** {@return what binds the value while it is read, or null if it has to be recorded first} */
  private @Nullable TypeIdFirstBinder polymorphicBinder(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    if (isReplayed(parser)
        || !parser.hasToken(JsonToken.START_OBJECT)
        || Subtypes.hasNativeTypeId(parser)
        || Subtypes.mayBeReplaced(context)) {
      return null;
    }
    Polymorphic cached = polymorphic;
    if (cached == null || cached.types() != types) {
      CheckedBinding base = checkedBinding(context);
      cached = new Polymorphic(
          types,
          base == null ? null : TypeIdFirstBinder.of(types, base, binder, property, context));
      polymorphic = cached;
    }
    return cached.binder();
  }

  /** Records and checks the current value. */
  private Tape.Part readValid(JsonParser parser, ValuePath path, DeserializationContext context) {
    return readValid(parser, context, check -> check.read(parser, path));
  }

  private Tape.Part readValid(
      JsonParser parser, DeserializationContext context, Function<SchemaEngine, Checked> reading) {
    CheckedBinding checking = checkedBinding(context);
    // An enclosing parser that checks the value by the same schema reports all violations itself.
    boolean isReportedAround = checking != null && checking.isCheckedBy(parser);
    Checked checked = binding.apply(
        context,
        check -> parser instanceof CheckedParser enclosing && !isReportedAround
            ? enclosing.readWhole(() -> reading.apply(check))
            : reading.apply(check));
    binding.requireValid(checked.report(), Binding.parser(context));
    return checked.value();
  }

  /**
   * Checks the current value of a replay, and skips it if it is invalid: a caller that catches the exception
   * continues after it.
   */
  private Tape.Part requireValid(
      TapeParser replay, ValuePath path, DeserializationContext context) {
    return requireValid(replay, (check, read) -> check.check(read, path), context);
  }

  private Tape.Part requireValid(
      TapeParser replay,
      BiFunction<SchemaEngine, Tape.Part, CheckReport> checking,
      DeserializationContext context) {
    Tape.Part read = replay.currentPart();
    try {
      binding.requireValid(
          binding.apply(context, check -> checking.apply(check, read)), Binding.parser(context));
    } catch (SchemaViolationException e) {
      replay.finish(read);
      throw e;
    }
    return read;
  }

  /** Checks a null that is the whole document; elsewhere the enclosing schema, or Jackson, decides. */
  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    JsonParser parser = Binding.parser(context);
    if (parser != null
        && parser.hasToken(JsonToken.VALUE_NULL)
        && parser.streamReadContext().inRoot()
        && TapeParser.sourceOf(parser).isEmpty()) {
      requireLikeJson(parser, context);
      binding.requireValid(
          binding.apply(context, check -> check.read(parser, ValuePath.ROOT).report()), parser);
    }
    return super.getNullValue(context);
  }

  @Override
  public ValueDeserializer<Object> unwrappingDeserializer(
      DeserializationContext context, NameTransformer unwrapper) {
    return context.reportBadDefinition(
        type,
        type.toCanonical() + " is bound to a schema and cannot be @JsonUnwrapped: the schema checks"
            + " an object of its own; take the annotation away");
  }
}
