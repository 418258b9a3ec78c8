package dev.masu.cli.check;

import dev.masu.cli.input.Inputs;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.cli.output.Printable;
import dev.masu.cli.output.StandardStreams;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;

/** A schema of the user's, in a file that may be compressed with gzip. */
final class UserSchema {
  private static final String UNREGISTERED = "unregistered-reference";

  private final String name;
  private final URI uri;
  private final byte[] content;

  /** Reads the file of a name. */
  UserSchema(String name) throws IOException {
    Path file = Inputs.toPath(name);
    this.name = name;
    this.uri = file.toUri();
    try (InputStream in = JsonInput.of(file).open()) {
      this.content = in.readAllBytes();
    }
  }

  /** Compiles the schema, and prints likely mistakes in it. */
  CompiledSchema compile(StandardStreams streams) throws IOException {
    SchemaCatalog catalog =
        SchemaCatalog.builder().register(uri, new ByteArrayInputStream(content)).build();
    List<LocatedMessage> warnings = catalog.warnings().stream()
        .map(w -> LocatedMessage.of(w.location(), "warning: " + w.message(), text()))
        .toList();
    CompiledSchema schema = catalog.schema(uri.toString());
    streams.printProblems(name, warnings);
    return schema;
  }

  private String text() {
    return SchemaChecker.text(content);
  }

  /** Prints what is wrong with the schema and what to do about it. */
  CheckReport printProblems(SchemaException problem, StandardStreams streams) {
    CheckReport report = problem.report().orElseGet(() -> onlyProblem(problem));
    streams.printProblems(name, LocatedMessage.of(report, text()));
    if (report.isTruncated()) {
      streams.err().println(Printable.text(name) + ": more problems follow");
    }
    if (report.violations().stream().anyMatch(v -> v.code().equals(UNREGISTERED))) {
      streams
          .err()
          .println("--schema takes one schema: put the one that it refers to into its $defs,"
              + " with that $id");
    }
    return report;
  }

  private static CheckReport onlyProblem(SchemaException problem) {
    Violation violation = Violation.builder(Phase.SCHEMA, "unusable-schema", "")
        .at(problem.location().orElse(null))
        .message(problem.problem())
        .build();
    return CheckReport.of(List.of(violation), 1);
  }
}
