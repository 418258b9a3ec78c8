package dev.masu.cli.check;

import dev.masu.cli.input.Input;
import dev.masu.cli.input.Inputs;
import dev.masu.schema.internal.text.Uris;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A file with a schema.
 *
 * @param name its name for messages
 * @param uri the URI that it is registered by, which is that of the uncompressed file
 * @param content its bytes, decompressed
 */
@SuppressWarnings("ArrayRecordComponent") // Files are not compared.
record SchemaFile(String name, URI uri, byte[] content) {
  /** The files that {@code --schema} and {@code --refs} take. */
  static final Inputs.Selection SELECTION =
      new Inputs.Selection(List.of(".json"), Set.of(), SchemaFile::problem);

  private static Optional<String> problem(String name) {
    if (name.equals(Inputs.STANDARD_INPUT)) {
      return Optional.of("standard input is for documents; give each schema as a file");
    }
    return new File(name).isDirectory()
        ? Optional.of("this is a folder; give --schema one file, and --refs the folder")
        : Inputs.yamlProblem(name);
  }

  static SchemaFile read(Input input) throws IOException {
    try (InputStream in = input.content().open()) {
      Path uncompressed = Path.of(Inputs.uncompressed(input.name()));
      // As a relative reference to it is resolved.
      URI uri = uncompressed.toAbsolutePath().normalize().toUri();
      return new SchemaFile(input.name(), uri, in.readAllBytes());
    }
  }

  String text() {
    return SchemaChecker.text(content);
  }

  /** {@return the ids of a registered schema: its own one, and the URI that it is registered by} */
  Set<String> ids() {
    String base = Uris.normalized(uri.toString());
    try {
      JsonNode json = JsonMapper.shared().readTree(content);
      String ownId = json.path("$id").asString(json.path("id").asString(""));
      return new LinkedHashSet<>(List.of(base, Uris.resolved(base, Uris.withoutFragment(ownId))));
    } catch (IllegalArgumentException e) {
      // Such an id is ignored, with a warning.
      return Set.of(base);
    }
  }
}
