package dev.masu.schema.internal.reference;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.networknt.schema.format.Format;
import com.networknt.schema.format.IPv6Format;
import java.util.function.Predicate;

/**
 * The authorities of URIs, {@code [ userinfo "@" ] host [ ":" port ]} (RFC 3986, section 3.2), checked
 * before the URIs themselves: networknt's own formats take some that are none, and refuse addresses of
 * future versions of IP.
 *
 * @param format checks the URIs
 */
record Authority(Format format) implements Predicate<String> {
  private static final Pattern START = Pattern.compile("(?:[^:/?#]*:)?//([^/?#]*)");

  private static final Pattern NAMED = Pattern.compile("(?:[^@]*@)?[^@:]*(?::[0-9]*)?");

  private static final Pattern NUMBERED =
      Pattern.compile("((?:[^@\\[]*@)?\\[)([^\\]]*)(\\](?::[0-9]*)?)");

  private static final Pattern FUTURE =
      Pattern.compile("[vV][0-9A-Fa-f]+\\.[-0-9A-Za-z._~!$&'()*+,;=:]+");

  private static final IPv6Format IPV6 = new IPv6Format();

  /** An address that the format knows. */
  private static final String KNOWN = "::1";

  @Override
  public boolean test(String text) {
    Matcher start = START.matcher(text);
    if (!start.lookingAt()) {
      return format.matches(null, text);
    }
    Matcher numbered = NUMBERED.matcher(start.group(1));
    if (!numbered.matches()) {
      return NAMED.matches(start.group(1)) && format.matches(null, text);
    }
    String known = text.substring(0, start.start(1))
        + numbered.group(1)
        + KNOWN
        + numbered.group(3)
        + text.substring(start.end(1));
    return isAddress(numbered.group(2)) && format.matches(null, known);
  }

  private static boolean isAddress(String text) {
    return FUTURE.matches(text) || IPV6.matches(null, text);
  }
}
