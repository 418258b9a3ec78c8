package dev.masu.play;

import dev.masu.fixtures.Corpus;
import dev.masu.jackson.MasuModule;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A real game: one line of the corpus's {@code games.jsonl}.
 *
 * @param file what it was recorded in
 * @param transitions one a ply
 */
record RecordedGame(String file, Position start, List<Stn> transitions, Position end) {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().addModule(new MasuModule()).build();

  /** {@return every game of the corpus; skips the running test where that is absent} */
  static List<RecordedGame> all() {
    Path games = Corpus.fileOrSkip("games/games.jsonl");
    try (Stream<String> lines = Files.lines(games)) {
      return lines.map(MAPPER::readTree).map(RecordedGame::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + games, e);
    }
  }

  private static RecordedGame of(JsonNode game) {
    return new RecordedGame(
        game.required("file").stringValue(),
        position(game.required("start")),
        game.required("transitions")
            .valueStream()
            .map(transition -> MAPPER.treeToValue(transition, Stn.class))
            .toList(),
        position(game.required("end")));
  }

  private static Position position(JsonNode json) {
    Position.Builder position = Position.builder();
    json.required("board")
        .forEachEntry(
            (cell, piece) -> position.putBoard(Cell.parse(cell), Qpi.parse(piece.stringValue())));
    json.required("hands")
        .forEachEntry((piece, count) -> position.putHands(Qpi.parse(piece), count.intValue()));
    json.optional("active")
        .map(active -> Side.valueOf(active.stringValue().toUpperCase(Locale.ROOT)))
        .ifPresent(position::active);
    return position.build();
  }

  /** {@return the start and what every ply leads to, each position by {@link Position#apply}} */
  List<Position> positions() {
    List<Position> positions = new ArrayList<>(List.of(start));
    transitions.forEach(
        transition -> positions.add(positions.get(positions.size() - 1).apply(transition)));
    return positions;
  }

  @Override
  public String toString() {
    return file;
  }
}
