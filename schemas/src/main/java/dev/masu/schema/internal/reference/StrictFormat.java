package dev.masu.schema.internal.reference;

import com.google.re2j.Pattern;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.format.Format;
import com.networknt.schema.format.IdnHostnameFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A format of networknt's that lets too much pass, with what it leaves out.
 *
 * @param lenient networknt's own
 * @param further what a text must fulfil as well
 */
record StrictFormat(Format lenient, Predicate<String> further) implements Format {
  private static final int MAX_NAME = 253;
  private static final int MAX_LABEL = 63;
  private static final String PUNYCODE = "xn--";

  /** The signs that end a label: those of other scripts mean the first one. */
  private static final String DOTS = ".\u3002\uff0e\uff61";

  /** RFC 3339, appendix A: no unit between two others is left out. */
  private static final Pattern DURATION = Pattern.compile(
      "P(\\d+W|(\\d+Y(\\d+M(\\d+D)?)?|\\d+M(\\d+D)?|\\d+D)?(T(\\d+H(\\d+M(\\d+S)?)?|\\d+M(\\d+S)?|\\d+S))?)");

  private static final IdnHostnameFormat IDN_HOSTNAME = new IdnHostnameFormat();

  /** Replaces those formats that are there. */
  static void replaceIn(Map<String, Format> formats) {
    replace(formats, "duration", DURATION::matches);
    replace(formats, "hostname", StrictFormat::isHostname);
    replace(formats, "idn-hostname", StrictFormat::isIdnHostname);
  }

  private static void replace(Map<String, Format> formats, String name, Predicate<String> further) {
    formats.computeIfPresent(name, (same, format) -> new StrictFormat(format, further));
  }

  @Override
  public String getName() {
    return lenient.getName();
  }

  @Override
  public String getMessageKey() {
    return lenient.getMessageKey();
  }

  @Override
  public boolean matches(ExecutionContext context, SchemaContext schema, String value) {
    return further.test(value) && lenient.matches(context, schema, value);
  }

  private static boolean isHostname(String text) {
    if (text.length() > MAX_NAME) {
      return false;
    }
    for (String label : text.split("\\.", -1)) {
      if (label.startsWith("--", 2) && !isEncoded(label)) {
        return false;
      }
    }
    return true;
  }

  /** Two hyphens at that place are kept for labels in Punycode. */
  private static boolean isEncoded(String label) {
    if (label.length() > MAX_LABEL || !label.toLowerCase(Locale.ROOT).startsWith(PUNYCODE)) {
      return false;
    }
    Optional<String> decoded = Punycode.decoded(label.substring(PUNYCODE.length()));
    return decoded.isPresent() && IDN_HOSTNAME.matches(null, decoded.get());
  }

  private static boolean isIdnHostname(String text) {
    return !text.isEmpty()
        && text.length() <= MAX_NAME
        && DOTS.indexOf(text.charAt(text.length() - 1)) < 0;
  }
}
