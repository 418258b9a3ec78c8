package dev.masu.jackson.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.fixtures.Threads;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Documents of ours within a user's type, each checked by its own schema within the other's check. */
final class NestedDocumentReadsTest {
  private static final int THREADS = 6;

  private static final byte[] ALBUM = """
      {"title":"Endgames","first":{"board":{"e2":null,"e4":"C:P"}},
       "steps":[{"hands":{"s:p":1}},{},{"board":{"a1":"C:K"},"toggle":false}],
       "named":{"a_b":{"toggle":true},"c":{"hands":{"S:+P":-1},"board":{"a1A":null}}},
       "rules":{"CHESS:K":{"e1":{"e2":[{"board_check":{"e2":"empty"},"board_patch":{}}]}}},
       "pages":12}""".getBytes(StandardCharsets.UTF_8);

  /** A tree has no locations, by which the reports of the two schemas are merged here. */
  private static final List<Input> INPUTS =
      List.of(Input.STRING, Input.BYTES, Input.STREAM, Input.READER);

  private final Subject album = Albums.subject();

  private Readings readChanged(int times) throws IOException {
    Changes changes = new Changes(1);
    Readings readings = new Readings();
    for (int i = 0; i < times; i++) {
      readings.add(album, changes.changed(ALBUM), INPUTS.get(i % INPUTS.size()));
    }
    return readings;
  }

  @Test
  void agree() throws IOException {
    Readings readings = readChanged(800);
    readings.assertOfEveryKind(100, 200, 20);
    readings.assertAgain(new Random(1));
  }

  /** A mapper is used by all threads from its first document on. */
  @Test
  void eachThreadReadsWhatOneAloneDoes() throws Exception {
    Readings readings = readChanged(200);
    Subject unused = Albums.subject();
    List<Callable<Integer>> threads = IntStream.range(0, THREADS)
        .<Callable<Integer>>mapToObj(seed -> () -> {
          readings.assertBy(unused, new Random(seed));
          return seed;
        })
        .toList();
    assertThat(Threads.callTogether(threads)).hasSize(THREADS);
  }
}
