package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class GgnMergeTest {
  private static final Square A1 = Square.of("a1");
  private static final Square B1 = Square.of("b1");
  private static final Square C1 = Square.of("c1");
  private static final Piece ROOK = Piece.parse("A:R");
  private static final Piece KING = Piece.parse("A:K");
  private static final Transition QUIET = way(Occupation.EMPTY);
  private static final Transition CAPTURE = way(Occupation.ENEMY);
  private static final Transition LEAP = way(Occupation.OCCUPIED);

  private static final Ggn FIRST = Ggn.builder()
      .add(ROOK, A1, B1, QUIET)
      .add(ROOK, A1, B1, CAPTURE)
      .add(ROOK, A1, C1, QUIET)
      .build();
  private static final Ggn SECOND = Ggn.builder()
      .add(KING, A1, B1, QUIET)
      .add(ROOK, A1, C1, CAPTURE)
      .add(ROOK, A1, C1, QUIET)
      .add(ROOK, A1, B1, CAPTURE)
      .add(ROOK, A1, B1, LEAP)
      .build();

  private static Transition way(Occupation required) {
    return Transition.builder().check(B1, required).build();
  }

  @Test
  void withoutConflictTheSecondFollowsTheFirst() {
    Ggn other = Ggn.builder()
        .add(KING, A1, B1, LEAP)
        .add(ROOK, B1, A1, LEAP)
        .add(ROOK, A1, B1, CAPTURE)
        .add(ROOK, A1, B1, QUIET)
        .build();
    assertThat(FIRST.merge(other).conflicts()).isEmpty();
    Ggn merged = FIRST.merge(other).rules();
    assertThat(merged.pieces()).containsExactly(ROOK, KING);
    assertThat(merged.select(ROOK).sources()).containsExactly(A1, B1);
    assertThat(merged.select(ROOK).from(A1).to(B1).transitions()).containsExactly(QUIET, CAPTURE);
    assertThat(merged.transitionCount()).isEqualTo(5);
  }

  @Test
  void mergingWithItselfOrNothingChangesNothing() {
    assertThat(FIRST.merge(FIRST).rules()).isEqualTo(FIRST);
    assertThat(FIRST.merge(Ggn.builder().build()).rules()).isEqualTo(FIRST);
    assertThat(Ggn.builder().build().merge(FIRST).rules()).isEqualTo(FIRST);
  }

  @Test
  void conflictsAreListed() {
    List<GgnMerge.Conflict> conflicts = FIRST.merge(SECOND).conflicts();
    assertThat(conflicts)
        .map(GgnMerge.Conflict::toString)
        .containsExactly("A:R from \"a1\" to \"c1\"", "A:R from \"a1\" to \"b1\"");
    GgnMerge.Conflict conflict = conflicts.get(1);
    assertThat(conflict.piece()).isEqualTo(ROOK);
    assertThat(conflict.source()).isEqualTo(A1);
    assertThat(conflict.destination()).isEqualTo(B1);
    assertThat(conflict.first()).containsExactly(QUIET, CAPTURE);
    assertThat(conflict.second()).containsExactly(CAPTURE, LEAP);
    assertThat(conflict.both()).containsExactly(QUIET, CAPTURE, LEAP);
  }

  @Test
  void conflictsMustBeResolved() {
    GgnMerge merge = FIRST.merge(SECOND);
    assertThatIllegalStateException()
        .isThrownBy(merge::rules)
        .withMessage("the rules differ in A:R from \"a1\" to \"c1\", A:R from \"a1\" to \"b1\";"
            + " say which to take, with rules(GgnMerge.Conflict::first) for example");
    assertThat(transitions(merge.rules(GgnMerge.Conflict::first))).containsExactly(QUIET, CAPTURE);
    assertThat(transitions(merge.rules(GgnMerge.Conflict::second))).containsExactly(CAPTURE, LEAP);
    assertThat(transitions(merge.rules(GgnMerge.Conflict::both)))
        .containsExactly(QUIET, CAPTURE, LEAP);
    assertThat(merge.rules(GgnMerge.Conflict::first).pieces()).containsExactly(ROOK, KING);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> merge.rules(conflict -> List.of()))
        .withMessage("A:R from \"a1\" to \"b1\": expected at least one transition, found none;"
            + " leave the destination out");
  }

  @Test
  @Timeout(60)
  void collidingLabelsTakeLinearTime() {
    List<Transition> ways =
        IntStream.range(0, 40_000).mapToObj(GgnMergeTest::collidingWay).toList();
    assertThat(ways).map(Transition::hashCode).containsOnly(ways.get(0).hashCode());
    List<Transition> otherOrder = new ArrayList<>(ways);
    Collections.reverse(otherOrder);
    assertThat(rook(ways).merge(rook(otherOrder)).conflicts()).isEmpty();
    GgnMerge merge = rook(otherOrder.subList(1, 40_000)).merge(rook(ways));
    assertThat(merge.conflicts()).hasSize(1);
    assertThat(transitions(merge.rules(GgnMerge.Conflict::both)))
        .hasSize(40_000)
        .startsWith(otherOrder.get(1))
        .endsWith(otherOrder.get(0));
  }

  private static Transition collidingWay(int number) {
    String bits = Integer.toBinaryString(1 << 16 | number);
    return Transition.builder()
        .vacate(Square.of(bits.replace("0", "Aa").replace("1", "BB")))
        .build();
  }

  private static Ggn rook(List<Transition> ways) {
    return Ggn.of(Map.of(ROOK, Map.of(A1, Map.of(B1, ways))));
  }

  @ParameterizedTest
  @MethodSource
  void onlyEqualTransitionsAreTheSame(Transition one, Transition other, boolean areSame) {
    assertThat(one.equals(other)).isEqualTo(areSame);
    assertThat(rook(List.of(one)).merge(rook(List.of(other))).conflicts().isEmpty())
        .isEqualTo(areSame);
    List<Transition> twice = List.of(one, one);
    assertThat(rook(twice).merge(rook(List.of(other))).conflicts().isEmpty()).isEqualTo(areSame);
  }

  static Object[][] onlyEqualTransitionsAreTheSame() {
    Transition none = Transition.builder().build();
    Transition placed = Transition.builder().place(A1, ROOK).build();
    Transition checked =
        Transition.builder().check(A1, Occupation.exactly(ROOK)).build();
    Transition gained = Transition.builder().inHandAdd(ROOK).build();
    Transition lost = Transition.builder().inHandDel(ROOK).build();
    Transition both = Transition.builder().vacate(A1).vacate(B1).build();
    Transition otherOrder = Transition.builder().vacate(B1).vacate(A1).build();
    return new Object[][] {
      {none, none, true},
      {both, otherOrder, true},
      {none, placed, false},
      {placed, checked, false},
      {gained, lost, false},
      {both, Transition.builder().vacate(A1).build(), false},
      {Transition.builder().vacate(A1).build(), placed, false},
      {QUIET, CAPTURE, false},
    };
  }

  private static List<Transition> transitions(Ggn merged) {
    return merged.select(ROOK).from(A1).to(B1).transitions();
  }
}
