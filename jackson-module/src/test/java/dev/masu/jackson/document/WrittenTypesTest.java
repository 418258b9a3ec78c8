package dev.masu.jackson.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Route;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.MasuFeature;
import dev.masu.jackson.reader.CheckedFile;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.Progress;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.GanLine;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import dev.masu.notation.State;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SchemaWarning;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;

/** The JSON of each public type. */
final class WrittenTypesTest {
  private static final JsonMapper MAPPER = TestMappers.bundled();

  private static final Piece PAWN = Piece.parse("CHESS:P");
  private static final Square E2 = Square.of("e2");
  private static final Square E4 = Square.of("e4");
  private static final Transition STEP =
      Transition.builder().vacate(E2).place(E4, PAWN).build();
  private static final Transition DROP =
      Transition.builder().place(E4, PAWN).inHandDel(PAWN).build();
  private static final Ggn RULES = Ggn.builder().add(PAWN, E2, E4, STEP).build();
  private static final GgnMerge MERGE =
      RULES.merge(Ggn.builder().add(PAWN, E2, E4, DROP).build());

  private static final String STEP_JSON =
      "{\"board_check\":{},\"board_patch\":{\"e2\":null,\"e4\":\"CHESS:P\"}}";
  private static final String DROP_JSON =
      "{\"board_check\":{},\"board_patch\":{\"e4\":\"CHESS:P\"},\"in_hand_del\":\"CHESS:P\"}";
  private static final String ROUTE_JSON =
      "{\"piece\":\"CHESS:P\",\"source\":\"e2\",\"destination\":\"e4\",\"transitions\":["
          + STEP_JSON + "]}";

  private static final SourceLocation LOCATION =
      new SourceLocation(3, 14, SourceLocation.Unit.CODE_POINT, 40, SourceLocation.Unit.CHAR);
  private static final String LOCATION_JSON =
      "{\"line\":3,\"column\":14,\"columnUnit\":\"CODE_POINT\","
          + "\"offset\":40,\"offsetUnit\":\"CHAR\"}";

  private static final CheckReport REPORT =
      SchemaCatalog.bundled().schema(SchemaCatalog.STN).check("{\"bord\":{}}");
  private static final String VIOLATION_JSON =
      "{\"pointer\":\"/bord\",\"line\":1,\"column\":2,\"phase\":\"SCHEMA\","
          + "\"code\":\"additionalProperties\",\"keyword\":\"additionalProperties\",\"schemaLocation\":"
          + "\"https://sashite.dev/schemas/stn/1.0.0/schema.json#/additionalProperties\","
          + "\"parameters\":{\"property\":\"bord\",\"allowed\":[\"board\",\"hands\",\"toggle\"],"
          + "\"nearest\":\"board\"},"
          + "\"message\":\"unexpected property \\\"bord\\\"; did you mean \\\"board\\\"?\"}";
  private static final String REPORT_JSON =
      "{\"valid\":false,\"truncated\":false,\"violations\":[" + VIOLATION_JSON + "]}";

  private static final NotationProblem PROBLEM = problem();
  private static final String PROBLEM_JSON = "{\"notation\":\"QPI\",\"index\":1,"
      + "\"reason\":\"expected ':' but found ';'\",\"message\":\"\\\"C;K\\\" is not a valid QPI:"
      + " expected ':' but found ';' at index 1 (example: C:K)\"}";

  private static NotationProblem problem() {
    try {
      throw new AssertionError(Qpi.parse("C;K"));
    } catch (NotationException e) {
      return e.problem();
    }
  }

