package dev.masu.benchmarks.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;

/** A type of several kinds as users write their own: each value tells its kind first. */
@SchemaBound(GameEvents.SCHEMA)
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = GameEvent.Move.class, name = "move"),
  @JsonSubTypes.Type(value = GameEvent.Drop.class, name = "drop"),
  @JsonSubTypes.Type(value = GameEvent.Resignation.class, name = "resignation")
})
public sealed interface GameEvent {
  /** A piece goes from one square to another. */
  record Move(String from, String to, int seconds) implements GameEvent {}

  /** A piece comes from the hand. */
  record Drop(String piece, String to) implements GameEvent {}

  /** A side gives up. */
  record Resignation(String side) implements GameEvent {}
}
