package dev.masu.schema.internal.reference;

import com.google.re2j.Pattern;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A format as its RFC has it: networknt's own lets other texts pass, or refuses some that are right.
 *
 * @param name what {@code format} calls it
 * @param check tells which texts are of it
 */
record StrictFormat(String name, Predicate<String> check) implements Format {
  /** RFC 3339, appendix A: no unit between two others is left out. */
  private static final Pattern DURATION = Pattern.compile(
      "P(\\d+W|(\\d+Y(\\d+M(\\d+D)?)?|\\d+M(\\d+D)?|\\d+D)?(T(\\d+H(\\d+M(\\d+S)?)?|\\d+M(\\d+S)?|\\d+S))?)");

  /** Replaces those formats that are there. */
  static void replaceIn(Map<String, Format> formats) {
    replace(formats, "duration", text -> DURATION.matches(text) && !text.equals("P"));
    replace(formats, "email", Mailbox::isAscii);
    replace(formats, "hostname", HostName::isAscii);
    replace(formats, "idn-email", Mailbox::isInternational);
    replace(formats, "idn-hostname", HostName::isInternational);
    narrow(formats, "uri-template", text -> text.indexOf(' ') < 0 && text.indexOf('\\') < 0);
    for (String name : List.of("iri", "iri-reference", "uri", "uri-reference")) {
      formats.computeIfPresent(
          name, (same, format) -> new StrictFormat(name, new Authority(format)));
    }
  }

  private static void replace(Map<String, Format> formats, String name, Predicate<String> check) {
    formats.computeIfPresent(name, (same, format) -> new StrictFormat(name, check));
  }

  private static void narrow(Map<String, Format> formats, String name, Predicate<String> further) {
    formats.computeIfPresent(
        name,
        (same, format) ->
            new StrictFormat(name, text -> further.test(text) && format.matches(null, text)));
  }

  @Override
  public String getName() {
    return name;
  }

  @Override
  public boolean matches(ExecutionContext context, String value) {
    return check.test(value);
  }
}
