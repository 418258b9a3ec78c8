package dev.masu.jackson.internal.binding;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.tokens.ParserCheck;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.exc.InvalidDefinitionException;

/** The schema that a type is bound to, as deserializers use it. */
public final class BoundSchema {
  private final Binding binding;
  private final SchemaReference name;
  private final SchemaCatalog catalog;

  public BoundSchema(JavaType type, SchemaReference name, SchemaCatalog catalog) {
    this.binding = new Binding(type, name.id(), catalog);
    this.name = name;
    this.catalog = catalog;
  }

  /** {@return the binding of the values that it checks} */
  public Binding binding() {
    return binding;
  }

  public String id() {
    return binding.schemaId();
  }

  public SchemaCatalog catalog() {
    return catalog;
  }

  /** {@return the compiled schema; throws {@link InvalidDefinitionException} if it is unusable} */
  public ParserCheck compiled(DeserializationContext context) {
    try {
      return ParserCheck.of(name.in(catalog));
    } catch (SchemaException e) {
      throw unusable(e, context);
    }
  }

  /** Applies a check; throws {@link InvalidDefinitionException} if the schema is unusable. */
  public <T> T apply(DeserializationContext context, Function<ParserCheck, T> check) {
    ParserCheck schema = compiled(context);
    try {
      return check.apply(schema);
    } catch (SchemaException e) {
      throw unusable(e, context);
    } catch (JacksonIOException e) {
      throw TruncatedInput.exception(context.getParser(), e);
    }
  }

  private JacksonException unusable(SchemaException e, DeserializationContext context) {
    return InvalidDefinitionException.from(context.getParser(), e.getMessage(), binding.type())
        .withCause(e);
  }

  /** Throws if the report has a violation. */
  public void requireValid(CheckReport report, DeserializationContext context) {
    if (!report.isValid()) {
      throw BindingFailures.invalid(context.getParser(), binding, report);
    }
  }
}
