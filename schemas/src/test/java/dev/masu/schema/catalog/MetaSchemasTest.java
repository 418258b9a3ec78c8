package dev.masu.schema.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.internal.compile.Draft;
import dev.masu.schema.internal.compile.MetaSchemas;
import dev.masu.schema.internal.text.Uris;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The meta-schemas of all drafts are built in, with those of their vocabularies. */
class MetaSchemasTest {
  @ParameterizedTest
  @EnumSource
  void hasTheMetaSchemaOfEachDraftAndItsVocabularies(Draft draft) {
    Set<String> found = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(Set.of(draft.metaSchema()));
    while (!open.isEmpty()) {
      String id = open.remove();
      if (found.add(id)) {
        JsonNode schema = MetaSchemas.document(id).orElseThrow();
        assertThat(schema.path(draft.idKeyword()).stringValue()).isIn(id, id + '#');
        schema
            .path("allOf")
            .forEach(part -> open.add(Uris.resolved(id, part.path("$ref").stringValue())));
      }
    }
    assertThat(found)
        .hasSize(draft == Draft.DRAFT_2019_09 ? 7 : draft == Draft.DRAFT_2020_12 ? 8 : 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://json-schema.org/draft-07/schema#",
        "https://json-schema.org/draft-07/schema",
        "http://json-schema.org/draft/2020-12/meta/format-assertion"
      })
  void findsThemByTheirUris(String uri) {
    assertThat(MetaSchemas.isMetaSchema(uri)).isTrue();
    assertThat(MetaSchemas.document(uri)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "http",
        "https://json-schema.org/draft-05/schema",
        "https://json-schema.org/draft-07/schema#/definitions",
        "https://example.org/draft-07/schema",
        "ftp://json-schema.org/draft-07/schema",
        "https://json-schema.org/"
      })
  void findsNoneByOtherUris(String uri) {
    assertThat(MetaSchemas.isMetaSchema(uri)).isFalse();
    assertThat(MetaSchemas.document(uri)).isEmpty();
  }

  @Test
  void readsEachOnce() {
    String id = Draft.DRAFT_7.metaSchema();
    assertThat(MetaSchemas.document(id).orElseThrow())
        .isSameAs(MetaSchemas.document(id + '#').orElseThrow());
  }
}
