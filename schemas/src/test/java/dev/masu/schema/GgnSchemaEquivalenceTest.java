package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.schema.Violation.Phase;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The bundled schema of GGN means what the one printed in the specification means: both give the same
 * verdict on every fixture and on thousands of documents with one change.
 *
 * <p>What the bundled one asks for beyond that, by {@code format}, is of the notation and not of the
 * schema.
 */
class GgnSchemaEquivalenceTest {
  private static final int CHANGES = 100;

  private static final JsonMapper EXACT = JsonMapper.builder()
      .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
      .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .build();

  private static final CompiledSchema BUNDLED = SchemaCatalog.bundled().schema(SchemaCatalog.GGN);

  private static final Schema PRINTED = printed();

  private static final List<JsonNode> VALUES = EXACT
      .readTree("[null, true, 7, 1.5, [], {}, \"\", \"e4\", \"empty\", \"ally\", \"CHESS:K\","
          + " \"CHESS:+P'\", \"Chess:K\", \"CHESS:K\\n\", \"CH3SS:K\", \"C:KK\"]")
      .valueStream()
      .toList();

  private static int accepted;
  private static int refused;

  @AfterAll
  static void bothVerdictsOccurredOften() {
    assertThat(accepted).isGreaterThan(300);
    assertThat(refused).isGreaterThan(300);
  }

  @Documents({"ggn/valid", "ggn/invalid", "stn/valid"})
  void onDocumentsAsTheyAre(Document document) {
    JsonNode tree = tree(document);
    if (tree != null) {
      assertSameVerdict(tree);
    }
  }

  @Documents("ggn/valid")
  void onDocumentsWithOneChange(Document document) {
    Random random = new Random(document.name().hashCode());
    for (int i = 0; i < CHANGES; i++) {
      JsonNode tree = Objects.requireNonNull(tree(document));
      assertSameVerdict(changed(tree, random));
    }
  }

  /** The JSON of a document, or null if a name stands twice in it or it nests too deep. */
  private static @Nullable JsonNode tree(Document document) {
    try {
      return EXACT.readTree(document.bytes());
    } catch (JacksonException e) {
      return null;
    }
  }

  private static void assertSameVerdict(JsonNode document) {
    boolean byPrinted = PRINTED.validate(document).isEmpty();
    boolean byBundled =
        BUNDLED.check(document).violations().stream().allMatch(v -> v.phase() == Phase.NOTATION);
    assertThat(byBundled).as(document::toString).isEqualTo(byPrinted);
    if (byPrinted) {
      accepted++;
    } else {
      refused++;
    }
  }

  /** Replaces, adds, removes or renames something at one place of a document. */
  private static JsonNode changed(JsonNode document, Random random) {
    List<JsonNode> containers = new ArrayList<>();
    collect(document, containers);
    JsonNode container = containers.get(random.nextInt(containers.size()));
    JsonNode value = VALUES.get(random.nextInt(VALUES.size()));
    if (container instanceof ObjectNode object && !object.isEmpty()) {
      List<String> names = List.copyOf(object.propertyNames());
      String name = names.get(random.nextInt(names.size()));
      switch (random.nextInt(4)) {
        case 0 -> object.set(name, value);
        case 1 -> object.set(value.asString(""), object.get(name));
        case 2 -> object.remove(name);
        default -> object.set(name + "'", object.remove(name));
      }
    } else if (container instanceof ObjectNode object) {
      object.set("CHESS:K", value);
    } else if (container instanceof ArrayNode array) {
      if (random.nextBoolean()) {
        array.add(value);
      } else {
        array.removeAll();
      }
    }
    return document;
  }

  private static void collect(JsonNode node, List<JsonNode> containers) {
    if (node.isContainer()) {
      containers.add(node);
      node.forEach(child -> collect(child, containers));
    }
  }

  private static Schema printed() {
    try (InputStream in =
        GgnSchemaEquivalenceTest.class.getResourceAsStream("ggn-1.0.0-as-printed.json")) {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
          .getSchema(EXACT.readTree(Objects.requireNonNull(in)));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
