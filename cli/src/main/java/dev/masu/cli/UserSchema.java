package dev.masu.cli;

import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Checks documents against a schema of the user's. */
final class UserSchema implements Checker {
  /**
   * What a schema may hold beyond JSON Schema.
   *
   * @param names keywords and formats that nothing is known of
   * @param unsafePatterns whether patterns may be slow
   */
  record Allowed(List<String> names, boolean unsafePatterns) {}

  private static final String ALLOW_NAME =
      "--allow NAME lets a schema hold a keyword or format that nothing is known of";

  /** What the command can do about a problem, by the problem's code. */
  private static final Map<String, String> OPTIONS = Map.of(
      "unknown-keyword",
      ALLOW_NAME,
      "unknown-format",
      ALLOW_NAME,
      "unregistered-reference",
      "--schema takes one schema: put the one that it refers to into its $defs, with that $id",
      "unsafe-pattern",
      "--allow-unsafe-patterns lets a schema hold patterns that may be given up as too slow");

  private final String name;
  private final String text;
  private final CompiledSchema schema;

  private UserSchema(String name, byte[] content, URI uri, Allowed allowed) {
    this.name = name;
    this.text = new String(content, StandardCharsets.UTF_8);
    requireJson(content);
    try {
      this.schema = compile(uri, allowed);
    } catch (SchemaException e) {
      throw broken(e);
    }
  }

  /**
   * Reads and compiles a schema, decompressed if it is compressed.
   *
   * @param name the name of its file
   * @param allowed what it may hold beyond JSON Schema
   * @throws SchemaProblemException if it cannot be read or is not a schema that works
   */
  static UserSchema read(String name, Allowed allowed) {
    try {
      Path file = FileName.toPath(name);
      return new UserSchema(name, content(file), file.toUri(), allowed);
    } catch (IOException e) {
      throw SchemaProblemException.unreadable(name, e);
    }
  }

  private static byte[] content(Path file) throws IOException {
    try (InputStream in = Target.file(file).open()) {
      return Content.read(in);
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

  private CompiledSchema compile(URI file, Allowed allowed) {
    boolean hasId = JsonMapper.shared().readTree(text).has("$id");
    String[] names = allowed.names().toArray(String[]::new);
    SchemaCatalog.Builder builder = SchemaCatalog.builder()
        .allowKeywords(names)
        .allowFormats(names)
        .allowUnsafePatterns(allowed.unsafePatterns());
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
    report.violations().stream()
        .flatMap(violation -> Stream.ofNullable(OPTIONS.get(violation.code())))
        .distinct()
        .forEach(lines::add);
    return SchemaProblemException.broken(lines);
  }

  private SchemaProblemException broken(Optional<SourceLocation> place, String problem) {
    return SchemaProblemException.broken(PlacedMessage.lines(name, text, place, problem));
  }
}
