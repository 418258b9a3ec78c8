package dev.masu.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays real games, one of them with drops and hands. */
final class RecordedGamesTest {
  private static List<RecordedGame> games = List.of();

  /** Reads once; without the corpus the whole class is skipped, with the reason printed once. */
  @BeforeAll
  static void read() {
    games = RecordedGame.all();
  }

  private static List<RecordedGame> games() {
    return games;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPlyIsApplied(RecordedGame game) {
    List<Position> positions = game.positions();
    assertThat(positions).hasSize(game.transitions().size() + 1).first().isEqualTo(game.start());
    assertThat(positions).last().isEqualTo(game.end());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theCombinedTransitionLeadsToTheEnd(RecordedGame game) {
    Stn whole = Stn.combine(game.transitions());
    assertThat(game.start().apply(whole)).isEqualTo(game.end());
    assertThat(game.end().apply(whole.inverse(game.start()))).isEqualTo(game.start());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theInversesLeadBackToTheStart(RecordedGame game) {
    List<Position> positions = game.positions();
    List<Position> back = new ArrayList<>(List.of(game.end()));
    for (int ply = game.transitions().size() - 1; ply >= 0; ply--) {
      Stn inverse = game.transitions().get(ply).inverse(positions.get(ply));
      back.add(0, back.get(0).apply(inverse));
    }
    assertThat(back).isEqualTo(positions);
  }

  @ParameterizedTest
  @MethodSource("games")
  void differencesOfPositionsAreTheTransitions(RecordedGame game) {
    List<Position> positions = game.positions();
    List<Stn> differences = new ArrayList<>();
    for (int ply = 0; ply < game.transitions().size(); ply++) {
      differences.add(Stn.between(positions.get(ply), positions.get(ply + 1)));
    }
    assertThat(differences).isEqualTo(game.transitions());
  }

  @ParameterizedTest
  @MethodSource("games")
  void theDifferenceLeadsFromOneEndToTheOther(RecordedGame game) {
    Stn forward = Stn.between(game.start(), game.end());
    Stn backward = Stn.between(game.end(), game.start());
    assertThat(game.start().apply(forward)).isEqualTo(game.end());
    assertThat(game.end().apply(backward)).isEqualTo(game.start());
    assertThat(forward.inverse(game.start())).isEqualTo(backward);
  }
}
