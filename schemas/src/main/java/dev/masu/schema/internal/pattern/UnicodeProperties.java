package dev.masu.schema.internal.pattern;

import java.lang.Character.UnicodeScript;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** The properties that {@code \p{…}} may name, as this Java knows them: ECMA-262, section 22.2.1. */
final class UnicodeProperties {
  /** Short and long names of the general categories, with the types of Java that they stand for. */
  private static final String[][] CATEGORIES = {
    {"Lu", "Uppercase_Letter", "1"},
    {"Ll", "Lowercase_Letter", "2"},
    {"Lt", "Titlecase_Letter", "3"},
    {"LC", "Cased_Letter", "1 2 3"},
    {"Lm", "Modifier_Letter", "4"},
    {"Lo", "Other_Letter", "5"},
    {"L", "Letter", "1 2 3 4 5"},
    {"Mn", "Nonspacing_Mark", "6"},
    {"Mc", "Spacing_Mark", "8"},
    {"Me", "Enclosing_Mark", "7"},
    {"M", "Mark", "6 7 8"},
    {"M", "Combining_Mark", "6 7 8"},
    {"Nd", "Decimal_Number", "9"},
    {"Nd", "digit", "9"},
    {"Nl", "Letter_Number", "10"},
    {"No", "Other_Number", "11"},
    {"N", "Number", "9 10 11"},
    {"Pc", "Connector_Punctuation", "23"},
    {"Pd", "Dash_Punctuation", "20"},
    {"Ps", "Open_Punctuation", "21"},
    {"Pe", "Close_Punctuation", "22"},
    {"Pi", "Initial_Punctuation", "29"},
    {"Pf", "Final_Punctuation", "30"},
    {"Po", "Other_Punctuation", "24"},
    {"P", "Punctuation", "20 21 22 23 24 29 30"},
    {"P", "punct", "20 21 22 23 24 29 30"},
    {"Sm", "Math_Symbol", "25"},
    {"Sc", "Currency_Symbol", "26"},
    {"Sk", "Modifier_Symbol", "27"},
    {"So", "Other_Symbol", "28"},
    {"S", "Symbol", "25 26 27 28"},
    {"Zs", "Space_Separator", "12"},
    {"Zl", "Line_Separator", "13"},
    {"Zp", "Paragraph_Separator", "14"},
    {"Z", "Separator", "12 13 14"},
    {"Cc", "Control", "15"},
    {"Cc", "cntrl", "15"},
    {"Cf", "Format", "16"},
    {"Cs", "Surrogate", "19"},
    {"Co", "Private_Use", "18"},
    {"Cn", "Unassigned", "0"},
    {"C", "Other", "0 15 16 18 19"},
  };

  private static final Map<String, Integer> TYPES_OF_CATEGORY = new HashMap<>();

  /** Java takes a script's name in any case. */
  private static final Pattern SCRIPT =
      Pattern.compile("(?!Signwriting$)[A-Z][a-z]+(_[A-Z][a-z]*)*|SignWriting");

  /** Going through all code points takes some milliseconds. */
  private static final Map<String, CodePoints> KNOWN = new ConcurrentHashMap<>();

  static {
    for (String[] category : CATEGORIES) {
      int types = 0;
      for (String type : category[2].split(" ", -1)) {
        types |= 1 << Integer.parseInt(type);
      }
      TYPES_OF_CATEGORY.put(category[0], types);
      TYPES_OF_CATEGORY.put(category[1], types);
    }
  }

  private UnicodeProperties() {}

  /**
   * The code points of a property.
   *
   * @param property what stands between the braces, such as {@code Lu} or {@code Script=Greek}
   */
  static Optional<CodePoints> of(String property) {
    CodePoints known = KNOWN.get(property);
    return known != null
        ? Optional.of(known)
        : predicate(property).map(CodePoints::where).map(set -> {
          KNOWN.put(property, set);
          return set;
        });
  }

  /** Whether ECMA-262 has a property, although Java does not know its code points. */
  static boolean isUnknownToJava(String property) {
    int equals = property.indexOf('=');
    boolean isExtension = property.startsWith("scx=") || property.startsWith("Script_Extensions=");
    return isExtension
        ? script(property.substring(equals + 1)).isPresent()
        : BinaryProperties.isUnknownToJava(property);
  }

  private static Optional<IntPredicate> predicate(String property) {
    int equals = property.indexOf('=');
    String value = property.substring(equals + 1);
    return switch (equals < 0 ? "" : property.substring(0, equals)) {
      case "" -> category(value).or(() -> BinaryProperties.of(value));
      case "General_Category", "gc" -> category(value);
      case "Script", "sc" -> script(value);
      default -> Optional.empty();
    };
  }

  private static Optional<IntPredicate> category(String name) {
    return Optional.ofNullable(TYPES_OF_CATEGORY.get(name))
        .map(types -> c -> (types >> Character.getType(c) & 1) != 0);
  }

  private static Optional<IntPredicate> script(String name) {
    if (!SCRIPT.matcher(name).matches()) {
      return Optional.empty();
    }
    try {
      UnicodeScript script = UnicodeScript.forName(name);
      return Optional.of(c -> UnicodeScript.of(c) == script);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
