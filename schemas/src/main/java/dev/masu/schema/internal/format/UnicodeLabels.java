package dev.masu.schema.internal.format;

import com.networknt.schema.format.IdnHostnameFormat;

/** Labels of host names in Unicode: {@code U-label} (RFC 5890, section 2.3.2.1; RFC 5892). */
final class UnicodeLabels {
  private static final IdnHostnameFormat NETWORKNT = loaded();

  private UnicodeLabels() {}

  /** Makes networknt load its tables: a thread that reads them meanwhile would see a part of them. */
  private static IdnHostnameFormat loaded() {
    IdnHostnameFormat format = new IdnHostnameFormat();
    format.matches(null, "\u00fc");
    // The table of joining types is loaded for a zero width non-joiner only.
    format.matches(null, "\u0628\u200c\u0628");
    return format;
  }

  /** Whether a label without dots is valid if it stands alone. */
  static boolean isValid(String label) {
    return !label.isEmpty() && NETWORKNT.matches(null, label);
  }
}
