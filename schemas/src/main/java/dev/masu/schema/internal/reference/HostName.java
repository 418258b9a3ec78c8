package dev.masu.schema.internal.reference;

import com.networknt.schema.format.IdnHostnameFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Names of hosts: labels with dots between them. Of the letters a to z case does not count. */
final class HostName {
  private static final int MAX_NAME = 253;
  private static final int MAX_LABEL = 63;
  private static final String PUNYCODE = "xn--";

  private static final Grammar LABEL = Grammar.compile("[0-9A-Za-z](?:[-0-9A-Za-z]*[0-9A-Za-z])?");

  /** What ends a label: the dots of other scripts mean the first one (RFC 3490, section 3.1). */
  private static final String DOT = "[.\u3002\uff0e\uff61]";

  private static final IdnHostnameFormat INTERNATIONAL = new IdnHostnameFormat();

  private HostName() {}

  /** Whether a text is a name in ASCII (RFC 1123, section 2.1; RFC 5890, section 2.3). */
  static boolean isAscii(String text) {
    return text.length() <= MAX_NAME
        && Arrays.stream(text.split("\\.", -1)).allMatch(HostName::isLabel);
  }

  private static boolean isLabel(String label) {
    return label.length() <= MAX_LABEL
        && LABEL.matches(label)
        && (!label.startsWith("--", 2) || isEncoded(label.toLowerCase(Locale.ROOT)));
  }

  /** Two hyphens at that place are kept for labels in Punycode. */
  private static boolean isEncoded(String label) {
    if (!label.startsWith(PUNYCODE)) {
      return false;
    }
    Optional<String> decoded = Punycode.decoded(label.substring(PUNYCODE.length()));
    return decoded.isPresent() && INTERNATIONAL.matches(null, decoded.get());
  }

  /** Whether a text is a name of which each label is in ASCII or in Unicode (RFC 5890, section 2.3). */
  static boolean isInternational(String text) {
    if (text.length() > MAX_NAME) {
      return false;
    }
    List<String> labels = List.of(text.split(DOT, -1));
    return !labels.contains("")
        && INTERNATIONAL.matches(
            null, labels.stream().map(HostName::folded).collect(Collectors.joining(".")));
  }

  /** A label in Unicode has no capitals (RFC 5892, section 2), one in ASCII may have some. */
  private static String folded(String label) {
    return LABEL.matches(label) ? label.toLowerCase(Locale.ROOT) : label;
  }
}
