package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.streaming.CheckedParser;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationContextExt;
import tools.jackson.databind.exc.InvalidDefinitionException;

/**
 * The binding of a document that a schema has accepted: what goes wrong in it is told with its place.
 *
 * <p>The context tells which binding is going on, so that values within it belong to it: by its parser,
 * if that checks what it reads, else by its attributes.
 *
 * @param type the type of the document
 * @param schemaId the schema that has accepted it
 * @param catalog the catalogue of that schema, which says what may be told, or null if all may
 */
record Binding(JavaType type, String schemaId, @Nullable SchemaCatalog catalog) {
  private static final Object CURRENT = Binding.class;

  /** A binding whose reports are shown as they are. */
  Binding(JavaType type, String schemaId) {
    this(type, schemaId, null);
  }

  /** Whether nothing that the document holds may be told. */
  boolean hidesValues() {
    return catalog != null && catalog.redactsValues();
  }

  /** A report as it may be shown. */
  CheckReport shown(CheckReport report) {
    return catalog == null ? report : Modules.reports(catalog).apply(report);
  }

  /** The binding that is going on, or null if there is none. */
  static @Nullable Binding current(DeserializationContext context) {
    return context.getParser() instanceof CheckedParser checked
        ? ((GuardedBinding) checked.guard()).binding()
        : (Binding) context.getAttribute(CURRENT);
  }

  /**
   * Binds from a value that was read before, with the context telling places in it while that lasts.
   *
   * @param binding what the value belongs to, or null if no schema has accepted it
   * @param parser the parser to go back to afterwards
   */
  static @Nullable Object replay(
      @Nullable Binding binding,
      LocatedReader.Result read,
      String pointer,
      JsonParser parser,
      DeserializationContext context,
      Function<JsonParser, @Nullable Object> bind) {
    LocatedParser replay = new LocatedParser(read, pointer, context);
    replay.nextToken();
    setParser(context, replay);
    try {
      return binding == null ? bind.apply(replay) : binding.run(replay, replay, context, bind);
    } finally {
      setParser(context, parser);
    }
  }

  /**
   * Binds, and reports what goes wrong.
   *
   * @param places tells where, as the value is read
   * @param parser what to bind from
   */
  @Nullable
  Object run(
      LocatedParser places,
      JsonParser parser,
      DeserializationContext context,
      Function<JsonParser, @Nullable Object> bind) {
    Binding outer = current(context);
    context.setAttribute(CURRENT, this);
    boolean refusedInfinite = places.refuseInfinite(true);
    try {
      return bind.apply(parser);
    } catch (SchemaViolationException | InvalidDefinitionException e) {
      // The one tells its place already; with the other no document is to blame, but a type.
      throw e;
    } catch (JacksonException e) {
      throw SchemaViolationException.notBound(places, this, e);
    } catch (RuntimeException e) {
      if (!context.isEnabled(DeserializationFeature.WRAP_EXCEPTIONS)) {
        throw e;
      }
      throw SchemaViolationException.notBound(places, this, e);
    } finally {
      places.refuseInfinite(refusedInfinite);
      context.setAttribute(CURRENT, outer);
    }
  }

  static void setParser(DeserializationContext context, JsonParser parser) {
    if (context instanceof DeserializationContextExt ownParser) {
      ownParser.assignParser(parser);
    }
  }
}
