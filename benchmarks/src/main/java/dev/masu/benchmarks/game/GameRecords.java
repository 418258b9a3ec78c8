package dev.masu.benchmarks.game;

import java.io.OutputStream;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;

/** Writes records of a user's own type, of about 1 kB each. */
public final class GameRecords {
  /** The id of their schema. */
  public static final String SCHEMA = "https://example.org/game.json";

  private static final List<String> NAMES = List.of("Sofia", "Kenji", "Awa", "Linh", "Mateo");
  private static final List<String> THEMES = List.of("opening", "endgame", "sacrifice", "defence");
  private static final List<String> PIECES = List.of("C:P", "C:N", "C:B", "C:R", "C:Q", "C:K^");

  private GameRecords() {}

  /** Writes a list of records and leaves {@code out} open. */
  public static void write(OutputStream out, int count) {
    JsonMapper mapper =
        JsonMapper.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    Random random = new Random(1);
    try (SequenceWriter records = mapper.writer().writeValuesAsArray(out)) {
      IntStream.range(0, count).forEach(id -> records.write(record(id, random)));
    }
  }

  private static GameRecord record(int id, Random random) {
    return new GameRecord(
        id,
        "Open of the town of " + any(NAMES, random) + ", round " + random.nextInt(9),
        "2026-%02d-%02d".formatted(1 + random.nextInt(12), 1 + random.nextInt(28)),
        player(random),
        player(random),
        random.nextBoolean(),
        random.nextInt(10_000) / 100.0,
        List.of(any(THEMES, random), any(THEMES, random)),
        IntStream.rangeClosed(1, 10).mapToObj(number -> ply(number, random)).toList());
  }

  private static GameRecord.Player player(Random random) {
    return new GameRecord.Player(any(NAMES, random), "JP", 1000 + random.nextInt(1800));
  }

  private static GameRecord.Ply ply(int number, Random random) {
    return new GameRecord.Ply(
        number, square(random), square(random), any(PIECES, random), random.nextInt(300));
  }

  private static String square(Random random) {
    return (char) ('a' + random.nextInt(8)) + Integer.toString(1 + random.nextInt(8));
  }

  private static String any(List<String> texts, Random random) {
    return texts.get(random.nextInt(texts.size()));
  }
}
