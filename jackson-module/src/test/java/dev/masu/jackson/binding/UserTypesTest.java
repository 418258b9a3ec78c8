package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.PointTypes.Abstract;
import dev.masu.jackson.testing.PointTypes.Foreign;
import dev.masu.jackson.testing.PointTypes.ForeignMixIn;
import dev.masu.jackson.testing.PointTypes.Generic;
import dev.masu.jackson.testing.PointTypes.Implementation;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.notation.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** A type is checked however it is written. */
final class UserTypesTest {
  private static final JsonMapper MAPPER = UserSchemas.builder()
      .addMixIn(Foreign.class, ForeignMixIn.class)
      .addModule(
          new SimpleModule("user").addAbstractTypeMapping(Abstract.class, Implementation.class))
      .build();

  static Stream<Class<?>> pointTypes() {
    return Stream.concat(
        Stream.of(Tower.class),
        Stream.of(PointTypes.class.getDeclaredClasses())
            .filter(type -> type != Generic.class && type != ForeignMixIn.class)
            .filter(type -> type != PointTypes.Parent.class)
            .sorted((a, b) -> a.getName().compareTo(b.getName())));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      Abstract     | Implementation[x=7, name=a]
      Built        | Built[x=7, name=a]
      Child        | Child[x=7, name=a]
      Converted    | Converted[x=7]
      Deserialized | Deserialized[x=7]
      Foreign      | Foreign[x=7, name=a]
      Implementation | Implementation[x=7, name=a]
      Plain        | Plain[x=7, name=a]
      WithCreator  | WithCreator[x=7, name=a]
      WithFactory  | WithFactory{x=7, name=a}
      WithFields   | WithFields[x=7, name=a]
      WithSetters  | WithSetters[x=7, name=a]
      """)
  void bindsValidDocuments(String type, String expected) throws ClassNotFoundException {
    Class<?> named = Class.forName(PointTypes.class.getName() + "$" + type);
    assertThat(MAPPER.readValue("{\"x\":7,\"name\":\"a\"}", named)).hasToString(expected);
  }

  @Test
  void bindsTypesOfImmutables() {
    assertThat(MAPPER.readValue("{\"x\":7,\"name\":\"a\"}", Tower.class))
        .isEqualTo(ImmutableTower.builder().x(7).name("a").build());
  }

  @ParameterizedTest
  @MethodSource("pointTypes")
  void reportsInvalidDocuments(Class<?> type) {
    assertRejected(
        () -> MAPPER.readValue("{\"x\":\"7\",\n\"nam\":\"a\"}", type),
        shown(type) + ": 2 violations of https://example.org/point.json",
        "line 1, column 6 (/x): expected an integer but found the string \"7\"",
        "line 2, column 1 (/nam): unexpected property \"nam\"; did you mean \"name\"?");
  }

  /** Of an abstract type Jackson reads the implementation, whose name is reported. */
  private static String shown(Class<?> type) {
    if (type == Abstract.class) {
      return Implementation.class.getName();
    }
    return type == Tower.class ? ImmutableTower.class.getName() : type.getName();
  }

  @Test
  void aGenericTypeIsShownWithItsParameters() {
    TypeReference<Generic<Long>> type = new TypeReference<>() {};
    assertThat(MAPPER.readValue("{\"x\":7}", type)).isEqualTo(new Generic<>(7L, null));
    assertRejected(
        () -> MAPPER.readValue("{\"x\":7.5}", type),
        "dev.masu.jackson.testing.PointTypes$Generic<java.lang.Long>: 1 violation of"
            + " https://example.org/point.json",
        "line 1, column 6 (/x): expected an integer but found the number 7.5");
  }

  @SchemaBound(UserSchemas.MARK)
  enum Mark {
    CHECK,
    MATE
  }

  @Test
  void enumsAreChecked() {
    assertThat(MAPPER.readValue("\"MATE\"", Mark.class)).isEqualTo(Mark.MATE);
    assertRejected(
        () -> MAPPER.readValue(" \"MAT\"", Mark.class),
        "dev.masu.jackson.binding.UserTypesTest$Mark: 1 violation of"
            + " https://example.org/mark.json",
        "line 1, column 2 (root): expected \"CHECK\", \"MATE\" or \"DRAW\" but found the"
            + " string \"MAT\"; did you mean \"MATE\"?");
  }

  @SchemaBound(UserSchemas.NUMBERS)
  static final class Numbers extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;
  }

  @Test
  void subclassesOfListAreChecked() {
    assertThat(MAPPER.readValue("[1, 2]", Numbers.class)).isEqualTo(List.of(1, 2));
    assertRejected(
        () -> MAPPER.readValue("[1, \"2\"]", Numbers.class),
        "dev.masu.jackson.binding.UserTypesTest$Numbers: 1 violation of"
            + " https://example.org/numbers.json",
        "line 1, column 5 (/1): expected an integer but found the string \"2\"");
  }

  @SchemaBound(UserSchemas.COUNTS)
  static final class Counts extends LinkedHashMap<Cell, Integer> {
    private static final long serialVersionUID = 1L;
  }

  @Test
  void subclassesOfMapAreChecked() {
    assertThat(MAPPER.readValue("{\"e4\":1}", Counts.class).keySet())
        .containsExactly(Cell.parse("e4"));
    assertRejected(
        () -> MAPPER.readValue("{\"e4\":\"1\"}", Counts.class),
        "dev.masu.jackson.binding.UserTypesTest$Counts: 1 violation of"
            + " https://example.org/counts.json",
        "line 1, column 7 (/e4): expected an integer but found the string \"1\"");
  }

  @SchemaBound(UserSchemas.TREE)
  record Tree(String name, List<Tree> children) {}

  @Test
  void recursiveTypesAreChecked() {
    assertThat(MAPPER.readValue(
            "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\"children\":[]}]}", Tree.class))
        .isEqualTo(new Tree("a", List.of(new Tree("b", List.of()))));
    assertRejected(
        () -> MAPPER.readValue(
            "{\"name\":\"a\",\"children\":[{\"name\":\"b\",\n \"children\":[{\"nam\":\"c\"}]}]}",
            Tree.class),
        "dev.masu.jackson.binding.UserTypesTest$Tree: 2 violations of"
            + " https://example.org/tree.json",
        "line 2, column 14 (/children/0/children/0): missing property \"name\"; is \"nam\""
            + " meant to be it?",
        "line 2, column 15 (/children/0/children/0/nam): unexpected property \"nam\"; did"
            + " you mean \"name\"?");
  }
}
