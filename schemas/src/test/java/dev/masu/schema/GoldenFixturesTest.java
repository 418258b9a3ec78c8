package dev.masu.schema;

import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;

/** The reports of the fixtures, as they are and with tokens changed, are as the golden files have them. */
class GoldenFixturesTest {
  private static final GoldenFile FIXTURES = new GoldenFile("fixtures.txt");
  private static final GoldenFile CHANGES = new GoldenFile("fixture-changes.txt");
  private static final int CHANGES_OF_EACH = 3;

  /** Documents beyond it are of nesting alone, all tokens alike. */
  private static final int MAX_CHANGED = 20_000;

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid", "json/invalid"})
  void asTheyAre(Document document) {
    checks(FIXTURES, document).bytes(document.name(), document.bytes());
    checks(FIXTURES, document).text(document.name() + " as text", document.text());
  }

  @Documents({"stn/valid", "ggn/valid", "stn/invalid", "ggn/invalid"})
  void changed(Document document) {
    Random random = new Random(document.name().hashCode());
    GoldenChecks checks = checks(CHANGES, document);
    for (int i = 1; i <= CHANGES_OF_EACH && document.text().length() < MAX_CHANGED; i++) {
      String once = GoldenTokenChanges.changed(document.text(), random);
      boolean isTwice = i % 3 == 0;
      checks.text(
          document.name() + " change " + i,
          isTwice ? GoldenTokenChanges.changed(once, random) : once);
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
