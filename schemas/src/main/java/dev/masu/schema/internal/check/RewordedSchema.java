package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/** A schema whose reports are redacted, or reworded by the user, before they are returned. */
public final class RewordedSchema implements CompiledSchema {
  private final CompiledSchema schema;
  private final UnaryOperator<CheckReport> presentation;

  public RewordedSchema(CompiledSchema schema, UnaryOperator<CheckReport> presentation) {
    this.schema = schema;
    this.presentation = presentation;
  }

  /** The schema with its original reports. */
  public CompiledSchema original() {
    return schema;
  }

  @Override
  public String id() {
    return schema.id();
  }

  @Override
  public String text() {
    return schema.text();
  }

  @Override
  public JsonNode json() {
    return schema.json();
  }

  @Override
  public String toString() {
    return schema.toString();
  }

  @Override
  public boolean isStreaming() {
    return schema.isStreaming();
  }

  @Override
  public CheckReport check(String json) {
    return presentation.apply(schema.check(json));
  }

  @Override
  public CheckReport check(byte[] json) {
    return presentation.apply(schema.check(json));
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    return presentation.apply(schema.check(json));
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    return presentation.apply(schema.check(json));
  }

  @Override
  public CheckReport check(Path file) throws IOException {
    return presentation.apply(schema.check(file));
  }

  @Override
  public CheckReport check(JsonNode tree) {
    return presentation.apply(schema.check(tree));
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return presentation.apply(schema.check(parser));
  }
}
