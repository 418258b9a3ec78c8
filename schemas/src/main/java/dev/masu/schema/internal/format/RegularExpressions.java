package dev.masu.schema.internal.format;

import dev.masu.schema.internal.pattern.Regex;
import java.util.regex.PatternSyntaxException;

/** The format {@code regex}: those of ECMA-262, unless they are too large to be used. */
final class RegularExpressions {
  private RegularExpressions() {}

  static boolean isValid(String text) {
    try {
      Regex.parse(text);
      return true;
    } catch (PatternSyntaxException | StackOverflowError e) {
      // The parser bounds its depth, but the caller may have left little of the thread's stack.
      return false;
    }
  }
}
