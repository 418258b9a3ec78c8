package dev.masu.play;

import dev.masu.fixtures.game.ChessRules;
import dev.masu.fixtures.game.ShogiRules;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.MasuModule;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.function.Consumer;
import tools.jackson.databind.json.JsonMapper;

/** The generated rules, read as a user reads a GGN document: checked by its schema, then bound. */
final class RuleSets {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(new MasuModule()).build();

  private RuleSets() {}

  static Ggn chess() {
    return read(new ChessRules()::write);
  }

  static Ggn shogi() {
    return read(new ShogiRules()::write);
  }

  private static Ggn read(Consumer<OutputStream> rules) {
    ByteArrayOutputStream document = new ByteArrayOutputStream();
    rules.accept(document);
    return MAPPER.readValue(document.toByteArray(), Ggn.class);
  }
}
