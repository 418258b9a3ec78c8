package dev.masu.benchmarks;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One call of a benchmark, prepared as JMH does it.
 *
 * @param type the class of benchmarks
 * @param method the name of the benchmark's method
 * @param field the name of the field to be set before, empty if there is none
 * @param value the name of the constant that it is set to
 */
record OneCall(Class<?> type, String method, String field, String value) {
  /** Stands for the results of a benchmark that hands them to JMH itself. */
  static final Object HANDED_TO_JMH = "handed to JMH";

  /** Calls of all benchmarks that JMH knows of, with each value of their parameters. */
  static Stream<OneCall> all() {
    return BenchmarkList.defaultList()
        .getAll(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of())
        .stream()
        .sorted()
        .flatMap(OneCall::of);
  }

  private static Stream<OneCall> of(BenchmarkListEntry benchmark) {
    Class<?> type = type(benchmark.getUserClassQName());
    String method = benchmark.getUsername().substring(type.getName().length() + 1);
    if (!benchmark.getParams().hasValue()) {
      return Stream.of(new OneCall(type, method, "", ""));
    }
    Map<String, String[]> parameters = benchmark.getParams().get();
    if (parameters.size() > 1) {
      throw new IllegalStateException("expected one parameter, found " + parameters.keySet());
    }
    return parameters.entrySet().stream()
        .flatMap(parameter -> Arrays.stream(parameter.getValue())
            .map(value -> new OneCall(type, method, parameter.getKey(), value)));
  }

  private static Class<?> type(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("JMH's list is of another build", e);
    }
  }

  /** The class and the method. */
  String name() {
    return type.getSimpleName() + "." + method;
  }

  @Override
  public String toString() {
    return name() + (value.isEmpty() ? "" : "(" + value + ")");
  }

  /** Prepares a benchmark, calls it and gives its result. */
  Object result() throws ReflectiveOperationException {
    Object benchmark = type.getConstructor().newInstance();
    if (!field.isEmpty()) {
      Field parameter = type.getField(field);
      parameter.set(benchmark, constant(parameter.getType()));
    }
    for (Method setup : type.getMethods()) {
      if (setup.isAnnotationPresent(Setup.class)) {
        setup.invoke(benchmark);
      }
    }
    for (Method called : type.getMethods()) {
      if (called.getName().equals(method)) {
        return called.getReturnType() == void.class
            ? handed(called, benchmark)
            : called.invoke(benchmark);
      }
    }
    throw new NoSuchMethodException(toString());
  }

  private Object constant(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.toString().equals(value))
        .findFirst()
        .orElseThrow();
  }

  private static Object handed(Method benchmark, Object instance)
      throws ReflectiveOperationException {
    benchmark.invoke(
        instance,
        new Blackhole("Today's password is swordfish. I understand"
            + " instantiating Blackholes directly is dangerous."));
    return HANDED_TO_JMH;
  }
}
