package dev.masu.ggn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.SchemaBound;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class GgnTest {
  private static final Square A1 = Square.of("a1");
  private static final Square B1 = Square.of("b1");
  private static final Square C1 = Square.of("c1");
  private static final Piece ROOK = Piece.parse("CHESS:R");
  private static final Piece KING = Piece.parse("CHESS:-K");

  private static final Ggn RULES = Ggn.builder()
      .add(ROOK, C1, A1, move(C1, A1, Occupation.EMPTY))
      .add(ROOK, A1, B1, move(A1, B1, Occupation.EMPTY))
      .add(KING, A1, B1, move(A1, B1, Occupation.EMPTY))
      .add(ROOK, A1, C1, move(A1, C1, Occupation.EMPTY))
      .add(ROOK, A1, B1, move(A1, B1, Occupation.ENEMY))
      .build();

  private static Transition move(Square from, Square to, Occupation there) {
    return Transition.builder().check(to, there).vacate(from).place(to, ROOK).build();
  }

  @Test
  void theBuilderKeepsTheOrderOfFirstMention() {
    assertThat(RULES.entries().keySet()).containsExactly(ROOK, KING);
    assertThat(RULES.entries().get(ROOK).keySet()).containsExactly(C1, A1);
    assertThat(RULES.entries().get(ROOK).get(A1).keySet()).containsExactly(B1, C1);
    assertThat(RULES.entries().get(ROOK).get(A1).get(B1))
        .containsExactly(move(A1, B1, Occupation.EMPTY), move(A1, B1, Occupation.ENEMY));
    assertThat(RULES.transitionCount()).isEqualTo(5);
  }

  @Test
  void aDocumentCanBeEmptyAndSoCanItsInnerMaps() {
    assertThat(Ggn.builder().build()).isEqualTo(Ggn.of(Map.of()));
    assertThat(Ggn.builder().build().transitionCount()).isZero();
    assertThat(Ggn.of(Map.of(ROOK, Map.of(A1, Map.of()))).transitionCount()).isZero();
  }

  @Test
  void addedTransitionsFollowWholeEntries() {
    Ggn more = Ggn.builder()
        .entries(RULES.entries())
        .add(ROOK, A1, B1, move(A1, B1, Occupation.ALLY))
        .add(KING, C1, B1, move(C1, B1, Occupation.ALLY))
        .build();
    assertThat(more.transitionCount()).isEqualTo(7);
    assertThat(more.entries().get(ROOK).get(A1).get(B1))
        .map(transition -> transition.boardCheck().get(B1))
        .containsExactly(Occupation.EMPTY, Occupation.ENEMY, Occupation.ALLY);
    assertThat(more.entries().get(KING).keySet()).containsExactly(A1, C1);
  }

  @Test
  void emptyInnerMapsAreKeptWhenMoreIsAdded() {
    Ggn sparse = Ggn.of(Map.of(ROOK, Map.of(A1, Map.of())));
    Ggn more = Ggn.builder()
        .from(sparse)
        .add(KING, A1, B1, RULES.routes().toList().get(0).transitions().get(0))
        .build();
    assertThat(more.entries().get(ROOK)).isEqualTo(Map.of(A1, Map.of()));
    assertThat(more.transitionCount()).isEqualTo(1);
  }

  @Test
  void aFilterKeepsTheOrderAndSharesWhatItKeeps() {
    Ggn rook = RULES.filter(piece -> piece.isPlain());
    assertThat(rook.pieces()).containsExactly(ROOK);
    assertThat(rook.entries().get(ROOK)).isSameAs(RULES.entries().get(ROOK));
    assertThat(RULES.filter(piece -> true)).isEqualTo(RULES);
  }

  @Test
  void aStyleIsOfBothSides() {
    Transition step = Transition.builder().build();
    Piece black = Piece.parse("chess:r");
    Piece pawn = Piece.parse("SHOGI:P");
    Ggn mixed = Ggn.builder()
        .add(pawn, A1, B1, step)
        .add(black, A1, B1, step)
        .add(ROOK, A1, B1, step)
        .build();
    assertThat(mixed.ofStyle("CHESS").pieces()).containsExactly(black, ROOK);
    assertThat(mixed.ofStyle("shogi").pieces()).containsExactly(pawn);
    assertThat(mixed.ofStyle("GO").pieces()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Shogi", "sHOGI", "\u017Fhogi", "SHOG\u0130", "shog\u0131", "SHOGI ", ""})
  void aTextLikeAStyleIsNone(String text) {
    Ggn shogi = Ggn.builder()
        .add(Piece.parse("SHOGI:P"), A1, B1, Transition.builder().build())
        .add(Piece.parse("shogi:k"), A1, B1, Transition.builder().build())
        .build();
    assertThat(shogi.ofStyle(text).pieces()).isEmpty();
  }

  @Test
  void theKelvinSignIsNoK() {
    Ggn one = Ggn.builder()
        .add(Piece.parse("K:K"), A1, B1, Transition.builder().build())
        .build();
    assertThat(one.ofStyle("\u212A").pieces()).isEmpty();
    assertThat(one.ofStyle("k")).isEqualTo(one);
  }

  @Test
  void aCountBeyondTheLargestIntIsAnError() {
    List<Transition> many =
        List.copyOf(Collections.nCopies(1 << 16, Transition.builder().build()));
    Map<Square, List<Transition>> destinations = new LinkedHashMap<>();
    for (int i = 1; i < 1 << 15; i++) {
      destinations.put(Square.of("s" + i), many);
    }
    Map<Square, Map<Square, List<Transition>>> sources = new LinkedHashMap<>();
    sources.put(A1, destinations);
    sources.put(B1, Map.of(A1, many.subList(1, many.size())));
    assertThat(Ggn.of(Map.of(ROOK, sources)).transitionCount()).isEqualTo(Integer.MAX_VALUE);
    sources.put(B1, Map.of(A1, many));
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(Ggn.of(Map.of(ROOK, sources))::transitionCount)
        .withMessage("integer overflow");
  }

  @Test
  void wholeEntriesOfADocumentAreShared() {
    assertThat(Ggn.of(RULES.entries()).entries()).isSameAs(RULES.entries());
    assertThat(Ggn.builder().from(RULES).build()).isEqualTo(RULES);
    assertThat(RULES.withEntries(RULES.entries())).isSameAs(RULES);
  }

  @Test
  void aBuilderMayBuildAgain() {
    Ggn.Builder builder = Ggn.builder().add(ROOK, A1, B1, move(A1, B1, Occupation.EMPTY));
    Ggn first = builder.build();
    Ggn second = builder.add(ROOK, A1, B1, move(A1, B1, Occupation.ENEMY)).build();
    assertThat(first.transitionCount()).isEqualTo(1);
    assertThat(second.transitionCount()).isEqualTo(2);
  }

  @Test
  void laterChangesOfTheSourcesChangeNothing() {
    List<Transition> transitions = new ArrayList<>(List.of(move(A1, B1, Occupation.EMPTY)));
    Map<Square, List<Transition>> destinations = new LinkedHashMap<>(Map.of(B1, transitions));
    Map<Square, Map<Square, List<Transition>>> sources =
        new LinkedHashMap<>(Map.of(A1, destinations));
    Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries =
        new LinkedHashMap<>(Map.of(ROOK, sources));
    Ggn made = Ggn.of(entries);
    Ggn with = RULES.withEntries(entries);
    Ggn.Builder builder = Ggn.builder().entries(entries);
    Ggn expected =
        Ggn.builder().add(ROOK, A1, B1, move(A1, B1, Occupation.EMPTY)).build();
    transitions.clear();
    destinations.clear();
    sources.clear();
    entries.clear();
    assertThat(made).isEqualTo(expected).hasSameHashCodeAs(expected);
    assertThat(with).isEqualTo(expected);
    assertThat(builder.build()).isEqualTo(expected);
  }

  @Test
  void noLevelCanBeChanged() {
    var sources = RULES.entries().get(ROOK);
    var destinations = sources.get(A1);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> RULES.entries().remove(ROOK));
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(sources::clear);
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(destinations::clear);
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> destinations.get(B1).clear());
  }

  @Test
  void theTextNamesTheEntries() {
    assertThat(Ggn.of(Map.of(ROOK, Map.of(A1, Map.of()))))
        .hasToString("Ggn{entries={CHESS:R={a1={}}}}");
  }

  @Test
  void anEmptyListOfTransitionsIsRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ggn.of(Map.of(ROOK, Map.of(A1, Map.of(B1, List.of())))))
        .withMessage("CHESS:R from \"a1\" to \"b1\": expected at least one transition, found none;"
            + " leave the destination out");
  }

  @Test
  void aListThatIsEmptiedWhileItIsCopiedIsRejected() {
    List<Transition> emptied = new AbstractList<>() {
      @Override
      public boolean isEmpty() {
        return false;
      }

      @Override
      public int size() {
        return 0;
      }

      @Override
      public Transition get(int index) {
        throw new IndexOutOfBoundsException(index);
      }
    };
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ggn.of(Map.of(ROOK, Map.of(A1, Map.of(B1, emptied)))))
        .withMessage("CHESS:R from \"a1\" to \"b1\": expected at least one transition, found none;"
            + " leave the destination out");
  }

  @Test
  void nullsAreRejected() {
    Transition move = move(A1, B1, Occupation.EMPTY);
    Ggn.Builder builder = Ggn.builder();
    assertThatNullPointerException()
        .isThrownBy(() -> builder.add(null, A1, B1, move))
        .withMessage("piece");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.add(ROOK, null, B1, move))
        .withMessage("source");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.add(ROOK, A1, null, move))
        .withMessage("destination");
    assertThatNullPointerException()
        .isThrownBy(() -> builder.add(ROOK, A1, B1, null))
        .withMessage("transition");
    List<Transition> withNull = new ArrayList<>();
    withNull.add(null);
    assertThatNullPointerException()
        .isThrownBy(() -> Ggn.of(Map.of(ROOK, Map.of(A1, Map.of(B1, withNull)))));
  }

  @Test
  void namesItsSchema() {
    assertThat(Ggn.class.getAnnotation(SchemaBound.class).value())
        .isEqualTo("https://sashite.dev/schemas/ggn/1.0.0/schema.json");
    assertThat(RULES.getClass().getAnnotation(SchemaBound.class)).isNotNull();
  }
}
