package dev.masu.schema.catalog;

import dev.masu.schema.SchemaException;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.source.BoundTypes;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Uris;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/** Reads schemas from files, folders, lists of schemas and the class path. */
final class SchemaSources {
  private static final String RESOURCE = "classpath:/";

  private SchemaSources() {}

  /** Whether a file of this name is a schema in YAML. */
  static boolean isYaml(String name) {
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  /**
   * Reads a file.
   *
   * @param uri the URI to register it under
   * @throws IOException if it cannot be read
   */
  static SchemaText file(URI uri, Path file, Draft defaultDraft) throws IOException {
    if (Files.isDirectory(file)) {
      throw new IOException(file + " is a folder; registerAll registers the schemas in it");
    }
    return SchemaText.read(
        Files.readAllBytes(file),
        new SchemaText.Origin(uri.toString(), file.toString(), defaultDraft));
  }

  /**
   * Reads the schemas of a folder and those below it, in the order of their names; or a single file.
   *
   * @param base the folder's URI
   */
  static List<SchemaText> folder(URI base, Path folder, Draft defaultDraft) throws IOException {
    List<Path> files = files(folder);
    if (files.isEmpty()) {
      throw new FileNotFoundException(
          "expected a folder of schemas but found no file named *.json, *.yaml or *.yml in "
              + folder);
    }
    List<SchemaText> schemas = new ArrayList<>();
    String start = base.toString().replaceFirst("/$", "");
    int prefix = folder.toUri().toString().length();
    for (Path file : files) {
      String name = file.toUri().toString().substring(prefix).replaceFirst("^(?=[^/])", "/");
      schemas.add(file(URI.create(start + name), file, defaultDraft));
    }
    return schemas;
  }

  /** The files of a folder that are named like schemas; links are followed, but not back to a folder around them. */
  private static List<Path> files(Path folder) throws IOException {
    List<Path> files = new ArrayList<>();
    Set<FileVisitOption> following = EnumSet.of(FileVisitOption.FOLLOW_LINKS);
    Files.walkFileTree(folder, following, Integer.MAX_VALUE, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String name = file.toString();
        if (attributes.isRegularFile() && (name.endsWith(".json") || isYaml(name))) {
          files.add(file);
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
        if (problem instanceof FileSystemLoopException) {
          return FileVisitResult.CONTINUE;
        }
        throw problem;
      }
    });
    Collections.sort(files);
    return files;
  }

  /**
   * Reads the schemas in a list that has the form of SchemaStore's {@code catalog.json}.
   *
   * @param found receives each schema
   * @param missing receives a warning for each URL that names no file, or several
   * @throws SchemaException if it is no such list, or has what is not a URL
   * @throws FileNotFoundException if a relative URL names no file
   */
  static void list(
      Path list, Draft defaultDraft, Consumer<SchemaText> found, Consumer<SchemaWarning> missing)
      throws IOException {
    JsonNode entries = entries(list, defaultDraft);
    Path folder = list.resolveSibling("").toAbsolutePath();
    Map<String, Path> files = new LinkedHashMap<>();
    for (Path file : files(folder)) {
      files.put("//" + folder.relativize(file).toString().replace('\\', '/'), file);
    }
    files.values().remove(list.toAbsolutePath());
    for (JsonNode entry : entries) {
      URI url = url(list, entry.path("url").asString(""));
      if (url.isAbsolute()) {
        List<Path> matches = url.isOpaque() ? List.of() : at('/' + url.getPath(), files);
        if (matches.size() == 1) {
          found.accept(file(url, matches.get(0), defaultDraft));
        } else {
          missing.accept(missing(list, url, matches));
        }
      } else {
        Path file = folder.resolve(url.getPath()).normalize();
        if (!Files.isRegularFile(file)) {
          throw new FileNotFoundException(
              list + " lists " + url + ", but there is no file " + file);
        }
        found.accept(file(file.toUri(), file, defaultDraft));
      }
    }
  }

  private static JsonNode entries(Path list, Draft defaultDraft) throws IOException {
    JsonNode entries = file(list.toUri(), list, defaultDraft).json().path("schemas");
    if (!entries.isArray()) {
      String problem =
          "expected a list of schemas, {\"schemas\": [{\"url\": …}]}, but found no array \"schemas\"";
      throw new SchemaException(list.toString(), null, problem, null);
    }
    return entries;
  }

  /** The files whose paths end in as much of a path as possible; the ending {@code .json} may be missing there. */
  private static List<Path> at(String path, Map<String, Path> files) {
    for (int start = 0; start >= 0; start = path.indexOf('/', start + 1)) {
      String end = path.substring(start);
      List<Path> found = files.entrySet().stream()
          .filter(file -> file.getKey().endsWith(end) || file.getKey().endsWith(end + ".json"))
          .map(Map.Entry::getValue)
          .toList();
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  private static SchemaWarning missing(Path list, URI url, List<Path> files) {
    String problem = list + " lists it, but "
        + (files.isEmpty()
            ? "no file of its name is there; nothing is fetched"
            : "several files have its name, " + files + "; register the right one by this URL");
    return new SchemaWarning(url.toString(), "missing-file", "", Optional.empty(), problem);
  }

  private static URI url(Path list, String url) {
    try {
      return new URI(url.isEmpty() ? " " : url);
    } catch (URISyntaxException e) {
      String problem = "lists " + Shown.inEnglish(url)
          + ", which is no URL; write that of the schema, or its file's path, with %20 for a space";
      throw new SchemaException(list.toString(), null, problem, e);
    }
  }

  /**
   * Reads a class-path resource.
   *
   * @throws SchemaException if there is none, or it is not a schema
   */
  static SchemaText resource(Class<?> anchor, String resource, Draft defaultDraft)
      throws IOException {
    String uri = BoundTypes.resourceUri(anchor, resource);
    try (InputStream in = anchor.getResourceAsStream(resource)) {
      if (in == null) {
        throw new SchemaException(uri, null, missing(uri, anchor, resource), null);
      }
      return SchemaText.read(in.readAllBytes(), new SchemaText.Origin(uri, uri, defaultDraft));
    }
  }

  private static String missing(String uri, Class<?> anchor, String resource) {
    String path = URI.create(uri).getPath();
    String problem =
        "there is no resource " + path + " where " + anchor.getName() + " is loaded from; ";
    String fromRoot = '/' + resource.replaceFirst("^(classpath:)?/*", "");
    if (anchor.getResource(fromRoot) != null) {
      return problem + "did you mean " + Shown.inEnglish(fromRoot) + '?';
    }
    int end = path.lastIndexOf('/');
    return problem + "is the name right, "
        + (anchor.getModule().isNamed() && end > 0
            ? "is the file built into the module, and has its module-info.java \"opens "
                + path.substring(1, end).replace('/', '.') + " to dev.masu.schema;\"?"
            : "and is the file built into the class path?");
  }

  /** Reads a resource that a schema refers to, or returns empty if the URI is not that of one. */
  static Optional<SchemaText> referredResource(Class<?> anchor, String uri, Draft defaultDraft) {
    String name = uri.startsWith(RESOURCE)
        ? Uris.decodedIfWellFormed(uri.substring(RESOURCE.length() - 1))
        : "";
    try {
      return name.isEmpty() || anchor.getResource(name) == null
          ? Optional.empty()
          : Optional.of(resource(anchor, name, defaultDraft));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
