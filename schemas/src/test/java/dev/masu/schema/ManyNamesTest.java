package dev.masu.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No name of a large object is overlooked. */
final class ManyNamesTest {
  private static final int MINUTES = 20_000;

  private static String minute(int number) {
    return Instant.ofEpochSecond(1_600_000_000L + number * 60L).toString();
  }

  private static String object(int... more) {
    return IntStream.concat(IntStream.range(0, MINUTES), IntStream.of(more))
        .mapToObj(number -> '"' + minute(number) + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
  }

  @ParameterizedTest
  @EnumSource
  void allAreThere(Engine engine) {
    String required = IntStream.range(0, MINUTES)
        .mapToObj(number -> '"' + minute(number) + '"')
        .collect(Collectors.joining(",", "{\"required\":[", "]}"));
    assertThat(engine.compile(required).check(object())).isEqualTo(CheckReport.valid());
  }

  @ParameterizedTest
  @EnumSource
  void noneMayStandTwice(Engine engine) {
    CheckLimits limits = CheckLimits.defaults().withMaxViolations(2 * MINUTES);
    CompiledSchema schema =
        engine.compile("{\"additionalProperties\":{\"type\":\"integer\"}}", limits);
    int[] again = IntStream.range(0, MINUTES).toArray();
    assertThat(schema.check(object(again)).violations())
        .hasSize(MINUTES)
        .allMatch(violation -> violation.code().equals("duplicate-name"));
  }
}
