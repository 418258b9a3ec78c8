package dev.masu.schema.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.RealSchemas;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

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
    all.byName().forEach((name, entry) -> check(name, new RealSchema(entry, all), found));
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

  private void check(String name, RealSchema schema, Map<String, String> found) {
    CompiledSchema compiled;
    try {
      compiled = schema.catalog().schema(schema.url());
    } catch (SchemaException e) {
      found.put(name, e.getMessage());
      return;
    }
    for (RealSchema.Document document : schema.documents()) {
      documents++;
      CheckReport report = compiled.check(document.text());
      if (report.isValid() != document.isValid()) {
        found.put(document.name(), report.toString());
      }
    }
  }
}