  static Stream<Arguments> written() {
    return Stream.of(
        arguments(Ggn.class, RULES, "{\"CHESS:P\":{\"e2\":{\"e4\":[" + STEP_JSON + "]}}}"),
        arguments(Transition.class, STEP, STEP_JSON),
        arguments(
            GgnPosition.class,
            GgnPosition.builder().place(E2, PAWN).build(),
            "{\"board\":{\"e2\":\"CHESS:P\"},\"hands\":{},\"active\":\"first\"}"),
        arguments(
            Move.class,
            new Move(PAWN, E2, E4, STEP),
            "{\"piece\":\"CHESS:P\",\"source\":\"e2\",\"destination\":\"e4\",\"transition\":"
                + STEP_JSON + "}"),
        arguments(Route.class, RULES.select(PAWN).from(E2).to(E4), ROUTE_JSON),
        arguments(
            GgnMerge.Conflict.class,
            MERGE.conflicts().get(0),
            "{\"piece\":\"CHESS:P\",\"source\":\"e2\",\"destination\":\"e4\",\"first\":["
                + STEP_JSON + "],\"second\":[" + DROP_JSON + "]}"),
        arguments(Occupation.Named.class, Occupation.ENEMY, "\"enemy\""),
        arguments(Occupation.Exactly.class, Occupation.exactly(PAWN), "\"CHESS:P\""),
        arguments(Piece.class, PAWN, "\"CHESS:P\""),
        arguments(Square.class, E2, "\"e2\""),
        arguments(Cell.class, Cell.parse("e4"), "\"e4\""),
        arguments(Gan.class, Gan.parse("CHESS:+P"), "\"CHESS:+P\""),
        arguments(LegacyGan.class, LegacyGan.parse("W:_K"), "\"W:_K\""),
        arguments(Pin.class, Pin.parse("-k^"), "\"-k^\""),
        arguments(Pnn.class, Pnn.parse("+rook"), "\"+rook\""),
        arguments(Qpi.class, Qpi.parse("C:K"), "\"C:K\""),
        arguments(Sin.class, Sin.parse("C"), "\"C\""),
        arguments(Snn.class, Snn.parse("CHESS"), "\"CHESS\""),
        arguments(Qpi.Sides.class, Qpi.Sides.SAME, "\"SAME\""),
        arguments(Side.class, Side.FIRST, "\"first\""),
        arguments(State.class, State.ENHANCED, "\"enhanced\""),
        arguments(
            GanLine.Actor.class,
            new GanLine.Actor<>(1, Gan.parse("CHESS:P")),
            "{\"number\":1,\"actor\":\"CHESS:P\"}"),
        arguments(
            PnnPinMapping.class,
            PnnPinMapping.builder().map("KING", 'K').build(),
            "{\"types\":{\"KING\":\"K\"},\"names\":{\"K\":\"KING\"}}"),
        arguments(NotationProblem.class, PROBLEM, PROBLEM_JSON),
        arguments(Stn.class, Stn.builder().toggle(false).build(), "{\"toggle\":false}"),
        arguments(
            Position.class,
            Position.builder().build(),
            "{\"board\":{},\"hands\":{},\"active\":\"first\"}"),
        arguments(CheckReport.class, REPORT, REPORT_JSON),
        arguments(Violation.class, REPORT.violations().get(0), VIOLATION_JSON),
        arguments(Violation.Phase.class, Violation.Phase.SCHEMA, "\"SCHEMA\""),
        arguments(SourceLocation.class, LOCATION, LOCATION_JSON),
        arguments(SourceLocation.Unit.class, SourceLocation.Unit.BYTE, "\"BYTE\""),
        arguments(
            CheckedResult.Bound.class,
            new CheckedResult.Bound<>(1, LOCATION, E2),
            "{\"number\":1,\"start\":" + LOCATION_JSON + ",\"value\":\"e2\"}"),
        arguments(
            CheckedResult.Rejected.class,
            new CheckedResult.Rejected<>(1, LOCATION, "{}", REPORT),
            "{\"number\":1,\"start\":" + LOCATION_JSON + ",\"text\":\"{}\",\"report\":"
                + REPORT_JSON + "}"),
        arguments(
            CheckedFile.Read.class,
            new CheckedFile.Read<>(Path.of("/a.stn"), new CheckedResult.Bound<>(1, LOCATION, E2)),
            "{\"file\":\"file:///a.stn\",\"result\":{\"number\":1,\"start\":" + LOCATION_JSON
                + ",\"value\":\"e2\"}}"),
        arguments(Progress.class, new Progress(1, OptionalLong.of(2)), "{\"bytes\":1,\"total\":2}"),
        arguments(MasuFeature.class, MasuFeature.QPI_DERIVED_PIECES, "\"QPI_DERIVED_PIECES\""),
        arguments(CheckEngine.class, CheckEngine.NETWORKNT, "\"NETWORKNT\""),
        arguments(
            SchemaWarning.class,
            new SchemaWarning("urn:a", "misspelt-keyword", "/typ", Optional.empty(), "…"),
            "{\"schemaId\":\"urn:a\",\"code\":\"misspelt-keyword\",\"pointer\":\"/typ\",\"location\":null,"
                + "\"message\":\"…\"}"));
  }

