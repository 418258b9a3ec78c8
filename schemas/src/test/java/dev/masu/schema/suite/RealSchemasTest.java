package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.RealSchemas;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Documents of published schemas get the verdict of the schema's authors. {@code real-schemas-exceptions.txt}
 * lists the others, each with the clause of the specification that decides otherwise, and the schemas that
 * cannot be loaded, each with a part of the message.
 */
class RealSchemasTest {
  private static final String EXCEPTIONS = "real-schemas-exceptions.txt";

  /** By the name of a schema or document, why its outcome is another than the authors expect. */
  private final Map<String, String> exceptions = new TreeMap<>();

  private int documents;

  RealSchemasTest() throws IOException {
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(
        Objects.requireNonNull(RealSchemasTest.class.getResourceAsStream(EXCEPTIONS)),
        StandardCharsets.UTF_8))) {
      lines
          .lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> line.split(" *\\| *", 2))
          .forEach(exception -> exceptions.put(exception[0], exception[1]));
    }
  }

  @Test
  void getTheVerdictsOfTheirAuthors() throws IOException {
    RealSchemas all = RealSchemas.findOrSkip();
    Map<String, String> found = new TreeMap<>();
    all.byName().forEach((name, entry) -> check(name, entry, all, found));
    System.out.printf(
        "%d real schemas, %d documents checked, %d exceptions%n",
        all.byName().size(), documents, exceptions.size());
    assertThat(found.keySet()).isEqualTo(exceptions.keySet());
    found.forEach((name, message) -> {
      if (all.byName().containsKey(name)) {
        assertThat(message).as(name).contains(exceptions.get(name));
      }
    });
  }

  private void check(String name, JsonNode entry, RealSchemas all, Map<String, String> found) {
    CompiledSchema compiled;
    try {
      SchemaCatalog.Builder catalog = SchemaCatalog.builder();
      all.texts(entry).forEach(catalog::register);
      compiled = catalog.build().schema(RealSchemas.id(entry));
    } catch (SchemaException e) {
      found.put(name, e.getMessage());
      return;
    }
    for (String verdict : List.of("valid", "invalid")) {
      for (JsonNode test : entry.path(verdict)) {
        documents++;
        CheckReport report = compiled.check(test.path("document").toString());
        if (report.isValid() != verdict.equals("valid")) {
          found.put(
              name + '/' + verdict + '/' + test.path("file").stringValue(), report.toString());
        }
      }
    }
  }
}
