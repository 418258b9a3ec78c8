package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.ParserCheck.Checked;
import dev.masu.schema.internal.document.Pointers;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.deser.std.DelegatingDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.util.AccessPattern;
import tools.jackson.databind.util.NameTransformer;

/** Checks a value by the schema of its type, then lets the type's own deserializer bind it. */
final class SchemaBoundDeserializer extends DelegatingDeserializer {
  /**
   * The context's attribute that names the schema by which the value at hand was checked already: a
   * polymorphic value passes here twice, for its base type and for its subtype.
   */
  private static final Object CHECKED_BY = SchemaBoundDeserializer.class;

  private final JavaType type;
  private final String schemaId;
  private final transient SchemaCatalog catalog;

  SchemaBoundDeserializer(
      ValueDeserializer<?> binder, JavaType type, String schemaId, SchemaCatalog catalog) {
    super(binder);
    this.type = type;
    this.schemaId = schemaId;
    this.catalog = catalog;
  }

  @Override
  protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> binder) {
    return new SchemaBoundDeserializer(binder, type, schemaId, catalog);
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context) {
    return checked(parser, context, p -> super.deserialize(p, context));
  }

  @Override
  public Object deserialize(JsonParser parser, DeserializationContext context, Object into) {
    return checked(parser, context, p -> super.deserialize(p, context, into));
  }

  @Override
  public Object deserializeWithType(
      JsonParser parser, DeserializationContext context, TypeDeserializer types) {
    return checked(parser, context, p -> {
      context.setAttribute(CHECKED_BY, schemaId);
      try {
        return super.deserializeWithType(p, context, types);
      } finally {
        context.setAttribute(CHECKED_BY, null);
      }
    });
  }

  private Object checked(
      JsonParser parser, DeserializationContext context, Function<JsonParser, Object> bind) {
    boolean checkedAlready = schemaId.equals(context.getAttribute(CHECKED_BY));
    context.setAttribute(CHECKED_BY, null);
    if (checkedAlready) {
      return bind.apply(parser);
    }
    String pointer = Pointers.ofCurrentValue(parser);
    if (parser instanceof LocatedParser located) {
      requireValid(parser, schema().check(located.currentLocated(), pointer));
      return bind.apply(parser);
    }
    Checked checked = schema().read(parser, pointer);
    requireValid(parser, checked.report());
    return bindFrom(checked.acceptedValue(), pointer, parser, context, bind);
  }

  /** Binds from the checked value, with the context telling places in it while that lasts. */
  private static Object bindFrom(
      LocatedValue value,
      String pointer,
      JsonParser parser,
      DeserializationContext context,
      Function<JsonParser, Object> bind) {
    LocatedParser replay = new LocatedParser(value, pointer, context);
    replay.nextToken();
    if (!(context instanceof DeserializationContextExt ownParser)) {
      return bind.apply(replay);
    }
    ownParser.assignParser(replay);
    try {
      return bind.apply(replay);
    } finally {
      ownParser.assignParser(parser);
    }
  }

  /** Checks a null too, unless it stands in a document whose own schema accepted it. */
  @Override
  public @Nullable Object getNullValue(DeserializationContext context) {
    JsonParser parser = context.getParser();
    if (parser != null
        && parser.hasToken(JsonToken.VALUE_NULL)
        && !(parser instanceof LocatedParser)) {
      requireValid(
          parser, schema().read(parser, Pointers.ofCurrentValue(parser)).report());
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
      throw new SchemaViolationException(parser, type.toCanonical(), schemaId, report);
    }
  }
}
