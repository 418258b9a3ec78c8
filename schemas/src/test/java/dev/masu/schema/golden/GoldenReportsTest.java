package dev.masu.schema.golden;

import dev.masu.fixtures.HostileDocument;
import dev.masu.fixtures.HostileDocuments;
import dev.masu.fixtures.RealSchemas;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.suite.OfficialSuite;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The reports of schemas from many sources are as the golden files have them. */
class GoldenReportsTest {
  private static final int CHANGES_OF_OWN = 6;
  private static final int CHANGES_OF_REAL = 2;

  /** Larger ones take seconds together, and {@code HostileDocumentsTest} checks them too. */
  private static final int MAX_HOSTILE = 300_000;

  private static final List<String> OWN = List.of(
      "order",
      "workflow",
      "shapes",
      "nullable-union",
      "config",
      "tags",
      "conditions",
      "negations",
      "tree",
      "closed-by-unevaluated",
      "tuples",
      "dependencies-draft-07");

  @Test
  void ofSchemasOfAUsersOwn() throws IOException {
    GoldenFile file = new GoldenFile("own-schemas.txt");
    for (String name : OWN) {
      try (InputStream in = GoldenFile.class.getResourceAsStream("own/" + name + ".json")) {
        addOwn(file, name, GoldenChecks.EXACT.readTree(in));
      }
    }
    file.assertUnchanged();
  }

  private static void addOwn(GoldenFile file, String name, JsonNode own) {
    SchemaCatalog catalog =
        SchemaCatalog.builder().register(own.path("schema").toString()).build();
    CompiledSchema schema = catalog.schema(own.path("schema").path("$id").stringValue());
    GoldenChecks checks = new GoldenChecks(file, name, schema, catalog.propertyNames());
    own.path("documents")
        .forEachEntry(
            (about, document) -> addWithChanges(checks, name, about, document, CHANGES_OF_OWN));
  }

  private static void addWithChanges(
      GoldenChecks checks, String schema, String about, JsonNode document, int count) {
    Random random = new Random((schema + about).hashCode());
    checks.text(about, GoldenChecks.pretty(document));
    for (int i = 0; i < count; i++) {
      GoldenTreeChanges.Change change = GoldenTreeChanges.of(document, random);
      checks.text(about + ": " + change.description(), GoldenChecks.pretty(change.document()));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "draft7, http://json-schema.org/draft-07/schema#",
    "draft2020-12, https://json-schema.org/draft/2020-12/schema"
  })
  void ofTheOfficialSuite(String draft, String dialect) throws IOException {
    OfficialSuite suite = OfficialSuite.findOrSkip(draft, dialect);
    GoldenFile file = new GoldenFile("official-suite-" + draft + ".txt");
    suite.required().forEach(group -> addGroup(file, suite, group, false));
    suite.optional().forEach(group -> addGroup(file, suite, group, true));
    file.assertUnchanged();
  }

  private static void addGroup(
      GoldenFile file, OfficialSuite suite, OfficialSuite.Group group, boolean assertsFormats) {
    String section = group.file() + ": " + group.description();
    try {
      CompiledSchema schema = suite.compile(group, assertsFormats);
      GoldenChecks checks = new GoldenChecks(file, section, schema, Set.of());
      group.tests().forEach(test -> checks.text(test.description(), test.data().toString()));
    } catch (SchemaException e) {
      file.add(section, "schema", GoldenRecord.UNLOADED, group.schema().toString(), List.of());
    }
  }

  @Test
  void ofHostileDocuments() throws IOException {
    GoldenFile file = new GoldenFile("hostile-documents.txt");
    for (HostileDocument document : HostileDocuments.all()) {
      String text = document.text();
      if (text.length() + document.schema().length() <= MAX_HOSTILE) {
        check(file, document.name(), CheckLimits.defaults(), document.schema(), text);
      }
    }
    for (GoldenHostile hostile : GoldenHostile.all()) {
      check(file, hostile.name(), hostile.limits(), hostile.schema(), hostile.document());
    }
    file.assertUnchanged();
  }

  private static void check(
      GoldenFile file, String name, CheckLimits limits, String schema, String document) {
    String id = "https://example.org/hostile.json";
    SchemaCatalog catalog =
        SchemaCatalog.builder().limits(limits).register(id, schema).build();
    new GoldenChecks(file, "", catalog.schema(id), catalog.propertyNames()).text(name, document);
  }

  @Test
  void ofRealSchemas() throws IOException {
    RealSchemas schemas = RealSchemas.findOrSkip();
    GoldenFile file = new GoldenFile("real-schemas.txt");
    schemas.byName().forEach((name, entry) -> {
      Optional<SchemaCatalog> catalog = catalog(schemas.texts(entry));
      if (catalog.isPresent()) {
        addReal(file, name, entry, catalog.orElseThrow());
      } else {
        file.add(name, "schema", GoldenRecord.UNLOADED, "", List.of());
      }
    });
    file.assertUnchanged();
  }

  /** Empty if one of the schemas cannot be loaded. */
  private static Optional<SchemaCatalog> catalog(Map<String, String> schemas) {
    SchemaCatalog.Builder builder = SchemaCatalog.builder();
    try {
      schemas.forEach(builder::register);
      return Optional.of(builder.build());
    } catch (SchemaException e) {
      return Optional.empty();
    }
  }

  private static void addReal(GoldenFile file, String name, JsonNode entry, SchemaCatalog catalog) {
    CompiledSchema schema = catalog.schema(RealSchemas.id(entry));
    GoldenChecks checks = new GoldenChecks(file, name, schema, catalog.propertyNames());
    for (String verdict : List.of("valid", "invalid")) {
      for (JsonNode test : entry.path(verdict)) {
        String about = verdict + "/" + test.path("file").stringValue();
        addWithChanges(checks, name, about, test.path("document"), CHANGES_OF_REAL);
      }
    }
  }
}
