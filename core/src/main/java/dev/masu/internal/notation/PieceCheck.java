package dev.masu.internal.notation;

/** Checks a piece: perhaps a sign, then a letter or a name, then perhaps a mark. */
public final class PieceCheck {
  /** For a piece that may have no mark. */
  public static final String NO_MARK = "";

  private final Letters letters;
  private final boolean isName;
  private final String mark;

  /**
   * Makes a check.
   *
   * @param letters the letters that the piece may begin with
   * @param isName whether it is a name of letters in one case, in place of one letter
   * @param mark the mark in quotes, as a message shows it, or {@link #NO_MARK}
   */
  public PieceCheck(Letters letters, boolean isName, String mark) {
    this.letters = letters;
    this.isName = isName;
    this.mark = mark;
  }

  /** {@return whether a piece reaches from the start to the end of the text} */
  public boolean check(String text, int start, OnError onError) {
    boolean hasSign = text.startsWith("+", start) || text.startsWith("-", start);
    int first = hasSign ? start + 1 : start;
    if (!letters.isAt(text, first)) {
      return hasSign
          ? onError.expected(text, first, letters.one)
          : onError.expected(text, first, "'+'", "'-'", letters.one);
    }
    Letters same = Letters.like(text.charAt(first));
    int end = isName ? same.end(text, first) : first + 1;
    if (end == text.length()) {
      return true;
    }
    if (mark.isEmpty()) {
      return onError.expected(text, end, "end");
    }
    if (text.charAt(end) == mark.charAt(1)) {
      return end + 1 == text.length() || onError.expected(text, end + 1, "end");
    }
    return isName
        ? onError.expected(text, end, same.range, mark, "end")
        : onError.expected(text, end, mark, "end");
  }
}
