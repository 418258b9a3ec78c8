package dev.masu.notation.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Cell;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class CellPropertyTest extends NotationContract<Cell> {
  private static final Pattern DIMENSION = Pattern.compile("[a-z]+|[0-9]+|[A-Z]+");

  @Override
  Pattern grammar() {
    return Pattern.compile("[a-z]+(?:[1-9][0-9]*[A-Z]+[a-z]+)*(?:[1-9][0-9]*[A-Z]*)?");
  }

  @Override
  Cell parse(CharSequence text) {
    return Cell.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return Cell.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Arbitraries.randomValue(CellPropertyTest::randomText);
  }

  /** Texts of few and of many dimensions, some of them beyond the limit of an index. */
  private static String randomText(Random random) {
    StringBuilder text = new StringBuilder();
    int dimensions = 1 + random.nextInt(random.nextInt(5) == 0 ? 20 : 4);
    for (int dimension = 0; dimension < dimensions; dimension++) {
      int length = 1 + random.nextInt(random.nextInt(5) == 0 ? 11 : 3);
      for (int i = 0; i < length; i++) {
        text.append(
            switch (dimension % 3) {
              case 0 -> (char) ('a' + random.nextInt(26));
              case 1 -> (char) ('0' + (i == 0 ? 1 + random.nextInt(9) : random.nextInt(10)));
              default -> (char) ('A' + random.nextInt(26));
            });
      }
    }
    return text.toString();
  }

  @Override
  boolean keepsLimits(String text) {
    return text.length() <= 255
        && DIMENSION
            .matcher(text)
            .results()
            .allMatch(dimension -> count(dimension.group()).bitLength() <= 31
                || count(dimension.group()).equals(BigInteger.ONE.shiftLeft(31)));
  }

  /** The count of places up to an index, by the specification's definition, without bounds. */
  private static BigInteger count(String dimension) {
    if (Character.isDigit(dimension.charAt(0))) {
      return new BigInteger(dimension);
    }
    BigInteger count = BigInteger.ZERO;
    for (int i = 0; i < dimension.length(); i++) {
      int value = Character.toLowerCase(dimension.charAt(i)) - 'a' + 1;
      count = count.multiply(BigInteger.valueOf(26)).add(BigInteger.valueOf(value));
    }
    return count;
  }

  @Property(tries = 2_000)
  void hasTheIndicesThatItsTextSays(@ForAll("valid") String text) {
    Cell cell = Cell.parse(text);
    int[] expected = DIMENSION
        .matcher(text)
        .results()
        .mapToInt(dimension -> count(dimension.group()).subtract(BigInteger.ONE).intValueExact())
        .toArray();
    assertThat(cell.indices()).containsExactly(expected);
    assertThat(cell.dimensions()).isEqualTo(expected.length);
    assertThat(Cell.of(expected)).isEqualTo(cell).hasToString(text).hasSameHashCodeAs(cell);
  }

  @Provide
  Arbitrary<int[]> anyIndices() {
    return Arbitraries.integers()
        .greaterOrEqual(0)
        .array(int[].class)
        .ofMinSize(1)
        .ofMaxSize(20);
  }

  @Property(tries = 2_000)
  void readsBackAnyIndices(@ForAll("anyIndices") int[] indices) {
    Cell cell = Cell.of(indices);
    assertThat(Cell.parse(cell.toString()).indices()).containsExactly(indices);
  }

  @Property(tries = 2_000)
  void ordersByIndices(@ForAll("valid") String one, @ForAll("valid") String other) {
    int expected = Arrays.compare(Cell.parse(one).indices(), Cell.parse(other).indices());
    assertThat(Integer.signum(Cell.parse(one).compareTo(Cell.parse(other))))
        .isEqualTo(Integer.signum(expected));
  }
}
