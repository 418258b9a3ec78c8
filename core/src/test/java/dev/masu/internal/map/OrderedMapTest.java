package dev.masu.internal.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.ggn.Square;
import java.util.AbstractMap;
import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@NullUnmarked // Nulls are passed on purpose, and a missing entry shall fail the test.
final class OrderedMapTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 8, 16, 17, 1000})
  void equalsTheMapThatItCopies(int size) {
    Map<Square, Integer> source = squares(size);
    Map<Square, Integer> map = OrderedMap.copyOf(source, "test");
    assertThat(map).isEqualTo(source).hasSameHashCodeAs(source).hasToString(source.toString());
    assertThat(map).containsExactlyEntriesOf(source);
    source.forEach((square, number) -> assertThat(map.get(square)).isEqualTo(number));
    assertThat(map.get(Square.of("none"))).isNull();
    assertThat(map.containsKey(Square.of("none"))).isFalse();
  }

  @SuppressWarnings("CollectionIncompatibleType") // The wrong type is the point.
  @ParameterizedTest
  @ValueSource(ints = {0, 3, 20})
  void foreignKeysAreNotFound(int size) {
    Map<Square, Integer> map = OrderedMap.copyOf(squares(size), "test");
    assertThat(map.get("0")).isNull();
    assertThat(map.get(null)).isNull();
    assertThat(map).isNotEqualTo(Map.of("a", "b"));
  }

  @SuppressWarnings("CollectionIncompatibleType") // The wrong type is the point.
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 8, 16, 17, 100_000})
  void entriesAreFoundByTheirKeys(int size) {
    Map<Square, Integer> source = squares(size);
    var entries = OrderedMap.copyOf(source, "test").entrySet();
    assertThat(entries.equals(source.entrySet())).isTrue();
    assertThat(entries.equals(OrderedMap.copyOf(squares(size), "other").entrySet()))
        .isTrue();
    assertThat(entries.contains(Map.entry(Square.of("none"), 0))).isFalse();
    assertThat(entries.contains(Map.entry("0", 0))).isFalse();
    assertThat(entries.contains(new SimpleEntry<>(null, null))).isFalse();
    assertThat(entries.contains(null)).isFalse();
    source.forEach((square, number) -> {
      assertThat(entries.contains(new SimpleEntry<>(square, null))).isFalse();
      assertThat(entries.contains(Map.entry(square, number + 1))).isFalse();
    });
  }

  @Test
  void nothingCanBeChanged() {
    Map<Square, Integer> map = OrderedMap.copyOf(squares(2), "test");
    Square square = map.keySet().iterator().next();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> map.put(square, 7));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> map.remove(square));
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(() -> map.entrySet().iterator().next().setValue(7));
    assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(map::clear);
  }

  @Test
  void theIteratorEnds() {
    var entries = OrderedMap.copyOf(squares(1), "test").entrySet().iterator();
    entries.next();
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(entries::next);
  }

  @Test
  void aFrozenMapIsNotCopied() {
    Map<Square, Integer> map = OrderedMap.copyOf(squares(3), "test");
    assertThat(OrderedMap.copyOf(map, "test")).isSameAs(map);
  }

  @ParameterizedTest
  @CsvSource({"0, 5", "5, 0", "1, 2", "2, 1", "3, 100", "100, 3", "17, 16", "16, 17"})
  void copiesTheEntriesWhateverTheSizeIs(int size, int reported) {
    Map<Square, Integer> source = squares(size);
    Map<Square, Integer> changing = new AbstractMap<>() {
      @Override
      public int size() {
        return reported;
      }

      @Override
      public Set<Entry<Square, Integer>> entrySet() {
        return source.entrySet();
      }
    };
    Map<Square, Integer> map = OrderedMap.copyOf(changing, "test");
    assertThat(map).containsExactlyEntriesOf(source).hasSize(size);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 15, 16, 30})
  void aKeyThatIsThereTwiceIsRejected(int size) {
    List<Object> table = new ArrayList<>(pairs(squares(size)).toList());
    table.add(Square.of(((Square) table.get(0)).label()));
    table.add(-1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OrderedMap.of(table))
        .withMessage("expected each key once but found one again: " + table.get(0));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 20})
  void isOfComparesKeysAndValues(int size) {
    List<Object> table = pairs(squares(size)).toList();
    OrderedMap<Square, Integer> map = OrderedMap.of(table);
    assertThat(map.isOf(table)).isTrue();
    assertThat(map.isOf(Stream.concat(table.stream(), table.stream()).toList()))
        .isEqualTo(size == 0);
    for (int i = 0; i < table.size(); i++) {
      List<Object> other = new ArrayList<>(table);
      other.set(i, "other");
      assertThat(map.isOf(other)).isFalse();
    }
  }

  @Test
  void nullsAreRejected() {
    Map<Square, Integer> nullKey = new LinkedHashMap<>();
    nullKey.put(null, 1);
    assertThatNullPointerException()
        .isThrownBy(() -> OrderedMap.copyOf(nullKey, "test"))
        .withMessage("test key");
    Map<Square, Integer> nullValue = new LinkedHashMap<>();
    nullValue.put(Square.of("e4"), null);
    assertThatNullPointerException()
        .isThrownBy(() -> OrderedMap.copyOf(nullValue, "test"))
        .withMessage("test at e4");
  }

  /** Keys, each followed by its value. */
  private static Stream<Object> pairs(Map<Square, Integer> map) {
    return map.entrySet().stream().flatMap(entry -> Stream.of(entry.getKey(), entry.getValue()));
  }

  /** Squares in an order that is not theirs, all with the same hash code from 9 on. */
  private static Map<Square, Integer> squares(int size) {
    Map<Square, Integer> squares = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      String bits = Integer.toBinaryString(1024 + (i * 7) % 1024);
      squares.put(Square.of(bits.replace("0", "Aa").replace("1", "BB")), i);
    }
    return squares;
  }
}
