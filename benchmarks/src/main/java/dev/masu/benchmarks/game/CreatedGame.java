package dev.masu.benchmarks.game;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.SchemaBound;
import java.util.List;

/** The same as {@link GameRecord}, as a class whose creator takes all properties. */
@SchemaBound(GameRecords.SCHEMA)
public final class CreatedGame {
  public final long id;
  public final String event;
  public final String playedOn;
  public final Player first;
  public final Player second;
  public final boolean rated;
  public final double averageSeconds;
  public final List<String> themes;
  public final List<Ply> plies;

  @JsonCreator
  CreatedGame(
      @JsonProperty("id") long id,
      @JsonProperty("event") String event,
      @JsonProperty("playedOn") String playedOn,
      @JsonProperty("first") Player first,
      @JsonProperty("second") Player second,
      @JsonProperty("rated") boolean rated,
      @JsonProperty("averageSeconds") double averageSeconds,
      @JsonProperty("themes") List<String> themes,
      @JsonProperty("plies") List<Ply> plies) {
    this.id = id;
    this.event = event;
    this.playedOn = playedOn;
    this.first = first;
    this.second = second;
    this.rated = rated;
    this.averageSeconds = averageSeconds;
    this.themes = themes;
    this.plies = plies;
  }

  /** One of the two who play. */
  static final class Player {
    public final String name;
    public final String country;
    public final int rating;

    @JsonCreator
    Player(
        @JsonProperty("name") String name,
        @JsonProperty("country") String country,
        @JsonProperty("rating") int rating) {
      this.name = name;
      this.country = country;
      this.rating = rating;
    }
  }

  /** One move. */
  static final class Ply {
    public final int number;
    public final String from;
    public final String to;
    public final String piece;
    public final int seconds;

    @JsonCreator
    Ply(
        @JsonProperty("number") int number,
        @JsonProperty("from") String from,
        @JsonProperty("to") String to,
        @JsonProperty("piece") String piece,
        @JsonProperty("seconds") int seconds) {
      this.number = number;
      this.from = from;
      this.to = to;
      this.piece = piece;
      this.seconds = seconds;
    }
  }
}
