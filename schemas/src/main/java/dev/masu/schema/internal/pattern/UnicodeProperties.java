package dev.masu.schema.internal.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.Character.UnicodeScript;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The properties that {@code \p{…}} may name (ECMA-262, section 22.2.1), as far as this version of Java knows them.
 */
final class UnicodeProperties {
  /**
   * The short names of the general categories, in the order of their numbers in {@link Character}, which skips 17.
   */
  private static final List<String> CATEGORIES = List.of("""
      Cn Lu Ll Lt Lm Lo Mn Me Mc Nd Nl No Zs Zl Zp Cc Cf Co Co Cs Pd Ps Pe Pc Po Sm Sc Sk So Pi Pf""".split(" ", -1));

  /** The short names of general categories, of groups of them, and of emoji properties, by their other names. */
  private static final Properties SHORT_NAMES = load("short-names.properties");

  /** Java allows this letter, which is pattern syntax, in identifiers. */
  private static final int VERTICAL_TILDE = 0x2E2F;

  /** The code points of the emoji properties, which Java has known only since 21, as hexadecimal ranges. */
  private static final Properties EMOJI = load("emoji.properties");

  /** Code points by property, as testing all of them is slow. */
  private static final Map<String, CodePoints> CACHED = new ConcurrentHashMap<>();

  private UnicodeProperties() {}

  private static Properties load(String resource) {
    Properties properties = new Properties();
    try (InputStream in = UnicodeProperties.class.getResourceAsStream(resource)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties;
  }

  /** The code points of a property, such as {@code Lu} or {@code Script=Greek}, if Java knows them. */
  static Optional<CodePoints> of(String property) {
    return Optional.ofNullable(CACHED.computeIfAbsent(property, UnicodeProperties::find));
  }

  private static @Nullable CodePoints find(String property) {
    String emoji = EMOJI.getProperty(SHORT_NAMES.getProperty(property, property));
    return emoji == null
        ? predicate(property).map(CodePoints::where).orElse(null)
        : CodePoints.ofRanges(emoji);
  }

  private static Optional<IntPredicate> predicate(String property) {
    int equals = property.indexOf('=');
    String value = property.substring(equals + 1);
    return switch (equals < 0 ? "" : property.substring(0, equals)) {
      case "" -> category(value).or(() -> Optional.ofNullable(binary(value)));
      case "General_Category", "gc" -> category(value);
      case "Script", "sc" -> script(value);
      default -> Optional.empty();
    };
  }

  private static Optional<IntPredicate> category(String name) {
    String shortName = SHORT_NAMES.getProperty(name, name);
    int types = 0;
    for (int type = 0; type < CATEGORIES.size(); type++) {
      String category = CATEGORIES.get(type);
      boolean isCased = shortName.equals("LC") && List.of("Lu", "Ll", "Lt").contains(category);
      boolean isInGroup = category.equals(shortName) || category.substring(0, 1).equals(shortName);
      types |= isInGroup || isCased ? 1 << type : 0;
    }
    int mask = types;
    return mask == 0
        ? Optional.empty()
        : Optional.of(c -> ((mask >> Character.getType(c)) & 1) != 0);
  }

  /** Finds a script by its name as Unicode spells it; Java ignores case. */
  private static Optional<IntPredicate> script(String name) {
    if (!name.matches("(?!Signwriting$)[A-Z][a-z]+(_[A-Z][a-z]*)*|SignWriting")) {
      return Optional.empty();
    }
    try {
      UnicodeScript script = UnicodeScript.forName(name);
      return Optional.of(c -> UnicodeScript.of(c) == script);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static @Nullable IntPredicate binary(String name) {
    return switch (name) {
      case "Any" -> c -> true;
      case "ASCII" -> c -> c < 128;
      case "ASCII_Hex_Digit", "AHex" -> c -> c < 128 && Character.digit(c, 16) >= 0;
      case "Alphabetic", "Alpha" -> Character::isAlphabetic;
      case "Assigned" -> Character::isDefined;
      case "Bidi_Mirrored", "Bidi_M" -> Character::isMirrored;
      case "Hex_Digit", "Hex" ->
        c -> (c < 128 || (c >= 0xFF00 && c <= 0xFFEF)) && Character.digit(c, 16) >= 0;
      case "ID_Continue", "IDC" -> UnicodeProperties::isIdContinue;
      case "ID_Start", "IDS" -> UnicodeProperties::isIdStart;
      case "Ideographic", "Ideo" -> Character::isIdeographic;
      case "Join_Control", "Join_C" -> c -> c == 0x200C || c == 0x200D;
      case "Lowercase", "Lower" -> Character::isLowerCase;
      case "Noncharacter_Code_Point", "NChar" ->
        c -> (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
      case "Pattern_White_Space", "Pat_WS" ->
        c -> c <= 0x85 ? isWhiteSpace(c) : c == 0x200E || c == 0x200F || c == 0x2028 || c == 0x2029;
      case "Regional_Indicator", "RI" -> c -> c >= 0x1F1E6 && c <= 0x1F1FF;
      case "Uppercase", "Upper" -> Character::isUpperCase;
      case "White_Space", "space" -> UnicodeProperties::isWhiteSpace;
      default -> null;
    };
  }

  static boolean isIdStart(int c) {
    return Character.isUnicodeIdentifierStart(c) && c != VERTICAL_TILDE;
  }

  /** Java also allows ignorable characters in identifiers. */
  static boolean isIdContinue(int c) {
    return Character.isUnicodeIdentifierPart(c)
        && !Character.isIdentifierIgnorable(c)
        && c != VERTICAL_TILDE;
  }

  private static boolean isWhiteSpace(int c) {
    return Character.isSpaceChar(c) || (c >= '\t' && c <= '\r') || c == 0x85;
  }
}
