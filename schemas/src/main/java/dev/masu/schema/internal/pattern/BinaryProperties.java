package dev.masu.schema.internal.pattern;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/** The properties that a character has or has not, by their long and short names. */
final class BinaryProperties {
  /** Java takes this letter, which is syntax, for a part of identifiers. */
  private static final int VERTICAL_TILDE = 0x2E2F;

  private static final Map<String, IntPredicate> KNOWN = new HashMap<>();

  /** What ECMA-262 has besides, in its table of binary properties. */
  private static final Set<String> UNKNOWN_TO_JAVA = Set.of("""
      Bidi_Control Bidi_C Case_Ignorable CI Cased Changes_When_Casefolded CWCF
      Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF
      Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI
      Deprecated Dep Diacritic Dia Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base
      EBase Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base
      Grapheme_Extend Gr_Ext IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST
      Logical_Order_Exception LOE Math Pattern_Syntax Pat_Syn Quotation_Mark QMark Radical
      Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo
      Variation_Selector VS XID_Continue XIDC XID_Start XIDS""".split("\\s+"));

  static {
    put("Any", "Any", c -> true);
    put("ASCII", "ASCII", c -> c < 128);
    put("ASCII_Hex_Digit", "AHex", c -> c < 128 && isHexDigit(c));
    put("Alphabetic", "Alpha", Character::isAlphabetic);
    put("Assigned", "Assigned", Character::isDefined);
    put("Bidi_Mirrored", "Bidi_M", Character::isMirrored);
    put("Hex_Digit", "Hex", c -> (c < 128 || isFullWidth(c)) && isHexDigit(c));
    put("ID_Continue", "IDC", BinaryProperties::continuesIdentifier);
    put("ID_Start", "IDS", BinaryProperties::startsIdentifier);
    put("Ideographic", "Ideo", Character::isIdeographic);
    put("Join_Control", "Join_C", c -> c == 0x200C || c == 0x200D);
    put("Lowercase", "Lower", Character::isLowerCase);
    put("Noncharacter_Code_Point", "NChar", BinaryProperties::isNoCharacter);
    put("Pattern_White_Space", "Pat_WS", BinaryProperties::isSpaceInPatterns);
    put("Regional_Indicator", "RI", c -> c >= 0x1F1E6 && c <= 0x1F1FF);
    put("Uppercase", "Upper", Character::isUpperCase);
    put("White_Space", "space", BinaryProperties::isSpace);
  }

  private BinaryProperties() {}

  private static void put(String name, String shortName, IntPredicate property) {
    KNOWN.put(name, property);
    KNOWN.put(shortName, property);
  }

  static Optional<IntPredicate> of(String name) {
    return Optional.ofNullable(KNOWN.get(name));
  }

  static boolean isUnknownToJava(String name) {
    return UNKNOWN_TO_JAVA.contains(name);
  }

  private static boolean isHexDigit(int c) {
    return Character.digit(c, 16) >= 0;
  }

  private static boolean isFullWidth(int c) {
    return c >= 0xFF00 && c <= 0xFFEF;
  }

  private static boolean startsIdentifier(int c) {
    return Character.isUnicodeIdentifierStart(c) && c != VERTICAL_TILDE;
  }

  /** Java lets identifiers go on with what is to be ignored in them, too. */
  private static boolean continuesIdentifier(int c) {
    return Character.isUnicodeIdentifierPart(c)
        && !Character.isIdentifierIgnorable(c)
        && c != VERTICAL_TILDE;
  }

  private static boolean isNoCharacter(int c) {
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
  }

  private static boolean isSpace(int c) {
    return Character.isSpaceChar(c) || (c >= '\t' && c <= '\r') || c == 0x85;
  }

  private static boolean isSpaceInPatterns(int c) {
    boolean isMark = c == 0x200E || c == 0x200F;
    return isMark || c == 0x2028 || c == 0x2029 || (isSpace(c) && c <= 0x85);
  }
}
