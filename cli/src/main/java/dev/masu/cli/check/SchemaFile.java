package dev.masu.cli.check;

import dev.masu.cli.input.Input;
import dev.masu.cli.input.Inputs;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with a schema, which may be compressed with gzip unless it is YAML.
 *
 * @param name its name for messages
 * @param uri the URI that it is registered by, which is that of the uncompressed file
 * @param content its bytes, decompressed
 */
@SuppressWarnings("ArrayRecordComponent") // Files are not compared.
record SchemaFile(String name, URI uri, byte[] content) {
  /** The files that {@code --refs} takes: of a folder, those that are likely to be schemas and can be read. */
  static final Inputs.Selection REFERENCES = new Inputs.Selection() {
    @Override
    public String suffixes() {
      return String.join(", ", READABLE_SUFFIXES);
    }

    @Override
    public boolean includes(Path file) {
      return READABLE_SUFFIXES.stream().anyMatch(file.toString()::endsWith);
    }

    @Override
    public Optional<String> problem(String name) {
      return name.equals(Inputs.STANDARD_INPUT)
          ? Optional.of("--refs does not read standard input; give it a file or a folder")
          : Optional.empty();
    }
  };

  /** Reads an input. */
  static SchemaFile read(Input input) throws IOException {
    try (InputStream in = input.content().open()) {
      Path uncompressed = Path.of(input.name().replaceFirst("\\.gz$", ""));
      // As a relative reference to it is resolved.
      URI uri = uncompressed.toAbsolutePath().normalize().toUri();
      return new SchemaFile(input.name(), uri, in.readAllBytes());
    }
  }

  /** Jackson's YAML module is not part of the command, but may be added to its class path. */
  private static final List<String> READABLE_SUFFIXES = readableSuffixes();

  private static List<String> readableSuffixes() {
    try {
      Class.forName("tools.jackson.dataformat.yaml.YAMLFactory");
      return List.of(".json", ".yaml", ".yml");
    } catch (ClassNotFoundException e) {
      return List.of(".json");
    }
  }

  /**
   * Registers the schema.
   *
   * @throws SchemaException if it cannot be registered
   */
  void register(SchemaCatalog.Builder builder) throws IOException {
    if (name.endsWith(".yaml") || name.endsWith(".yml")) {
      builder.register(Path.of(uri));
    } else {
      builder.register(uri, new ByteArrayInputStream(content));
    }
  }

  String text() {
    return SchemaChecker.text(content);
  }

  /** Whether it is the schema of an id. */
  boolean isNamed(String id) {
    if (id.equals(uri.toString())) {
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
}
