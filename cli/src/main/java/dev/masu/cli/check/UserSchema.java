package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.input.ReadErrors;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.cli.output.Printable;
import dev.masu.cli.output.StandardStreams;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A schema of the user's, in a file that may be compressed with gzip. */
final class UserSchema {
  private static final String UNREGISTERED = "unregistered-reference";

  private final String name;
  private final List<String> references;
  private final URI uri;
  private final byte[] content;

  /**
   * Reads the file of a name.
   *
   * @param references the files and folders of schemas that it refers to
   */
  UserSchema(String name, List<String> references) throws IOException {
    Path file = Inputs.toPath(name);
    this.name = name;
    this.references = references;
    this.uri = file.toAbsolutePath().normalize().toUri();
    try (InputStream in = JsonInput.of(file).open()) {
      this.content = in.readAllBytes();
    }
  }

  /** Compiles the schema, and prints likely mistakes in it. */
  CompiledSchema compile(StandardStreams streams) throws IOException {
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    for (String reference : references) {
      register(reference, builder);
    }
    SchemaCatalog catalog =
        builder.register(uri, new ByteArrayInputStream(content)).build();
    CompiledSchema schema = catalog.schema(uri.toString());
    List<LocatedMessage> warnings = catalog.warnings().stream()
        .filter(w -> w.schemaId().equals(schema.id()))
        .map(w -> LocatedMessage.of(w.location(), "warning: " + w.message(), text()))
        .toList();
    streams.printProblems(name, warnings);
    return schema;
  }

  private static void register(String reference, SchemaCatalog.Builder builder) throws IOException {
    try {
      Path path = Inputs.toPath(reference);
      if (Files.isDirectory(path)) {
        builder.registerAll(path);
      } else {
        builder.register(path);
      }
    } catch (IOException e) {
      throw new IOException(reference + ": " + ReadErrors.reason(e), e);
    }
  }

  private String text() {
    return SchemaChecker.text(content);
  }

  /** Prints what is wrong with the schema and what to do about it. */
  CheckReport printProblems(SchemaException problem, StandardStreams streams) {
    if (!isOfThis(problem)) {
      String message = String.valueOf(problem.getMessage());
      streams.printProblem(name, message);
      return single(message, Optional.empty());
    }
    CheckReport report =
        problem.report().orElseGet(() -> single(problem.problem(), problem.location()));
    streams.printProblems(name, LocatedMessage.of(report, text()));
    if (report.isTruncated()) {
      streams.err().println(Printable.text(name) + ": more problems follow");
    }
    if (report.violations().stream().anyMatch(v -> v.code().equals(UNREGISTERED))) {
      streams
          .err()
          .println("--refs takes the schemas that it refers to: a file, or a folder of them");
    }
    return report;
  }

  /** Whether it is this schema that cannot be used, and not one that it refers to. */
  private boolean isOfThis(SchemaException problem) {
    String id = problem.schemaId().orElse("");
    if (references.isEmpty() || id.equals(uri.toString())) {
      return true;
    }
    try {
      JsonNode json = JsonMapper.shared().readTree(content);
      String ownId = json.path("$id").asString(json.path("id").asString(""));
      return URI.create(id).equals(uri.resolve(ownId.replaceFirst("#$", "")));
    } catch (JacksonException | IllegalArgumentException e) {
      return false;
    }
  }

  private static CheckReport single(String message, Optional<SourceLocation> location) {
    Violation violation = Violation.builder(Phase.SCHEMA, "unusable-schema", "")
        .at(location.orElse(null))
        .message(message)
        .build();
    return CheckReport.of(List.of(violation), 1);
  }
}
