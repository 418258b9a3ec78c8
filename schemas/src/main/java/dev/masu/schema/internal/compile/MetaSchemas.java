package dev.masu.schema.internal.compile;

import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.text.Uris;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.JsonNode;

/**
 * The meta-schemas of JSON Schema, draft-04 to 2020-12, and those of their vocabularies, read from resources on first
 * use.
 */
public final class MetaSchemas {
  private static final String HOST = "://json-schema.org/";

  /** The part of each id after the host, which is also the name of the resource. */
  private static final Set<String> PATHS = Set.of(
      "draft-04/schema",
      "draft-06/schema",
      "draft-07/schema",
      "draft/2019-09/schema",
      "draft/2019-09/meta/applicator",
      "draft/2019-09/meta/content",
      "draft/2019-09/meta/core",
      "draft/2019-09/meta/format",
      "draft/2019-09/meta/meta-data",
      "draft/2019-09/meta/validation",
      "draft/2020-12/schema",
      "draft/2020-12/meta/applicator",
      "draft/2020-12/meta/content",
      "draft/2020-12/meta/core",
      "draft/2020-12/meta/format-annotation",
      "draft/2020-12/meta/format-assertion",
      "draft/2020-12/meta/meta-data",
      "draft/2020-12/meta/unevaluated",
      "draft/2020-12/meta/validation");

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
    return path(uri).map(path -> BY_PATH.computeIfAbsent(path, MetaSchemas::read));
  }

  /** The part of a meta-schema's id after the host, which is the same for all spellings of the id. */
  public static Optional<String> path(String uri) {
    int host = uri.startsWith("https") ? "https".length() : "http".length();
    if (!uri.startsWith("http") || !uri.startsWith(HOST, host)) {
      return Optional.empty();
    }
    String path = Uris.withoutEmptyFragment(uri.substring(host + HOST.length()));
    return PATHS.contains(path) ? Optional.of(path) : Optional.empty();
  }

  private static JsonNode read(String path) {
    String text = resource("metaschema/" + path + ".json");
    return ExactTree.read(JsonTexts.parser(text), Integer.MAX_VALUE);
  }

  /** The text of a schema in the jar, by the path of its resource below {@code dev/masu/schema}. */
  public static String resource(String path) {
    String resource = "/dev/masu/schema/" + path;
    try (InputStream in = MetaSchemas.class.getResourceAsStream(resource)) {
      Objects.requireNonNull(in, "missing from the jar: " + resource);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
