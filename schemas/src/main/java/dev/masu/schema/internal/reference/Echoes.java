package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import dev.masu.schema.internal.report.Told;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Leaves out errors that only say again what others say. */
final class Echoes {
  private static final Set<String> ADDITIONAL = Set.of("additionalItems", "additionalProperties");
  private static final Set<String> UNEVALUATED =
      Set.of("unevaluatedItems", "unevaluatedProperties");

  private Echoes() {}

  /**
   * The errors without repetitions, without those about parts that are unevaluated where a schema within
   * refuses them as additional ones, and without a notation's refusal of a text that the schema's own keywords
   * refuse already: the schema decides first.
   */
  static List<Error> removed(List<Error> errors) {
    List<Error> once = withoutUnevaluated(withoutRepetitions(errors));
    if (once.stream().noneMatch(Echoes::isOfNotation)) {
      return once;
    }
    Set<ErrorPlace> refusedBySchema = once.stream()
        .filter(error -> !isOfNotation(error))
        .map(ErrorPlace::ofValue)
        .collect(Collectors.toSet());
    return once.stream()
        .filter(
            error -> !isOfNotation(error) || !refusedBySchema.contains(ErrorPlace.ofValue(error)))
        .toList();
  }

  private static List<Error> withoutRepetitions(List<Error> errors) {
    Map<ErrorPlace, List<Error>> known = new HashMap<>();
    List<Error> once = new ArrayList<>();
    for (Error error : errors) {
      List<Error> alike =
          known.computeIfAbsent(ErrorPlace.ofKeyword(error), place -> new ArrayList<>(1));
      if (alike.stream().noneMatch(other -> tellTheSame(other, error))) {
        alike.add(error);
        once.add(error);
      }
    }
    return once;
  }

  /**
   * Whether two errors, or details of theirs, tell the same: the ways to them differ where a schema is referred to
   * more than once.
   */
  private static boolean tellTheSame(@Nullable Object one, @Nullable Object other) {
    if (one instanceof Error a && other instanceof Error b) {
      return a.getSchemaLocation().equals(b.getSchemaLocation())
          && a.getInstanceLocation().equals(b.getInstanceLocation())
          && Arrays.equals(a.getArguments(), b.getArguments())
          && tellTheSame(details(a), details(b));
    }
    if (one instanceof Map<?, ?> a && other instanceof Map<?, ?> b) {
      return a.keySet().equals(b.keySet())
          && a.keySet().stream().allMatch(key -> tellTheSame(a.get(key), b.get(key)));
    }
    if (one instanceof List<?> a && other instanceof List<?> b) {
      return a.size() == b.size()
          && IntStream.range(0, a.size()).allMatch(i -> tellTheSame(a.get(i), b.get(i)));
    }
    if (one instanceof Told<?> a && other instanceof Told<?> b) {
      return a.more() == b.more() && tellTheSame(a.first(), b.first());
    }
    return Objects.equals(one, other);
  }

  private static Map<String, Object> details(Error error) {
    return Objects.requireNonNullElse(error.getDetails(), Map.of());
  }

  private static List<Error> withoutUnevaluated(List<Error> errors) {
    Set<ErrorPlace> additional = errors.stream()
        .filter(error -> ADDITIONAL.contains(error.getKeyword()))
        .map(ErrorPlace::ofPart)
        .collect(Collectors.toSet());
    return additional.isEmpty()
        ? errors
        : errors.stream()
            .filter(error -> !UNEVALUATED.contains(error.getKeyword())
                || !additional.contains(ErrorPlace.ofPart(error)))
            .toList();
  }

  private static boolean isOfNotation(Error error) {
    return ErrorWords.notation(error).isPresent();
  }
}
