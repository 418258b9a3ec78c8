package dev.masu.jackson.differential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.differential.Outcome.Rejected;
import dev.masu.schema.Violation.Phase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Changed documents of types of users, read by a checked mapper and separately. */
final class UserTypeReadsTest {
  private static final int CHANGES = 100;

  private static final List<String> DOCUMENTS = List.of("{\"id\":7}", """
      {"id":12345678901,"event":"Open, round 3","first":{"name":"Awa","rating":1800},
       "second":{"rating":2100,"name":"Linh"},"seconds":12.5,"stake":10.25,"rated":true,
       "themes":["opening","endgame"],"scores":{"Aa":1,"BB":2,"AaBB":0,"BBAa":4},
       "plies":[{"number":1,"from":"e2","to":"e4","piece":"P"},
                {"number":2,"from":"e7","to":"e5","piece":"p"}],
       "result":"FIRST","note":{"by":["x",1,2.5,null,{"Aa":true}]},"comment":"none"}""", """
      {"plies":[{"from":"a1","to":"a1"},{"from":"a1","to":"a1"},{"to":"b2","from":"a1","x":{}}],
       "scores":{},"themes":[],"id":0,"rated":"true","result":"DRAW","seconds":1e2,
       "note":123456789012345678901234567890}""", """
      {"id":1,"first":{"name":"A","rating":1},"plies":[],"rated":true,"result":"LOST"}""", """
      {"id":1.0,"seconds":0,"scores":{"B":2147483648},"first":{"name":"B","rating":-1},
       "plies":[{"from":"e2","to":"e4","piece":"PP"}],"rated":false}""");

  @Test
  void agreeOnChangedDocuments() throws IOException {
    List<Subject> subjects = Games.subjects();
    Readings readings = new Readings();
    for (String document : DOCUMENTS) {
      byte[] json = document.getBytes(StandardCharsets.UTF_8);
      Changes changes = new Changes(document.hashCode());
      for (int i = 0; i < CHANGES; i++) {
        byte[] changed = i == 0 ? json : changes.changed(json);
        for (Subject subject : subjects) {
          readings.add(subject, changed, Input.inTurn(i));
        }
      }
    }
    readings.assertOfEveryKind(150, 150, 30);
    assertThat(readings.all())
        .filteredOn(r -> r.outcome() instanceof Rejected rejected
            && rejected.report().violations().get(0).phase() == Phase.BINDING)
        .hasSizeGreaterThan(30);
    readings.assertAgain();
  }
}
