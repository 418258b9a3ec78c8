package dev.masu.schema.internal.format;

import java.util.List;
import java.util.regex.Pattern;

/** The Bidi rule for host names with labels that are written from right to left (RFC 5893, section 2). */
final class BidiRule {
  /** A valid label, with each character replaced by the letter of its {@link #kind}. */
  private static final Pattern LABEL =
      Pattern.compile("L([LENM]*[LE])?M*|R([RENM]*[RE])?M*|R([RANM]*[RA])?M*");

  private static final Pattern RIGHT_TO_LEFT = Pattern.compile("[RA]");

  private BidiRule() {}

  /** Whether the labels of a name satisfy the rule. They do if none has right-to-left characters. */
  static boolean isValid(List<String> labels) {
    List<String> kinds = labels.stream().map(BidiRule::kinds).toList();
    return kinds.stream().noneMatch(label -> RIGHT_TO_LEFT.matcher(label).find())
        || kinds.stream().allMatch(label -> LABEL.matcher(label).matches());
  }

  private static String kinds(String label) {
    StringBuilder kinds = new StringBuilder();
    label.codePoints().forEach(c -> kinds.append(kind(c)));
    return kinds.toString();
  }

  private static char kind(int codePoint) {
    return switch (Character.getDirectionality(codePoint)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> 'L';
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
        'R';
      case Character.DIRECTIONALITY_ARABIC_NUMBER -> 'A';
      case Character.DIRECTIONALITY_EUROPEAN_NUMBER -> 'E';
      case Character.DIRECTIONALITY_NONSPACING_MARK -> 'M';
      case Character.DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR,
          Character.DIRECTIONALITY_COMMON_NUMBER_SEPARATOR,
          Character.DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR,
          Character.DIRECTIONALITY_OTHER_NEUTRALS,
          Character.DIRECTIONALITY_BOUNDARY_NEUTRAL -> 'N';
      default -> '?';
    };
  }
}
