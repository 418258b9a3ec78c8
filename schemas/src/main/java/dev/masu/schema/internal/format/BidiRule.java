package dev.masu.schema.internal.format;

/** The rule for labels in names that are partly written from right to left (RFC 5893, section 2). */
final class BidiRule {
  private static final long LEFT = set(Character.DIRECTIONALITY_LEFT_TO_RIGHT);
  private static final long RIGHT =
      set(Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC);
  private static final long ARABIC_NUMBER = set(Character.DIRECTIONALITY_ARABIC_NUMBER);
  private static final long EUROPEAN_NUMBER = set(Character.DIRECTIONALITY_EUROPEAN_NUMBER);
  private static final long MARK = set(Character.DIRECTIONALITY_NONSPACING_MARK);
  private static final long NEUTRAL = set(
      Character.DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR,
      Character.DIRECTIONALITY_COMMON_NUMBER_SEPARATOR,
      Character.DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR,
      Character.DIRECTIONALITY_OTHER_NEUTRALS,
      Character.DIRECTIONALITY_BOUNDARY_NEUTRAL);

  private BidiRule() {}

  private static long set(byte... directionalities) {
    long set = 0;
    for (byte directionality : directionalities) {
      set |= 1L << directionality;
    }
    return set;
  }

  /** Whether a label makes the name around it a bidirectional one (section 1.4). */
  static boolean isRightToLeft(String label) {
    return contains(RIGHT | ARABIC_NUMBER, label);
  }

  /** Whether a label conforms to the rule, in a bidirectional name. */
  static boolean isValid(String label) {
    if (is(LEFT, label.codePointAt(0))) {
      return consistsOf(LEFT | EUROPEAN_NUMBER | NEUTRAL | MARK, label)
          && endsWith(LEFT | EUROPEAN_NUMBER, label);
    }
    return is(RIGHT, label.codePointAt(0))
        && consistsOf(RIGHT | ARABIC_NUMBER | EUROPEAN_NUMBER | NEUTRAL | MARK, label)
        && endsWith(RIGHT | ARABIC_NUMBER | EUROPEAN_NUMBER, label)
        && !(contains(ARABIC_NUMBER, label) && contains(EUROPEAN_NUMBER, label));
  }

  private static boolean is(long set, int codePoint) {
    byte directionality = Character.getDirectionality(codePoint);
    return directionality >= 0 && (set & (1L << directionality)) != 0;
  }

  private static boolean contains(long set, String label) {
    return label.codePoints().anyMatch(c -> is(set, c));
  }

  private static boolean consistsOf(long set, String label) {
    return label.codePoints().allMatch(c -> is(set, c));
  }

  /** Whether the last character that is not a nonspacing mark is of a set. */
  private static boolean endsWith(long set, String label) {
    int end = label.length();
    while (end > 0 && is(MARK, label.codePointBefore(end))) {
      end -= Character.charCount(label.codePointBefore(end));
    }
    return end > 0 && is(set, label.codePointBefore(end));
  }
}
