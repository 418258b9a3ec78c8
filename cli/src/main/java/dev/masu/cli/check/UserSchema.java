package dev.masu.cli.check;

import dev.masu.cli.input.FileNames;
import dev.masu.cli.input.Input;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.List;

/**
 * A schema of the user's.
 *
 * @param schema the schema
 * @param warnings likely mistakes in it
 */
record UserSchema(CompiledSchema schema, List<LocatedMessage> warnings) {
  /**
   * Reads and compiles a schema.
   *
   * @param name the name of its file, which may be compressed with gzip
   * @throws UnusableSchemaException if it cannot be read, or is not a schema that can be used
   */
  static UserSchema read(String name) {
    try (InputStream in = Input.named(name).open()) {
      return of(name, in.readAllBytes());
    } catch (IOException e) {
      throw UnusableSchemaException.unreadable(name, e);
    }
  }

  private static UserSchema of(String name, byte[] content) throws IOException {
    URI uri = FileNames.toPath(name).toUri();
    String text = SchemaChecker.text(content);
    try {
      SchemaCatalog catalog = SchemaCatalog.builder()
          .register(uri, new ByteArrayInputStream(content))
          .build();
      List<LocatedMessage> warnings = catalog.warnings().stream()
          .map(w -> LocatedMessage.of(w.location(), "warning: " + w.message(), text))
          .toList();
      return new UserSchema(catalog.schema(uri.toString()), warnings);
    } catch (SchemaException e) {
      throw UnusableSchemaException.broken(name, text, e);
    }
  }
}
