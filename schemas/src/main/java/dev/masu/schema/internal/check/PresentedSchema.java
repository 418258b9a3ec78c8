package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.function.UnaryOperator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/**
 * A compiled schema: its source, the engine that checks documents by it, and how reports are presented, that is,
 * redacted or reworded, before they are returned.
 */
public record PresentedSchema(
    String id,
    String text,
    JsonNode json,
    SchemaEngine engine,
    UnaryOperator<CheckReport> presentation)
    implements CompiledSchema {

  @Override
  public boolean isStreaming() {
    return engine instanceof StreamingSchema;
  }

  @Override
  public CheckReport check(String json) {
    return presentation.apply(engine.check(json));
  }

  @Override
  public CheckReport check(byte[] json) {
    return presentation.apply(engine.check(json));
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    return presentation.apply(engine.check(json));
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    return presentation.apply(engine.check(json));
  }

  @Override
  public CheckReport check(JsonNode tree) {
    return presentation.apply(engine.check(tree));
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return presentation.apply(engine.check(parser));
  }

  @Override
  public String toString() {
    JsonNode title = json.path("title");
    return "schema " + id + (title.isString() ? " (" + title.stringValue() + ")" : "");
  }
}
