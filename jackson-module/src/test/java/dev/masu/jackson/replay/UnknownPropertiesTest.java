package dev.masu.jackson.replay;

import static dev.masu.jackson.testing.Rejections.assertRejected;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A property that the schema allows and the type does not have is reported with its own pointer. */
final class UnknownPropertiesTest {
  private static final String CONSTRUCTED = "; expected \"i\", \"n\", \"l\" or \"free\"";

  /** Jackson reports its unknown properties at the end of the object. */
  @SchemaBound(BothMappers.ID)
  record Constructed(
      int i,
      @Nullable Constructed n,
      @Nullable List<Constructed> l,
      @Nullable Free free) {}

  record Free(int i) {}

  /** Jackson reports its unknown properties when it reads them. */
  @SchemaBound(BothMappers.ID)
  static class Filled {
    public int i;
    public @Nullable Filled n;
  }

  @SchemaBound(BothMappers.ID)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "k")
  @JsonSubTypes(@JsonSubTypes.Type(value = Tagged.class, name = "tagged"))
  interface Tagging {}

  record Tagged(int i, @Nullable Tagging n) implements Tagging {}

  static Stream<Arguments> rejected() {
    return BothMappers.mappers()
        .flatMap(mapper -> Stream.of(
            Arguments.of(
                mapper,
                Constructed.class,
                "{'i':1,'z/z':[1],'l':[]}",
                8,
                "/z~1z",
                "\"z/z\"" + CONSTRUCTED),
            Arguments.of(
                mapper,
                Constructed.class,
                "{'i':1,'n':{'zz':{},'i':2}}",
                13,
                "/n/zz",
                "\"zz\"" + CONSTRUCTED),
            Arguments.of(
                mapper,
                Constructed.class,
                "{'l':[{'i':1},{'fre':5}]}",
                16,
                "/l/1/fre",
                "\"fre\"; did you mean \"free\"?"),
            Arguments.of(
                mapper,
                Filled.class,
                "{'i':1,'n':{'i':2,'zz':5}}",
                19,
                "/n/zz",
                "\"zz\"; expected \"i\" or \"n\""),
            Arguments.of(
                mapper,
                Filled.class,
                "{'n':null,'zz':{'n':[1]}}",
                11,
                "/zz",
                "\"zz\"; expected \"i\" or \"n\""),
            Arguments.of(
                mapper,
                Tagging.class,
                "{'k':'tagged','zz':5}",
                15,
                "/zz",
                "\"zz\"; expected \"i\" or \"n\"")));
  }

  @ParameterizedTest
  @MethodSource("rejected")
  void isReportedWithItsPointer(
      JsonMapper mapper, Class<?> type, String json, int column, String pointer, String message) {
    assertRejectedWith(
        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
        mapper,
        type,
        json,
        "line 1, column " + column + " (" + pointer + "): unexpected property " + message);
  }

  private static void assertRejectedWith(
      DeserializationFeature feature,
      JsonMapper mapper,
      Class<?> type,
      String json,
      String violation) {
    assertRejected(
        () -> mapper.rebuild().enable(feature).build().readValue(json.replace('\'', '"'), type),
        type.getName() + ": valid against " + BothMappers.ID + " but cannot be bound",
        violation);
  }

  @SchemaBound(BothMappers.ID)
  @JsonIgnoreProperties("j")
  record Ignoring(int i) {}

  @ParameterizedTest
  @MethodSource("dev.masu.jackson.replay.BothMappers#mappers")
  void anIgnoredPropertyIsReportedAtItsName(JsonMapper mapper) {
    assertRejectedWith(
        DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES,
        mapper,
        Ignoring.class,
        "{'j':5,'i':1}",
        "line 1, column 2 (/j): Ignored field \"j\" (class " + Ignoring.class.getName()
            + ") encountered; mapper configured not to allow this");
  }

  /** The type with the unknown property need not be bound itself. */
  @ParameterizedTest
  @MethodSource("dev.masu.jackson.replay.BothMappers#mappers")
  void isReportedOfAnUnboundTypeToo(JsonMapper mapper) {
    assertRejectedWith(
        DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
        mapper,
        Constructed.class,
        "{'free':{'zz':5}}",
        "line 1, column 10 (/free/zz): unexpected property \"zz\"; expected \"i\"");
  }
}
