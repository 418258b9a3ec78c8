package dev.masu.schema.golden;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.schema.catalog.SchemaCatalog;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** The reports of the fixtures, as they are and with tokens changed, are as the golden files have them. */
class GoldenFixturesTest {
  private static final GoldenFile FIXTURES = new GoldenFile("fixtures.txt");
  private static final GoldenFile CHANGES = new GoldenFile("fixture-changes.txt");
  private static final int CHANGES_OF_VALID = 10;
  private static final int CHANGES_OF_INVALID = 2;

  /** Documents beyond it are of nesting alone, all tokens alike. */
  private static final int MAX_CHANGED = 20_000;

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid", "json/invalid"})
  void asTheyAre(Document document) {
    GoldenChecks checks = checks(FIXTURES, document);
    String text = document.text();
    boolean isUtf8 = Arrays.equals(text.getBytes(StandardCharsets.UTF_8), document.bytes());
    if (isUtf8 && text.indexOf('\0') < 0) {
      checks.text(document.name(), text);
    } else {
      checks.bytes(document.name(), document.bytes());
    }
  }

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid"})
  void changed(Document document) {
    Random random = new Random(document.name().hashCode());
    GoldenChecks checks = checks(CHANGES, document);
    String text = document.text();
    boolean isValid = document.folder().endsWith("/valid");
    int count = isValid ? CHANGES_OF_VALID : CHANGES_OF_INVALID;
    for (int i = 1; i <= count && text.length() <= MAX_CHANGED; i++) {
      String name = document.name() + " change " + i;
      String once = GoldenTokenChanges.changed(text, random);
      switch (i % 4) {
        case 0 -> checks.text(name, GoldenTokenChanges.changed(once, random));
        case 1 -> checks.text(name, once);
        default -> addChangedTree(checks, name, text, random);
      }
    }
  }

  private static void addChangedTree(GoldenChecks checks, String name, String text, Random random) {
    try {
      JsonNode tree = GoldenChecks.EXACT.readTree(text);
      GoldenTreeChanges.Change change = GoldenTreeChanges.of(tree, random);
      checks.text(name + ": " + change.description(), GoldenChecks.pretty(change.document()));
    } catch (JacksonException | NumberFormatException e) {
      checks.text(name, GoldenTokenChanges.changed(text, random));
    }
  }

  @AfterAll
  static void compare() {
    Assertions.assertAll(FIXTURES::assertUnchanged, CHANGES::assertUnchanged);
  }

  private static GoldenChecks checks(GoldenFile file, Document document) {
    SchemaCatalog catalog = SchemaCatalog.bundled();
    String id = document.kind() == Document.Kind.GGN ? SchemaCatalog.GGN : SchemaCatalog.STN;
    return new GoldenChecks(file, document.folder(), catalog.schema(id), catalog.propertyNames());
  }
}
