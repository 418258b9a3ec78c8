package dev.masu.cli.check;

import dev.masu.SchemaBound;
import dev.masu.cli.input.Inputs;
import dev.masu.cli.output.LocatedMessage;
import dev.masu.cli.output.Printable;
import dev.masu.cli.output.StandardStreams;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.NullifyingDeserializer;

/** A schema of the user's, with the schemas that it may refer to. */
final class UserSchema {
  private static final String UNREGISTERED = "unregistered-reference";

  /** The id of a schema that refers to the user's, since an annotation names no other than a constant one. */
  private static final String RECORD = "urn:masu:record";

  private final List<SchemaFile> files;

  /** The file that is being registered, or null. */
  private @Nullable SchemaFile current;

  @SchemaBound(RECORD)
  @JsonDeserialize(using = NullifyingDeserializer.class)
  private static final class UserRecord {}

  /** Takes the user's schema, and after it those that it may refer to. */
  UserSchema(List<SchemaFile> files) {
    this.files = files;
  }

  /** Compiles the schema, prints likely mistakes in it, and selects the checkers of inputs of a kind, or of any. */
  CheckerSelection compile(@Nullable FileKind kind, CheckLimits limits, StandardStreams streams)
      throws IOException {
    SchemaCatalog.Builder builder = SchemaCatalog.builder().limits(limits);
    Set<Path> schemas = new HashSet<>();
    for (SchemaFile next : files) {
      current = next;
      builder.register(next.uri(), new ByteArrayInputStream(next.content()));
      schemas.add(Inputs.realPath(Path.of(next.name())));
    }
    current = null;
    String uri = files.get(0).uri().toString();
    SchemaCatalog catalog =
        builder.register(RECORD, "{\"$ref\": \"" + uri + "\"}").build();
    CompiledSchema schema = catalog.schema(uri);
    printWarnings(catalog, streams);
    return CheckerSelection.bySchema(
        kind,
        ofInput -> ofInput == FileKind.NDJSON
            ? new RecordChecker(catalog, UserRecord.class)
            : new SchemaChecker(schema, document -> List.of()),
        schemas);
  }

  private void printWarnings(SchemaCatalog catalog, StandardStreams streams) {
    Map<String, List<SchemaWarning>> warnings =
        catalog.warnings().stream().collect(Collectors.groupingBy(SchemaWarning::schemaId));
    if (warnings.isEmpty()) {
      return;
    }
    for (SchemaFile each : files) {
      streams.printProblems(
          each.name(),
          each.ids().stream()
              .flatMap(id -> warnings.getOrDefault(id, List.of()).stream())
              .map(w -> LocatedMessage.of(w.location(), "warning: " + w.message(), each.text()))
              .toList());
    }
  }

  /** Prints what is wrong with the schema, or with one that it refers to, and what to do about it. */
  void printProblems(SchemaException problem, StandardStreams streams, CheckPrinter printer) {
    String id = problem.schemaId().orElse("");
    Optional<SchemaFile> atFault = Optional.ofNullable(current).or(() -> fileOf(id));
    String name = atFault.map(SchemaFile::name).orElse(id);
    CheckReport report = problem.report().orElseGet(() -> single(problem));
    streams.printProblems(
        name, LocatedMessage.of(report, atFault.map(SchemaFile::text).orElse("")));
    if (report.isTruncated()) {
      streams.err().println(Printable.text(name) + ": more problems follow");
    }
    if (report.violations().stream().anyMatch(v -> v.code().equals(UNREGISTERED))) {
      streams
          .err()
          .println("--refs takes the schemas that it refers to: a file, or a folder of them");
    }
    printer.addBrokenSchema(name, report);
  }

  private Optional<SchemaFile> fileOf(String id) {
    return files.size() == 1
        ? Optional.of(files.get(0))
        : files.stream().filter(schema -> schema.ids().contains(id)).findFirst();
  }

  private static CheckReport single(SchemaException problem) {
    Violation violation = Violation.builder(Phase.SCHEMA, "unusable-schema", "")
        .at(problem.location().orElse(null))
        .message(problem.problem())
        .build();
    return CheckReport.of(violation);
  }
}