  @ParameterizedTest
  @MethodSource("written")
  void isWrittenInFull(Class<?> type, Object value, String json) {
    assertThat(value).isInstanceOf(type);
    assertThat(MAPPER.writeValueAsString(value)).isEqualTo(json);
    assertThat(MAPPER.writeValueAsString(Map.of("a", List.of(value))))
        .isEqualTo("{\"a\":[" + json + "]}");
  }

  @Test
  void parametersOfAnyKindAreWritten() {
    Violation violation = Violation.builder(Violation.Phase.BINDING, "binding", "/a~1b")
        .parameter("text", "e4")
        .parameter("limit", 5)
        .parameter("is", true)
        .parameter("first", LOCATION)
        .parameter("problem", PROBLEM)
        .parameter("violations", List.of(REPORT.violations().get(0)))
        .message("own words")
        .build();
    assertThat(MAPPER.writeValueAsString(violation))
        .isEqualTo("{\"pointer\":\"/a~1b\",\"line\":null,\"column\":null,\"phase\":\"BINDING\","
            + "\"code\":\"binding\",\"keyword\":null,\"schemaLocation\":null,\"parameters\":{"
            + "\"text\":\"e4\",\"limit\":5,\"is\":true,\"first\":" + LOCATION_JSON + ",\"problem\":"
            + PROBLEM_JSON + ",\"violations\":[" + VIOLATION_JSON
            + "]},\"message\":\"own words\"}");
  }

  @Test
  void aTruncatedReportIsWrittenAsSuch() {
    Violation violation = REPORT.violations().get(0);
    assertThat(MAPPER.writeValueAsString(CheckReport.of(List.of(violation, violation), 1)))
        .isEqualTo("{\"valid\":false,\"truncated\":true,\"violations\":[" + VIOLATION_JSON + "]}");
    assertThat(MAPPER.writeValueAsString(CheckReport.valid()))
        .isEqualTo("{\"valid\":true,\"truncated\":false,\"violations\":[]}");
  }

  @Test
  void aMapperWithoutTheModuleWritesTheTextOfAReport() {
    Violation violation = REPORT.violations().get(0);
    JsonMapper plain = new JsonMapper();
    assertThat(plain.writeValueAsString(List.of(REPORT, violation)))
        .isEqualTo(plain.writeValueAsString(List.of(REPORT.toString(), violation.toString())));
  }

  @ParameterizedTest
  @MethodSource("unread")
  void reportsAreNotRead(Class<?> type, String json) {
    assertThatThrownBy(() -> MAPPER.readValue(json, type))
        .isInstanceOf(InvalidDefinitionException.class);
  }

  static Stream<Arguments> unread() {
    return Stream.of(
        arguments(CheckReport.class, REPORT_JSON),
        arguments(Violation.class, VIOLATION_JSON),
        arguments(NotationProblem.class, PROBLEM_JSON));
  }
}
