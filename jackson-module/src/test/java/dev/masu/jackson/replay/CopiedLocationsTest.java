package dev.masu.jackson.replay;

import static dev.masu.jackson.testing.Rejections.assertRejected;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import dev.masu.SchemaBound;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** A binding error in Jackson's copy of tokens is reported with its pointer, and with a location if that is known. */
final class CopiedLocationsTest {
  private static final String WORDS =
      "Cannot deserialize value of type `int` from String \"x\": not a valid `int` value";

  @SchemaBound(BothMappers.ID)
  record Bound(int x) {}

  record Holder(
      String k,

      @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = As.EXTERNAL_PROPERTY, property = "k")
      @JsonSubTypes(@JsonSubTypes.Type(value = Bound.class, name = "b"))
      Object v) {}

  static Stream<Arguments> failures() {
    return BothMappers.mappers()
        .flatMap(mapper -> Stream.of(
            Arguments.of(mapper, Holder.class, "{'v':{\n'x':'x'},\n\n'k':'b'}", "(/v/x): "),
            Arguments.of(mapper, Holder.class, "{'k':'b',\n'v':{\n'x':'x'}\n\n}", "(/v/x): ")));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void aCopiedValueHasItsPointer(JsonMapper mapper, Class<?> type, String json, String location) {
    assertRejected(
        () -> mapper.readValue(json.replace('\'', '"'), type),
        Bound.class.getName() + ": valid against " + BothMappers.ID + " but cannot be bound",
        location + WORDS);
  }

  @SchemaBound(BothMappers.ID)
  record Outer(Holder holder) {}

  @ParameterizedTest
  @MethodSource("dev.masu.jackson.replay.BothMappers#mappers")
  void aCopyInAPartOfTheDocumentHasItsPointer(JsonMapper mapper) {
    assertRejected(
        () ->
            mapper.readValue("[{},{\"holder\":{\"v\":{\"x\":\"x\"},\"k\":\"b\"}}]", Outer[].class),
        Bound.class.getName() + ": valid against " + BothMappers.ID + " but cannot be bound",
        "(/1/holder/v/x): " + WORDS);
  }

  @ParameterizedTest
  @MethodSource("dev.masu.jackson.replay.BothMappers#mappers")
  void pointersInASelectedPartStartAtTheRoot(JsonMapper mapper) {
    String heading =
        Bound.class.getName() + ": valid against " + BothMappers.ID + " but cannot be bound";
    assertRejected(
        () -> mapper
            .readerFor(new TypeReference<List<Bound>>() {})
            .at("/a")
            .readValue("{\"z\":[1],\"a\":[{\"x\":5},{\"x\":\"x\"}],\"b\":1}"),
        heading,
        "line 1, column 28 (/a/1/x): " + WORDS);
    assertRejected(
        () -> mapper
            .readerFor(new TypeReference<Map<String, List<Bound>>>() {})
            .at("/a/1")
            .readValue("{\"a\":[[],{\"k\":[{\"x\":1},{\"x\":\"x\"}]}],\"b\":1}"),
        heading,
        "line 1, column 29 (/a/1/k/1/x): " + WORDS);
    assertRejected(
        () -> mapper.readerFor(Bound.class).at("/a/1").readValue("{\"a\":[1,{\"x\":\"x\"}]}"),
        heading,
        "line 1, column 14 (/a/1/x): " + WORDS);
  }
}
