package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.ParserCheck.Checked;
import dev.masu.schema.internal.document.Pointers;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/** Checks a value by the schema of its type, then lets the type's own deserializer bind it. */
final class SchemaBoundDeserializer extends ForwardingDeserializer {
  /**
   * The context's attribute that names the schema by which the value at hand was checked already: a
   * polymorphic value passes here twice, for its base type and for its subtype.
   */
  private static final Object CHECKED_BY = SchemaBoundDeserializer.class;

  private final String schemaId;
  private final SchemaCatalog catalog;

  SchemaBoundDeserializer(
      ValueDeserializer<?> binder, JavaType type, String schemaId, SchemaCatalog catalog) {
    super(binder, type);
    this.schemaId = schemaId;
    this.catalog = catalog;
  }

  @Override
  ForwardingDeserializer forwardingTo(ValueDeserializer<?> binder) {
    return new SchemaBoundDeserializer(binder, type, schemaId, catalog);
  }

  @Override
  public @Nullable Object deserialize(JsonParser parser, DeserializationContext context) {
    return bound(parser, context, p -> binder.deserialize(p, context));
  }

  @Override
  public @Nullable Object deserialize(
      JsonParser parser, DeserializationContext context, Object into) {
    return bound(parser, context, p -> binder.deserialize(p, context, into));
  }

  private @Nullable Object bound(
      JsonParser parser,
      DeserializationContext context,
      Function<JsonParser, @Nullable Object> bind) {
    boolean checkedAlready = schemaId.equals(context.getAttribute(CHECKED_BY));
    context.setAttribute(CHECKED_BY, null);
    if (checkedAlready) {
      return bind.apply(parser);
    }
    String pointer = Pointers.ofCurrentValue(parser);
    LocatedValue value = checked(parser, pointer);
    return LocatedParser.behind(parser).isPresent()
        ? bind.apply(parser)
        : replayed(value, pointer, parser, context, bind);
  }

  /**
   * Binds a value that tells its own type, with that said first: Jackson would copy what stands before
   * it, and lose the places of the copy.
   */
  @Override
  public @Nullable Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    String pointer = Pointers.ofCurrentValue(parser);
    LocatedValue value = checked(parser, pointer).withFirst(types.getPropertyName());
    Object made = replayed(value, pointer, parser, context, p -> {
      context.setAttribute(CHECKED_BY, schemaId);
      try {
        return binder.deserializeWithType(p, context, types);
      } finally {
        context.setAttribute(CHECKED_BY, null);
      }
    });
    if (LocatedParser.behind(parser).isPresent()) {
      parser.skipChildren();
    }
    return made;
  }

  /** Checks the value at hand; it is read from the parser unless it is a part of what was before. */
  private LocatedValue checked(JsonParser parser, String pointer) {
    Optional<LocatedParser> located = LocatedParser.behind(parser);
    if (located.isPresent()) {
      LocatedValue value = located.get().currentLocated();
      requireValid(parser, schema().check(value, pointer));
      return value;
    }
    Checked checked = schema().read(parser, pointer);
    requireValid(parser, checked.report());
    return checked.acceptedValue();
  }

  /** Binds a checked value, with the context telling places in it while that lasts. */
  private @Nullable Object replayed(
      LocatedValue value,
      String pointer,
      JsonParser parser,
      DeserializationContext context,
      Function<JsonParser, @Nullable Object> bind) {
    LocatedParser replay = new LocatedParser(value, pointer, context);
    replay.nextToken();
    setParser(context, replay);
    try {
      return bind.apply(replay);
    } catch (SchemaViolationException e) {
      throw e;
    } catch (DatabindException e) {
      throw SchemaViolationException.notBound(replay, type, schemaId, e);
    } finally {
      setParser(context, parser);
    }
  }

  private static void setParser(DeserializationContext context, JsonParser parser) {
    if (context instanceof DeserializationContextExt ownParser) {
      ownParser.assignParser(parser);
    }
  }

  /** Checks a null that is the whole document; elsewhere whoever holds it decides. */
  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    JsonParser parser = context.getParser();
    if (parser != null
        && parser.hasToken(JsonToken.VALUE_NULL)
        && parser.streamReadContext().inRoot()
        && LocatedParser.behind(parser).isEmpty()) {
      requireValid(parser, schema().read(parser, "").report());
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
        "a type that is bound to a schema cannot be @JsonUnwrapped: its schema checks an object of"
            + " its own");
  }

  @Override
  public String toString() {
    return type.toCanonical() + ", checked by " + schemaId;
  }

  private ParserCheck schema() {
    return (ParserCheck) catalog.schema(schemaId);
  }

  private void requireValid(JsonParser parser, CheckReport report) {
    if (!report.isValid()) {
      throw SchemaViolationException.refused(parser, type, schemaId, report);
    }
  }
}
