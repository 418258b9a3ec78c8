package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.UserSchemas;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.json.JsonMapper;

/** An object that is bound while it is checked equals the one that Jackson binds alone, or fails with the same exception. */
final class LikeJacksonTest {
  private static final JsonMapper CHECKED = UserSchemas.mapper();
  private static final JsonMapper PLAIN = new JsonMapper();

  private static final List<Class<?>> TYPES =
      Stream.of(RecordTypes.ALL, ClassTypes.ALL).flatMap(List::stream).toList();

  private static final List<Class<?>> WITH_TYPE_IDS =
      List.of(ClassTypes.TypedByProperty.class, ClassTypes.Linking.class);

  private static final List<String> SCALARS = List.of(
      "1",
      "0",
      "-1",
      "'x'",
      "''",
      "'1'",
      "null",
      "true",
      "1.5",
      "3000000000",
      "12345678901234567890");

  private static final List<String> DOCUMENTS = Stream.concat(
          SCALARS.stream()
              .flatMap(value -> Stream.of(
                  "{'a':" + value + "}",
                  "{'b':" + value + ",'c':" + value + "}",
                  "{'a':1,'b':" + value + "}",
                  "{'d':" + value + ",'e':" + value + ",'f':[" + value + "]}")),
          Stream.of(
              "{}",
              "[]",
              "null",
              "'x'",
              "7",
              "[1,'x']",
              "{'a':{},'b':[],'c':{}}",
              "{'a':['x'],'b':[1],'c':[2],'d':[true]}",
              "{'a':'x','b':1,'c':2,'d':true,'e':1.5,'f':['p','q']}",
              "{'f':['p'],'e':2,'d':false,'c':3,'b':4,'a':'y'}",
              "{'a':'x','unknown':{'a':[1]},'b':1}",
              "{'unknown':[[{}]],'other':1}",
              "{'A':1,'B':'x'}",
              "{'a':{'a':{'a':null,'b':[{'a':'x','b':1}]},'c':{'k':{'b':2}}},'d':{'a':'z'},'e':[{'b':5}]}",
              "{'b':[{'a':'x','b':'no'}]}",
              "{'c':{'k':{'f':[1,{}]}}}",
              "{'a':{'a':'x','b':1,'c':2},'b':['x',1,2,true,1.5,null],'c':{'A':'x','B':3}}",
              "{'d':{'a':'x','b':1},'e':{'a':'x','b':1}}",
              "{'b':1,'f':[{'b':2},1]}",
              "{'b':1,'f':[{'b':2},2]}",
              "{'b':1,'f':[{'b':2,'f':[3]},{'b':3}]}",
              "{'a':{'a':'x','b':1,'c':'y'},'f':[{'a':'x'},{'a':'x','c':'z','b':2}]}",
              "{'a':{'b':1,'a':'x'}}",
              "{'a':{'a':'none'}}",
              "{'a':'x','b':{'a':'y','b':2}}",
              "{'b':{'a':'y','b':2},'a':'x'}",
              "{'a':'none','b':{}}"))
      .map(json -> "{\"value\":" + json.replace('\'', '"') + "}")
      .toList();

  private static final String IDS = "{\"value\":[1,\"x\"]}";
  private static final String UNRESOLVED =
      "UnresolvedForwardReference: Unresolved forward references:  at ";

  /** Checked by one of the mappers; the other has no module. */
  @SchemaBound(UserSchemas.ANYTHING)
  record Holder<T>(@Nullable T value) {}

  static Stream<Named<UnaryOperator<ObjectReader>>> readers() {
    return Stream.of(
        reader("as it is", reader -> reader),
        with(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES),
        with(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES),
        with(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES),
        with(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES),
        with(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS),
        with(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY),
        with(DeserializationFeature.ACCEPT_EMPTY_STRING_AS_NULL_OBJECT),
        with(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS),
        reader(
            "without FAIL_ON_NULL_FOR_PRIMITIVES",
            reader -> reader.without(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)),
        reader(
            "without ACCEPT_FLOAT_AS_INT",
            reader -> reader.without(DeserializationFeature.ACCEPT_FLOAT_AS_INT)),
        reader(
            "without WRAP_EXCEPTIONS",
            reader -> reader.without(DeserializationFeature.WRAP_EXCEPTIONS)),
        reader("in a view", reader -> reader.withView(Integer.class)),
        reader("with a handler", reader -> reader.withHandler(new Handler())));
  }

  private static Named<UnaryOperator<ObjectReader>> with(DeserializationFeature feature) {
    return reader("with " + feature, reader -> reader.with(feature));
  }

