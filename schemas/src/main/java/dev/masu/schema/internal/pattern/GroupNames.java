package dev.masu.schema.internal.pattern;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.PatternSyntaxException;

/**
 * The capturing groups of a pattern, which may be referred to before they stand there.
 *
 * @param count how many there are
 * @param numbers the numbers of those that have a name
 */
record GroupNames(int count, Map<String, Integer> numbers) {

  /**
   * Looks through a pattern.
   *
   * @throws PatternSyntaxException if a name is ill-formed or a duplicate
   */
  static GroupNames in(String pattern) {
    PatternReader in = new PatternReader(pattern);
    Map<String, Integer> numbers = new HashMap<>();
    int count = 0;
    boolean inClass = false;
    while (!in.atEnd()) {
      int start = in.index();
      switch (in.next()) {
        case '\\' -> in.skip();
        case '[' -> inClass = true;
        case ']' -> inClass = false;
        case '(' -> {
          boolean isNamed = !inClass && in.startsNamedGroup();
          if (!inClass && (isNamed || in.peek() != '?')) {
            count++;
          }
          if (isNamed && numbers.put(in.groupName(start), count) != null) {
            throw in.problem("two groups of one name", start);
          }
        }
        default -> {
          // Neither group nor class.
        }
      }
    }
    return new GroupNames(count, numbers);
  }

  int number(String name, PatternReader in, int start) {
    Integer number = numbers.get(name);
    if (number == null) {
      throw in.problem("there is no group named " + name, start);
    }
    return number;
  }
}
