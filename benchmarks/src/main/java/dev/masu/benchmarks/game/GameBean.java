package dev.masu.benchmarks.game;

import dev.masu.SchemaBound;
import java.util.List;

/** The same as {@link GameRecord}, as a class whose properties are set one by one. */
@SchemaBound(GameRecords.SCHEMA)
public final class GameBean {
  public long id;
  public String event = "";
  public String playedOn = "";
  public Player first = new Player();
  public Player second = new Player();
  public boolean rated;
  public double averageSeconds;
  public List<String> themes = List.of();
  public List<Ply> plies = List.of();

  /** One of the two who play. */
  static final class Player {
    public String name = "";
    public String country = "";
    public int rating;
  }

  /** One move. */
  static final class Ply {
    public int number;
    public String from = "";
    public String to = "";
    public String piece = "";
    public int seconds;
  }
}