  private static Named<UnaryOperator<ObjectReader>> reader(
      String name, UnaryOperator<ObjectReader> reader) {
    return Named.of(name, reader);
  }

  private static final class Handler extends DeserializationProblemHandler {
    @Override
    public Object handleWeirdStringValue(
        DeserializationContext context, Class<?> type, String text, String problem) {
      return type == int.class ? (Object) 42 : NOT_HANDLED;
    }
  }

  @ParameterizedTest
  @MethodSource("readers")
  void outcomesAreThoseOfJackson(UnaryOperator<ObjectReader> reader) {
    assertLikeJackson(CHECKED, PLAIN, reader);
  }

  @Test
  void outcomesOfNamesInAnyCaseAreThoseOfJackson() {
    assertLikeJackson(
        inAnyCase(UserSchemas.builder()), inAnyCase(JsonMapper.builder()), reader -> reader);
  }

  private static JsonMapper inAnyCase(JsonMapper.Builder mapper) {
    return mapper
        .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .build();
  }

  private static void assertLikeJackson(
      JsonMapper checked, JsonMapper plain, UnaryOperator<ObjectReader> reader) {
    for (Class<?> type : TYPES) {
      assertThat(outcomes(reader.apply(reader(checked, type)), type))
          .as(type.getSimpleName())
          .isEqualTo(outcomes(reader.apply(reader(plain, type)), type));
    }
  }

  private static ObjectReader reader(JsonMapper mapper, Class<?> type) {
    return mapper.readerFor(mapper.getTypeFactory().constructParametricType(Holder.class, type));
  }

  /** The value or failure of each document. */
  private static Map<String, String> outcomes(ObjectReader reader, Class<?> type) {
    Map<String, String> outcomes = new LinkedHashMap<>();
    for (String json : DOCUMENTS) {
      String outcome = outcome(reader, json);
      if (json.equals(IDS)) {
        // Unwrapping such an array, Jackson leaves the second id unread. Masu reports that, and
        // Jackson since 3.3 in other words.
        outcome = outcome.replaceAll(
            "MismatchedInputException: (the deserializer of .*?no more"
                + "|Unexpected token .*?`JsonToken.END_OBJECT`) at ",
            UNRESOLVED);
      }
      outcomes.put(json, WITH_TYPE_IDS.contains(type) ? withoutPaths(outcome) : outcome);
    }
    return outcomes;
  }

  /** Polymorphic values may be recorded, and then the path of an exception starts at the value. */
  private static String withoutPaths(String outcome) {
    return outcome.replaceAll(" at (dev\\.\\S*)?", "");
  }

  private static String outcome(ObjectReader reader, String json) {
    try {
      return reader.<Holder<?>>readValue(json).toString();
    } catch (SchemaViolationException e) {
      return e.getCause() instanceof JacksonException cause ? failure(cause) : e.getMessage();
    } catch (JacksonException e) {
      return failure(e);
    } catch (IllegalArgumentException
        | IllegalStateException
        | UnsupportedOperationException
        | AssertionError e) {
      return e.toString();
    }
  }

  private static String failure(JacksonException e) {
    return e.getClass().getSimpleName() + ": " + e.getOriginalMessage() + " at "
        + e.getPathReference();
  }

  private static final String NOT_BOUND = "dev.masu.jackson.binding.LikeJacksonTest$Holder<%s>:"
      + " valid against https://example.org/anything.json but cannot be bound";

  /** Jackson calls the constructor after it has read the name of the first member. */
  @Test
  void anObjectWhoseConstructorThrowsIsReportedAtItsStart() {
    String type = ClassTypes.ThrowingConstructor.class.getName();
    assertRejected(
        () -> reader(CHECKED, ClassTypes.ThrowingConstructor.class)
            .readValue("{\"value\":\n {\"a\":1}}"),
        NOT_BOUND.formatted(type),
        "line 2, column 2 (/value): Cannot construct instance of `" + type + "`, problem: never");
  }

  /** Jackson calls the creator once it has read all its arguments, before the rest of the object. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"b\":1}}",
        "{\"b\":1,\"c\":[{}]},\"x\":2}",
        "{\"a\":{\"b\":2},\"b\":1,\"c\":[{}]}}"
      })
  void anObjectWhoseCreatorThrowsIsReportedAtItsStart(String rest) {
    String type = ClassTypes.ThrowingCreator.class.getName();
    assertRejected(
        () -> reader(CHECKED, ClassTypes.ThrowingCreator.class).readValue("{\"value\":\n " + rest),
        NOT_BOUND.formatted(type),
        "line 2, column 2 (/value): Cannot construct instance of `" + type
            + "`, problem: no 1 here");
  }
}
