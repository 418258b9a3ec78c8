package dev.masu.cli;

import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Checks documents against a schema of the user's. */
final class UserSchema implements Checker {
  private final String name;
  private final String text;
  private final CompiledSchema schema;

  private UserSchema(String name, byte[] content, URI uri) {
    this.name = name;
    this.text = new String(content, StandardCharsets.UTF_8);
    requireJson(content);
    try {
      this.schema = compile(uri);
    } catch (SchemaException e) {
      throw broken(e);
    }
  }

  /**
   * Reads and compiles a schema.
   *
   * @param name the name of its file
   * @throws SchemaProblemException if it cannot be read or is not a schema that works
   */
  static UserSchema read(String name) {
    try {
      Path file = FileName.toPath(name);
      return new UserSchema(name, Files.readAllBytes(file), file.toUri());
    } catch (IOException e) {
      throw SchemaProblemException.unreadable(name, e);
    }
  }

  /** Tells in what way a schema is not JSON in the words that documents are told it. */
  private void requireJson(byte[] content) {
    String id = "masu:any-json";
    CompiledSchema any = SchemaCatalog.builder().register(id, "true").build().schema(id);
    any.check(content).violations().stream().findFirst().ifPresent(violation -> {
      throw broken(violation.location(), violation.message());
    });
  }

  private CompiledSchema compile(URI file) {
    boolean hasId = JsonMapper.shared().readTree(text).has("$id");
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    SchemaCatalog catalog =
        (hasId ? builder.register(text) : builder.register(file.toString(), text)).build();
    return catalog.ids().stream()
        .filter(id -> !SchemaCatalog.bundled().ids().contains(id))
        .map(catalog::schema)
        .findFirst()
        .orElseThrow();
  }

  /**
   * {@return what was found}
   *
   * @throws SchemaProblemException if the schema turns out not to work
   */
  @Override
  public Verdict check(byte[] content) {
    try {
      return new Verdict(schema.check(content));
    } catch (SchemaException e) {
      throw broken(e);
    }
  }

  private SchemaProblemException broken(SchemaException e) {
    return broken(e.location(), e.problem());
  }

  private SchemaProblemException broken(Optional<SourceLocation> place, String problem) {
    return SchemaProblemException.broken(PlacedMessage.lines(name, text, place, problem));
  }
}
