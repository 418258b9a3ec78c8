package dev.masu.jackson.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.json.JsonMapper;

/** With a mapper that includes the source in locations, columns count code points. */
final class SourceInLocationTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper()
      .rebuild()
      .enable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
      .build();

  /** What is wrong follows letters of two and of four bytes. */
  private static final String INVALID = """
      {"\uD83D\uDE00": 2, "at": "é", "piece": 1,
       "\uD83D\uDE00\uD83D\uDE00": 2, "é": {}}""";

  private static final String BEYOND_THE_TYPE = """
      {"piece": "C:P", "solution": {"é": 1},
       "at": "e2"}""";

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {
        "INPUT_STREAM",
        "READER",
        "DATA_INPUT",
        "READER_OF_DATA_INPUT",
        "TREE",
        "TREE_BY_READER",
        "TREE_TO_VALUE_BY_READER",
        "TREE_AS_TOKENS",
        "TOKEN_BUFFER",
        "CONVERT_TREE",
        "CONVERT_MAP"
      })
  void columnsCountCodePoints(InputRoute route) throws IOException {
    assertThat(places(route, INVALID))
        .containsExactly(
            "line 1, column 2",
            "line 1, column 16",
            "line 1, column 30",
            "line 2, column 2",
            "line 2, column 11");
    assertThat(places(route, BEYOND_THE_TYPE)).containsExactly("line 1, column 31");
  }

  private static List<String> places(InputRoute route, String json) {
    SchemaViolationException e =
        catchThrowableOfType(SchemaViolationException.class, () -> route.read(MAPPER, json));
    assertThat(e.report().violations())
        .extracting(violation -> violation.location().map(SourceLocation::columnUnit))
        .allSatisfy(unit -> assertThat(unit).contains(Unit.CODE_POINT));
    return e.report().violations().stream()
        .map(Violation::location)
        .map(place -> place.map(SourceLocation::toString).orElse("nowhere"))
        .toList();
  }
}
