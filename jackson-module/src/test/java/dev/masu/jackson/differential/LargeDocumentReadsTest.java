package dev.masu.jackson.differential;

import static java.util.stream.Collectors.joining;

import dev.masu.fixtures.CollidingTexts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Documents with more names and strings than are cached, with more locations than are kept, and with names of one hash code. */
final class LargeDocumentReadsTest {
  private static final List<Subject> GAMES = Games.subjects();

  /** Few names, and many. */
  static Stream<Arguments> ofManyNames() {
    return IntStream.of(20, 2_500).boxed().flatMap(count -> {
      String cells = list(count, i -> "\"" + cell(i) + "\":\"C:K\"");
      String last = cell(count - 1);
      return documents(
          count + " names",
          List.of(Subjects.STN),
          "{\"board\":{" + cells + "}}",
          "{\"board\":{" + cells + ",\"z\":\"C:k\"}}",
          "{\"board\":{" + cells + ",\"Z\":\"C:K\"}}",
          "{\"board\":{" + cells + ",\"" + cell(0) + "\":null}}",
          "{\"board\":{" + cells + ",\"" + last + "\":null},\"toggle\":1}");
    });
  }

  /** More strings and names than are cached, before what is invalid. */
  static Stream<Arguments> ofManyTexts() {
    String rules = list(
        22,
        piece -> "\"" + letters(piece) + ":K\":{"
            + list(100, square -> "\"" + cell(square) + "\":" + moves(piece * 100 + square)) + "}");
    return documents(
        "4,400 texts",
        List.of(Subjects.GGN),
        "{" + rules + "}",
        "{" + rules + ",\"Z:k\":{}}",
        "{" + rules + ",\"A:K\":{}}",
        "{" + rules + ",\"ZZZ:K\":{\"a\":{\"b\":[]," + """
            "c":[{"board_check":{"c":"x:X"}}],
            "d":[{"board_check":{"c":1,"c":"ally"}}],
            "e":[{"board_chec":{},"board_patch":{}}]}}}""",
        "{\"A:K\":{\"a\":{\"b\":{}}}," + rules + "}",
        "{" + rules);
  }

  /** Names of one hash code, few and many. */
  static Stream<Arguments> ofCollidingTexts() {
    return IntStream.of(2, 9).boxed().flatMap(bits -> {
      int count = 1 << bits;
      String checks = list(count, i -> "\"" + CollidingTexts.of(i, bits) + "\":\"enemy\"");
      String patches = list(count, i -> "\"" + CollidingTexts.of(count - 1 - i, bits) + "\":null");
      String first = "\"" + CollidingTexts.of(0, bits) + "\"";
      String last = "\"" + CollidingTexts.of(count - 1, bits) + "\"";
      String move = "{\"board_check\":{" + checks + "},\"board_patch\":{" + patches + "}}";
      String start = "{\"A:K\":{\"a\":{\"b\":[" + move + "," + move;
      Stream<Arguments> rules = documents(
          count + " names of one hash code",
          List.of(Subjects.GGN),
          start + "]}}}",
          start + ",{\"board_check\":{" + checks + "," + last + ":\"ally\"}}]}}}",
          start + ",{\"board_check\":{" + checks + "," + first + ":\"ally\"}}]}}}",
          start + ",{\"board_check\":{" + checks + ",\"AaA\":1}}]}}}");
      String texts = list(count, i -> "\"" + CollidingTexts.of(i, bits) + "\"");
      Stream<Arguments> games = documents(
          count + " names of a user's map",
          GAMES,
          "{\"id\":1,\"scores\":{" + texts.replace(",", ":1,") + ":2}}",
          "{\"scores\":{" + texts.replace(",", ":1,") + ":2," + last + ":3},\"id\":1}",
          "{\"id\":1,\"scores\":{" + texts.replace(",", ":1,") + ":-2147483649}}");
      return Stream.concat(rules, games);
    });
  }

  /** Binding errors after more names and values than those whose locations are kept. */
  static Stream<Arguments> ofManyLocations() {
    String plies = list(2_000, i -> "{\"number\":" + i + ",\"from\":\"a1\",\"to\":\"b2\"}");
    String start = "{\"id\":1,\"plies\":[" + plies;
    Stream<Arguments> simple = documents(
        "6,000 names",
        GAMES.subList(0, 2),
        start + "]}",
        start + ",{\"from\":\"e0\",\"to\":\"e1\"}]}",
        start + ",{\"from\":\"e1\"}]}",
        start + ",{\"from\":\"e1\",\"to\":\"e2\",\"piece\":\"PP\"}]}",
        start
            + ",{\"from\":\"e1\",\"to\":\"e2\"}],\"first\":{\"name\":\"A\",\"rating\":-1},\n\"rated\":1}",
        start
            + ",{\"from\":\"e1\",\"to\":\"e2\"}],\"scores\":{\"Aa\":1.5},\"themes\":[0,\"\",{}]}");
    Stream<Arguments> kept = documents(
        "6,000 names and uniqueItems",
        GAMES.subList(2, 3),
        start + "]}",
        start + ",{\"from\":\"e1\"}]}");
    return Stream.concat(simple, kept);
  }

  private static Stream<Arguments> documents(
      String name, List<Subject> subjects, String... documents) {
    return IntStream.range(0, documents.length)
        .boxed()
        .flatMap(i -> subjects.stream()
            .map(subject -> Arguments.of(name + ", document " + i, subject, documents[i])));
  }

  @ParameterizedTest(name = "{0} of {1}")
  @MethodSource({"ofManyNames", "ofManyTexts", "ofCollidingTexts", "ofManyLocations"})
  void agreeOnLargeDocuments(String name, Subject subject, String document) {
    byte[] json = document.getBytes(StandardCharsets.UTF_8);
    Input input = Input.inTurn(name.hashCode());
    Reading.of(subject, json, input).assertSameAsSeparatelyAsFarAsKept().assertAgain();
  }

  private static String moves(int number) {
    return "{\"" + cell(number) + "\":[{\"board_check\":{\"" + cell(number + 7) + "\":\""
        + letters(number) + ":+P\"},\"board_patch\":{\"" + cell(number) + "\":\""
        + letters(number + 20_000) + ":P\"}}]}";
  }

  private static String list(int count, IntFunction<String> part) {
    return IntStream.range(0, count).mapToObj(part).collect(joining(","));
  }

  /** {@return a1 to z1, a2 and so on} */
  private static String cell(int number) {
    return (char) ('a' + number % 26) + Integer.toString(1 + number / 26);
  }

  /** {@return A to Z, AA and so on} */
  private static String letters(int number) {
    String last = String.valueOf((char) ('A' + number % 26));
    return number < 26 ? last : letters(number / 26 - 1) + last;
  }
}
