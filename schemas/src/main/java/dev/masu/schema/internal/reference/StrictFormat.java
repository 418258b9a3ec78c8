package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
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
  private static final Grammar DURATION = Grammar.compile(
      "P(\\d+W|(\\d+Y(\\d+M(\\d+D)?)?|\\d+M(\\d+D)?|\\d+D)?(T(\\d+H(\\d+M(\\d+S)?)?|\\d+M(\\d+S)?|\\d+S))?)");

  /** RFC 6901, section 3: any character but {@code /} and {@code ~} stands for itself. */
  private static final String JSON_POINTER = "(?:/(?:[^/~]|~[01])*)*";

  /**
   * Draft-bhutton-relative-json-pointer-00, section 3. Its grammar leaves {@code 0-1#} out, its examples
   * do not.
   */
  private static final Grammar RELATIVE_JSON_POINTER =
      Grammar.compile("(?:0|[1-9][0-9]*)(?:[-+](?:0|[1-9][0-9]*))?(?:#|" + JSON_POINTER + ")");

  /** RFC 6570, section 2, with {@code '} in literals as its erratum 6937 has it. */
  private static final Grammar URI_TEMPLATE = uriTemplate();

  private static Grammar uriTemplate() {
    String encoded = UriSyntax.PERCENT_ENCODED;
    String literal = "[!#-$&-;=?-\\[\\]_a-z~" + UriSyntax.BEYOND_ASCII + UriSyntax.PRIVATE + "]";
    String sign = "(?:[0-9A-Za-z_]|" + encoded + ")";
    String variable = sign + "(?:\\.?" + sign + ")*(?::[1-9][0-9]{0,3}|\\*)?";
    String expression = "\\{[+#./;?&=,!@|]?" + variable + "(?:," + variable + ")*\\}";
    return Grammar.compile("(?:" + literal + "|" + encoded + "|" + expression + ")*");
  }

  /** Replaces those formats that are there. */
  static void replaceIn(Map<String, Format> formats) {
    replace(formats, "duration", text -> DURATION.matches(text) && !text.equals("P"));
    replace(formats, "email", Mailbox::isAscii);
    replace(formats, "hostname", HostName::isAscii);
    replace(formats, "idn-email", Mailbox::isInternational);
    replace(formats, "idn-hostname", HostName::isInternational);
    replace(formats, "iri", UriSyntax.iri());
    replace(formats, "iri-reference", UriSyntax.iriReference());
    replace(formats, "json-pointer", Grammar.compile(JSON_POINTER)::matches);
    replace(formats, "relative-json-pointer", RELATIVE_JSON_POINTER::matches);
    replace(formats, "uri", UriSyntax.uri());
    replace(formats, "uri-reference", UriSyntax.uriReference());
    replace(formats, "uri-template", URI_TEMPLATE::matches);
    formats.computeIfPresent(
        "date-time", (name, format) -> new StrictFormat(name, new LeapSeconds(format)));
  }

  private static void replace(Map<String, Format> formats, String name, Predicate<String> check) {
    formats.computeIfPresent(name, (same, format) -> new StrictFormat(name, check));
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
