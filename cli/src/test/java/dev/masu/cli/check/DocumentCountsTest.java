package dev.masu.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.cli.output.Amount;
import dev.masu.fixtures.Document;
import dev.masu.fixtures.Documents;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.MasuModule;
import dev.masu.stn.Stn;
import java.io.IOException;
import tools.jackson.databind.json.JsonMapper;

/** The counts are those of the model. */
class DocumentCountsTest {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(new MasuModule()).build();

  @Documents("stn/valid")
  void stn(Document document) throws IOException {
    Stn stn = MAPPER.readValue(document.bytes(), Stn.class);
    assertThat(DocumentCounts.ofStn(document.bytes()))
        .containsExactly(
            Amount.of(stn.board().size(), "square", "squares"),
            Amount.of(stn.hands().size(), "hand change", "hand changes"));
  }

  @Documents("ggn/valid")
  void ggn(Document document) throws IOException {
    Ggn ggn = MAPPER.readValue(document.bytes(), Ggn.class);
    assertThat(DocumentCounts.ofGgn(document.bytes()))
        .containsExactly(
            Amount.of(ggn.entries().size(), "piece", "pieces"),
            Amount.of(ggn.transitionCount(), "transition", "transitions"));
  }
}
