package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Supplier;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/** A schema whose reports hold nothing that a document holds. */
public final class RedactedSchema implements CompiledSchema {
  private final CompiledSchema schema;
  private final Supplier<Set<String>> names;

  /**
   * Hides what another schema reports of documents.
   *
   * @param schema that schema
   * @param names gives the property names that may be told
   */
  public RedactedSchema(CompiledSchema schema, Supplier<Set<String>> names) {
    this.schema = schema;
    this.names = names;
  }

  /** The same schema, whose reports hide nothing. */
  public CompiledSchema unredacted() {
    return schema;
  }

  private CheckReport redacted(CheckReport report) {
    return report.isValid() ? report : report.redacted(names.get());
  }

  @Override
  public String id() {
    return schema.id();
  }

  @Override
  public boolean isStreaming() {
    return schema.isStreaming();
  }

  @Override
  public CheckReport check(String json) {
    return redacted(schema.check(json));
  }

  @Override
  public CheckReport check(byte[] json) {
    return redacted(schema.check(json));
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    return redacted(schema.check(json));
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    return redacted(schema.check(json));
  }

  @Override
  public CheckReport check(Path file) throws IOException {
    return redacted(schema.check(file));
  }

  @Override
  public CheckReport check(JsonNode tree) {
    return redacted(schema.check(tree));
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return redacted(schema.check(parser));
  }
}
