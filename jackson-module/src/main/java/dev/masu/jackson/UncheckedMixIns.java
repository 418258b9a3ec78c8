package dev.masu.jackson;

import dev.masu.SchemaBound;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.introspect.MixInResolver;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.BaseJsonNode;
import tools.jackson.databind.node.BigIntegerNode;
import tools.jackson.databind.node.BinaryNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.ContainerNode;
import tools.jackson.databind.node.DecimalNode;
import tools.jackson.databind.node.DoubleNode;
import tools.jackson.databind.node.FloatNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.LongNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.NumericNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;
import tools.jackson.databind.node.ShortNode;
import tools.jackson.databind.node.StringNode;
import tools.jackson.databind.node.ValueNode;

/** Rejects mix-ins that bind types whose annotations Jackson does not read: their values would not be checked. */
final class UncheckedMixIns {
  private static final List<Class<?>> OF_JAVA = List.of(
      Object.class,
      String.class,
      Number.class,
      Integer.class,
      int.class,
      Long.class,
      long.class,
      Boolean.class,
      boolean.class,
      Optional.class,
      OptionalInt.class,
      OptionalLong.class,
      OptionalDouble.class,
      AtomicReference.class);

  private static final List<Class<?>> TREES = List.of(
      JsonNode.class,
      BaseJsonNode.class,
      ContainerNode.class,
      ObjectNode.class,
      ArrayNode.class,
      ValueNode.class,
      StringNode.class,
      NumericNode.class,
      ShortNode.class,
      IntNode.class,
      LongNode.class,
      BigIntegerNode.class,
      FloatNode.class,
      DoubleNode.class,
      DecimalNode.class,
      BooleanNode.class,
      BinaryNode.class,
      NullNode.class,
      MissingNode.class,
      POJONode.class);

  private UncheckedMixIns() {}

  /** Throws an {@link IllegalArgumentException} if a mix-in of a mapper binds such a type. */
  static void reject(MixInResolver mixIns) {
    Stream.of(OF_JAVA, TREES).flatMap(List::stream).forEach(type -> reject(type, mixIns));
  }

  private static void reject(Class<?> type, MixInResolver mixIns) {
    Class<?> mixIn = mixIns.findMixInClassFor(type);
    if (mixIn != null && mixIn.isAnnotationPresent(SchemaBound.class)) {
      throw new IllegalArgumentException(
          "expected a type that Jackson asks for annotations but found"
              + " @SchemaBound mixed into " + type.getName() + " by " + mixIn.getName()
              + ": its values would not be checked; bind a type that holds them");
    }
  }
}
