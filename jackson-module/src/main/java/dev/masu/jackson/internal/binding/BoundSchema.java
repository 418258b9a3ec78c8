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

/** The schema that a type is bound to, as it is asked while a document is read. */
public final class BoundSchema {
  private final Binding binding;
  private final BoundName name;
  private final SchemaCatalog catalog;

  public BoundSchema(JavaType type, BoundName name, SchemaCatalog catalog) {
    this.binding = new Binding(type, name.id(), catalog);
    this.name = name;
    this.catalog = catalog;
  }

  /** What the values that it checks belong to. */
  public Binding binding() {
    return binding;
  }

  public String id() {
    return binding.schemaId();
  }

  public SchemaCatalog catalog() {
    return catalog;
  }

  /** The compiled schema; if it cannot be used, the definition of the type is to blame. */
  public ParserCheck compiled(DeserializationContext context) {
    try {
      return ParserCheck.of(name.in(catalog));
    } catch (SchemaException e) {
      throw unusable(e, context);
    }
  }

  /** Asks the schema; if it cannot be used, the definition of the type is to blame. */
  public <T> T ask(DeserializationContext context, Function<ParserCheck, T> question) {
    ParserCheck schema = compiled(context);
    try {
      return question.apply(schema);
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

  /** Throws what is wrong, if anything is. */
  public void requireValid(CheckReport report, DeserializationContext context) {
    if (!report.isValid()) {
      throw BindingFailures.invalid(context.getParser(), binding, report);
    }
  }
}
