package dev.masu.play;

import dev.masu.fixtures.Corpus;
import dev.masu.jackson.MasuModule;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
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
      return lines.map(line -> MAPPER.readValue(line, RecordedGame.class)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot read " + games, e);
    }
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
