package dev.masu.schema.internal.format;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Checks the labels of internationalized host names by IDNA 2008 (RFC 5891, section 4.2, and RFC 5892), with the
 * Unicode data of this version of Java.
 */
final class IdnaLabels {
  /** Hyphens not at the ends or in third and fourth place, no mark first, Arabic digits of one kind. */
  private static final Pattern SHAPE = Pattern.compile("(?!-|\\p{M}|..--)"
      + "(?!.*[\u0660-\u0669].*[\u06F0-\u06F9]|.*[\u06F0-\u06F9].*[\u0660-\u0669]).+(?<!-)");

  /** Exceptions (RFC 5892, section 2.6), and the letter U+0131, which Java folds, but Unicode does not. */
  private static final String ALLOWED = "-\u00DF\u0131\u03C2\u06FD\u06FE\u0F0B\u3007";

  /** Exceptions, ignorable properties and blocks, and old Hangul (RFC 5892, sections 2.3, 2.4, 2.6 and 2.9). */
  private static final String DISALLOWED = """
      640 7FA 302E 302F 3031-3035 303B 34F 17B4 17B5 180B-180F FE00-FE0F E0100-E01EF 20D0-20FF
      1D100-1D24F 1100-11FF A960-A97F D7B0-D7FF""";

  private static final Pattern LETTERS_AND_DIGITS = Pattern.compile("[" + ALLOWED
      + "[\\p{Lu}\\p{Ll}\\p{Lo}\\p{Lm}\\p{Mn}\\p{Mc}\\p{Nd}&&[^" + ranges(DISALLOWED) + "]]]*");

  /** Marks with Canonical_Combining_Class Virama. */
  private static final String VIRAMAS = """
      94D 9CD A4D ACD B4D BCD C4D CCD D3B D3C D4D DCA E3A EBA F84 1039 103A 1714 1715 1734 17D2
      1A60 1B44 1BAA 1BAB 1BF2 1BF3 2D7F A806 A82C A8C4 A953 A9C0 AAF6 ABED 10A3F 11046 11070
      1107F 110B9 11133 11134 111C0 11235 112EA 1134D 113CE-113D0 11442 114C2 115BF 1163F 116B6
      1172B 11839 1193D 1193E 119E0 11A34 11A47 11A99 11C3F 11D44 11D45 11D97 11F41 11F42 1612F""";

  /** Letters of the scripts that join them. */
  private static final String JOINING = "[\\p{L}&&[\\p{IsArabic}\\p{IsSyriac}\\p{IsNko}"
      + "\\p{IsMandaic}\\p{IsMongolian}\\p{IsPhags_Pa}\\p{IsManichaean}\\p{IsPsalter_Pahlavi}"
      + "\\p{IsHanifi_Rohingya}\\p{IsSogdian}\\p{IsChorasmian}\\p{IsAdlam}]]";

  private static final String JAPANESE = "[\\p{IsHiragana}\\p{IsKatakana}\\p{IsHan}]";

  /** Characters that are valid next to certain others: RFC 5892, appendix A. */
  private static final Pattern IN_CONTEXT = Pattern.compile("(?<=l)\u00B7(?=l)"
      + "|\u0375(?=\\p{IsGreek})|(?<=\\p{IsHebrew})[\u05F3\u05F4]"
      + "|\u30FB(?=.*J)|(?<=J.{0,63})\u30FB".replace("J", JAPANESE)
      + "|(?<=[" + ranges(VIRAMAS) + "])[\u200C\u200D]"
      + "|(?<=J\\p{M}{0,63})\u200C(?=\\p{M}*J)".replace("J", JOINING));

  private IdnaLabels() {}

  private static String ranges(String hexadecimal) {
    return hexadecimal.replaceAll("\\w+", "\\\\x{$0}").replaceAll("\\s", "");
  }

  static boolean isValid(String label) {
    return SHAPE.matcher(label).matches()
        && Normalizer.isNormalized(label, Normalizer.Form.NFC)
        && isPermitted(IN_CONTEXT.matcher(label).replaceAll(""));
  }

  /** Whether all characters are valid wherever they occur (PVALID): RFC 5892, section 3. */
  private static boolean isPermitted(String characters) {
    return LETTERS_AND_DIGITS.matcher(characters).matches()
        && characters.codePoints().allMatch(c -> ALLOWED.indexOf(c) >= 0 || isStable(c));
  }

  /** Whether normalizing and folding does not change a character: RFC 5892, section 2.2. */
  private static boolean isStable(int codePoint) {
    String character = Character.toString(codePoint);
    String folded = normalized(character).toUpperCase(Locale.ROOT);
    // Unicode folds Cherokee, unlike other scripts, to upper case.
    boolean isCherokee = UnicodeScript.of(codePoint) == UnicodeScript.CHEROKEE;
    return character.equals(normalized(isCherokee ? folded : folded.toLowerCase(Locale.ROOT)));
  }

  private static String normalized(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }
}
