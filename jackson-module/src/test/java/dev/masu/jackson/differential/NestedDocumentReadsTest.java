package dev.masu.jackson.differential;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Masu's documents in a user's type, each checked by its own schema while that of the type is checked. */
final class NestedDocumentReadsTest {
  private static final byte[] ALBUM = """
      {"title":"Endgames","first":{"board":{"e2":null,"e4":"C:P"}},
       "steps":[{"hands":{"s:p":1}},{},{"board":{"a1":"C:K"},"toggle":false}],
       "named":{"a_b":{"toggle":true},"c":{"hands":{"S:+P":-1},"board":{"a1A":null}}},
       "rules":{"CHESS:K":{"e1":{"e2":[{"board_check":{"e2":"empty"},"board_patch":{}}]}}},
       "pages":12}""".getBytes(StandardCharsets.UTF_8);

  /** Without trees, whose reports have no locations by which they could be merged here. */
  private static final List<Input> INPUTS =
      List.of(Input.STRING, Input.BYTES, Input.STREAM, Input.READER);

  @Test
  void agreeOnChangedDocuments() throws IOException {
    Subject album = Albums.subject();
    Changes changes = new Changes(1);
    Readings readings = new Readings();
    for (int i = 0; i < 800; i++) {
      readings.add(album, changes.changed(ALBUM), INPUTS.get(i % INPUTS.size()));
    }
    readings.assertOfEveryKind(100, 200, 20);
    readings.assertAgain();
  }
}
