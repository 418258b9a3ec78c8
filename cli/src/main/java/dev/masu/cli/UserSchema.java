package dev.masu.cli;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Checks documents against a schema of the user's. */
final class UserSchema implements Checker {
  private static final String UNREGISTERED = "unregistered-reference";

  private final String name;
  private final String text;
  private final SchemaCatalog catalog;
  private final CompiledSchema schema;

  private UserSchema(String name, byte[] content, URI uri) throws IOException {
    this.name = name;
    this.text = new String(content, StandardCharsets.UTF_8);
    try {
      this.catalog = SchemaCatalog.builder()
          .register(uri, new ByteArrayInputStream(content))
          .build();
      this.schema = catalog.schema(uri.toString());
    } catch (SchemaException e) {
      throw broken(e);
    }
  }

  /**
   * Reads and compiles a schema, decompressed if it is compressed.
   *
   * @param name the name of its file
   * @throws SchemaProblemException if it cannot be read or is not a schema that works
   */
  static UserSchema read(String name) {
    try {
      Path file = FileName.toPath(name);
      return new UserSchema(name, content(file), file.toUri());
    } catch (IOException e) {
      throw SchemaProblemException.unreadable(name, e);
    }
  }

  /** {@return likely mistakes in the schema, as lines to print} */
  List<String> warnings() {
    List<String> lines = new ArrayList<>();
    for (SchemaWarning warning : catalog.warnings()) {
      String message = "warning: " + warning.message();
      lines.addAll(PlacedMessage.lines(name, text, warning.location(), message));
    }
    return lines;
  }

  private static byte[] content(Path file) throws IOException {
    try (InputStream in = Target.file(file).open()) {
      return Content.read(in);
    }
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
    return e.report().map(this::broken).orElseGet(() -> broken(e.location(), e.problem()));
  }

  private SchemaProblemException broken(CheckReport report) {
    List<String> lines = new ArrayList<>();
    for (Violation violation : report.violations()) {
      lines.addAll(PlacedMessage.lines(name, text, violation.location(), violation.message()));
    }
    if (report.isTruncated()) {
      lines.add(Printable.text(name) + ": more problems follow");
    }
    if (report.violations().stream().anyMatch(v -> v.code().equals(UNREGISTERED))) {
      lines.add(
          "--schema takes one schema: put the one that it refers to into its $defs, with that $id");
    }
    return SchemaProblemException.broken(lines);
  }

  private SchemaProblemException broken(Optional<SourceLocation> place, String problem) {
    return SchemaProblemException.broken(PlacedMessage.lines(name, text, place, problem));
  }
}
