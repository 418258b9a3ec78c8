package dev.masu.schema.internal.pattern;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The different sets of characters in a pattern, each with a number. */
final class CharacterSets {
  private final Map<CodePoints, Integer> numbers = new HashMap<>();
  private final List<CodePoints> sets = new ArrayList<>();

  int number(CodePoints set) {
    Integer number = numbers.putIfAbsent(set, sets.size());
    if (number != null) {
      return number;
    }
    sets.add(set);
    return sets.size() - 1;
  }

  CodePoints[] toArray() {
    return sets.toArray(new CodePoints[0]);
  }
}
