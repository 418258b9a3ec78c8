package dev.masu.jackson.document;

import static dev.masu.jackson.testing.Inputs.input;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.ggn.Transition;
import dev.masu.jackson.reader.GgnReader;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Equal parts of GGN documents are one object, unless values are redacted. */
final class SharedPartsTest {
  private static final String TRANSITION = """
      {"board_check":{"e3":"empty","e4":"CHESS:P"},"board_patch":{"e4":"CHESS:K"},"in_hand_add":"CHESS:P"}""";

  private static final String GGN =
      "{\"CHESS:K\":{\"e2\":{\"e4\":[" + TRANSITION + "],\"e5\":[" + TRANSITION + "]}}}";

  private static JsonMapper mapper(boolean redactsValues) {
    SchemaCatalog catalog = SchemaCatalog.builder().redactValues(redactsValues).build();
    return TestMappers.of(catalog);
  }

  private static List<Transition> transitions(Ggn ggn) {
    return ggn.entries().values().stream()
        .flatMap(sources -> sources.values().stream())
        .flatMap(destinations -> destinations.values().stream())
        .flatMap(List::stream)
        .toList();
  }

  @Test
  void transitionsOfADocumentShareEqualParts() {
    assertShared(transitions(mapper(false).readValue(GGN, Ggn.class)));
  }

  @Test
  void transitionsReadOneByOneShareEqualParts() throws IOException {
    try (Stream<Move> moves = GgnReader.of(mapper(false)).moves(input(GGN))) {
      assertShared(moves.map(Move::transition).toList());
    }
  }

  private static void assertShared(List<Transition> transitions) {
    assertThat(transitions).hasSize(2);
    Transition first = transitions.get(0);
    assertThat(transitions.get(1).boardCheck()).isSameAs(first.boardCheck());
    assertThat(transitions.get(1).boardPatch()).isSameAs(first.boardPatch());
  }

  @Test
  void documentsShareSquaresAndCells() {
    JsonMapper mapper = mapper(false);
    assertThat(square(mapper)).isSameAs(square(mapper));
    assertThat(cell(mapper)).isSameAs(cell(mapper));
  }

  @Test
  void documentsWhoseValuesAreRedactedShareNothing() {
    JsonMapper mapper = mapper(true);
    assertThat(square(mapper)).isNotSameAs(square(mapper));
    assertThat(cell(mapper)).isNotSameAs(cell(mapper));
  }

  private static Object square(JsonMapper mapper) {
    Transition first = transitions(mapper.readValue(GGN, Ggn.class)).get(0);
    return first.boardCheck().keySet().iterator().next();
  }

  private static Cell cell(JsonMapper mapper) {
    Stn stn = mapper.readValue("{\"board\":{\"e4\":\"C:P\"}}", Stn.class);
    return stn.board().keySet().iterator().next();
  }
}
