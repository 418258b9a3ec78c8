package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import dev.masu.schema.internal.pattern.Regex;
import java.util.regex.PatternSyntaxException;

/**
 * The format {@code regex}: networknt's own asks Java what a regular expression is. One that is too large
 * to be used is none.
 */
final class RegexFormat implements Format {
  @Override
  public String getName() {
    return "regex";
  }

  @Override
  public boolean matches(ExecutionContext context, String value) {
    try {
      Regex.parse(value);
      return true;
    } catch (PatternSyntaxException e) {
      return false;
    }
  }
}
