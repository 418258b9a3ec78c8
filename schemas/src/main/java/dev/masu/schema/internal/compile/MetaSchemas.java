package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.text.Uris;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/**
 * The meta-schemas of JSON Schema, draft-04 to 2020-12, and those of their vocabularies, read from resources on first
 * use.
 */
public final class MetaSchemas {
  private static final String HOST = "://json-schema.org/";

  private static final Map<String, JsonNode> BY_PATH = new ConcurrentHashMap<>();

  private MetaSchemas() {}

  /**
   * Whether a URI is the id of one of these, with {@code http} or {@code https}, and with or without an empty
   * fragment.
   */
  public static boolean isMetaSchema(String uri) {
    return path(uri).isPresent();
  }

  /** The meta-schema with the given id, in any spelling that {@link #isMetaSchema} recognizes. */
  public static Optional<JsonNode> document(String uri) {
    Optional<String> path = path(uri);
    return path.isEmpty()
        ? Optional.empty()
        : Optional.of(BY_PATH.computeIfAbsent(path.get(), MetaSchemas::read));
  }

  /** The part of a meta-schema's id after the host, which is the same for all spellings of the id. */
  public static Optional<String> path(String uri) {
    int host = uri.startsWith("https") ? "https".length() : "http".length();
    if (!uri.startsWith("http") || !uri.startsWith(HOST, host)) {
      return Optional.empty();
    }
    String path = Uris.withoutEmptyFragment(uri.substring(host + HOST.length()));
    return MetaSchemas.class.getResource(resource(path)) == null
        ? Optional.empty()
        : Optional.of(path);
  }

  private static JsonNode read(String path) {
    try (InputStream in =
        Objects.requireNonNull(MetaSchemas.class.getResourceAsStream(resource(path)))) {
      return ExactTree.read(JsonTexts.parser(in.readAllBytes(), false));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String path) {
    return "/dev/masu/schema/metaschema/" + path + ".json";
  }
}
