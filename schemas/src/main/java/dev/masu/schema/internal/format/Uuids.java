package dev.masu.schema.internal.format;

/** The format {@code uuid} (RFC 4122, section 3), of any version and variant. */
final class Uuids {
  private static final int LENGTH = "2eb8aa08-aa98-11ea-b4aa-73b441d16380".length();

  private Uuids() {}

  static boolean isUuid(String text) {
    if (text.length() != LENGTH) {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      char c = text.charAt(i);
      boolean isHyphen = i == 8 || i == 13 || i == 18 || i == 23;
      if (isHyphen ? c != '-' : !Ascii.isHexDigit(c)) {
        return false;
      }
    }
    return true;
  }
}
