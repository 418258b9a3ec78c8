package dev.masu.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {
  @ParameterizedTest
  @CsvSource(textBlock = """
      quantty,  quantity,      1
      quanitty, quantity,      1
      usse,     uses,          1
      ca,       abc,           3
      a,        bcd,           3
      '',       abc,           3
      abc,      abc,           0
      """)
  void countsInsertedDeletedReplacedAndSwappedLetters(String name, String other, int distance) {
    assertThat(NearestName.distance(name, other, distance)).isEqualTo(distance);
    assertThat(NearestName.distance(other, name, distance)).isEqualTo(distance);
  }

  /** Compared with the recursive definition of the optimal string alignment distance. */
  @Test
  void distanceIsTheOptimalStringAlignmentOrAboveTheLimit() {
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      String a = name(random);
      String b = name(random);
      int defined = defined(a, b);
      for (int limit = 0; limit < 7; limit++) {
        int distance = NearestName.distance(a, b, limit);
        assertThat(distance <= limit ? distance : defined).as(a + ' ' + b).isEqualTo(defined);
        assertThat(distance > limit).isEqualTo(defined > limit);
      }
    }
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    random.ints(random.nextInt(7), 'a', 'd').forEach(name::appendCodePoint);
    return name.toString();
  }

  private static int defined(String a, String b) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.length() + b.length();
    }
    String restOfA = a.substring(1);
    String restOfB = b.substring(1);
    int replaced = defined(restOfA, restOfB) + (a.charAt(0) == b.charAt(0) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(defined(restOfA, b), defined(a, restOfB)));
    boolean isSwapped = a.length() > 1
        && b.length() > 1
        && a.charAt(0) == b.charAt(1)
        && a.charAt(1) == b.charAt(0);
    return isSwapped ? Math.min(least, 1 + defined(a.substring(2), b.substring(2))) : least;
  }

  @ParameterizedTest
  @CsvSource(textBlock = """
      Colours,  colour
      co,       none
      shap,     shape
      x,        none
      sharp,    none
      abcdef,   none
      """)
  void isTheOneWithTheFewestDifferences(String name, String expected) {
    List<String> names = List.of("color", "colour", "shape", "shapes");
    assertThat(NearestName.of(name, names).orElse("none")).isEqualTo(expected);
  }

  @Test
  void isOneThatTheFilterAllows() {
    List<String> names = List.of("color", "colour");
    assertThat(NearestName.of("colo", names, name -> !name.equals("color"))).isEmpty();
    assertThat(NearestName.of("colou", names, name -> !name.equals("color"))).contains("colour");
  }
}
