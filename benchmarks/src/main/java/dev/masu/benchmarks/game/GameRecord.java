package dev.masu.benchmarks.game;

import dev.masu.SchemaBound;
import java.util.List;

/** A type as users write their own: bound by Jackson's reflection, with lists and nested records. */
@SchemaBound(GameRecords.SCHEMA)
public record GameRecord(
    long id,
    String event,
    String playedOn,
    Player first,
    Player second,
    boolean rated,
    double averageSeconds,
    List<String> themes,
    List<Ply> plies) {
  /** One of the two who play. */
  public record Player(String name, String country, int rating) {}

  /** One move. */
  public record Ply(int number, String from, String to, String piece, int seconds) {}
}
