package dev.masu.schema.internal.format;

import dev.masu.schema.internal.format.UriPart.Beyond;

/**
 * The format {@code uri-template} (RFC 6570, section 2), with {@code '} in literals as its erratum 6937
 * has it.
 */
final class UriTemplates {
  private static final String OPERATORS = "+#./;?&=,!@|";
  private static final int MAX_PREFIX_DIGITS = 4;

  private static final UriPart LITERAL =
      UriPart.unreservedAnd("!#$&'()*+,/:;=?@[]", Beyond.UCSCHAR_AND_PRIVATE);

  private UriTemplates() {}

  static boolean isTemplate(String text) {
    int at = LITERAL.skip(text, 0, text.length());
    while (at < text.length()) {
      int end = text.charAt(at) == '{' ? skipExpression(text, at + 1) : -1;
      if (end < 0) {
        return false;
      }
      at = LITERAL.skip(text, end, text.length());
    }
    return true;
  }

  /** The index after the {@code }} of an expression, or -1 if it is invalid. */
  private static int skipExpression(String text, int from) {
    boolean hasOperator = from < text.length() && OPERATORS.indexOf(text.charAt(from)) >= 0;
    int at = hasOperator ? from + 1 : from;
    while (true) {
      at = skipModifier(text, skipName(text, at));
      if (at < 0 || at == text.length()) {
        return -1;
      }
      char c = text.charAt(at);
      at++;
      if (c == '}') {
        return at;
      }
      if (c != ',') {
        return -1;
      }
    }
  }

  /** The index after a variable's name, or -1 if there is none: dots separate its parts. */
  private static int skipName(String text, int from) {
    int at = from;
    while (true) {
      int end = skipNamePart(text, at);
      if (end == at) {
        return -1;
      }
      if (!text.startsWith(".", end)) {
        return end;
      }
      at = end + 1;
    }
  }

  private static int skipNamePart(String text, int from) {
    int at = from;
    while (at < text.length()) {
      int length =
          isNameCharacter(text.charAt(at)) ? 1 : UriPart.percentEncodedAt(text, at, text.length());
      if (length == 0) {
        return at;
      }
      at += length;
    }
    return at;
  }

  private static boolean isNameCharacter(char c) {
    return Ascii.isLetter(c) || Ascii.isDigit(c) || c == '_';
  }

  /** The index after {@code *} or a maximal length, if there is one; or -1 if it or the name is invalid. */
  private static int skipModifier(String text, int from) {
    if (from >= 0 && text.startsWith("*", from)) {
      return from + 1;
    }
    if (from < 0 || !text.startsWith(":", from)) {
      return from;
    }
    int to = Math.min(text.length(), from + 1 + MAX_PREFIX_DIGITS);
    int end = Ascii.skipDigits(text, from + 1, to);
    boolean isValid = end > from + 1 && text.charAt(from + 1) != '0';
    return isValid ? end : -1;
  }
}
