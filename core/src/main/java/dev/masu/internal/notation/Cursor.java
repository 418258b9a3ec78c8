package dev.masu.internal.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parses a text step by step. A grammar is a chain such as
 * {@code text.sign() && text.letter() && text.end()}, in which each step either advances the cursor
 * or returns false. All letters must have the case of the first one.
 */
public final class Cursor {
  private final String text;

  /** The tokens expected at the index; null if only the validity is of interest. */
  private final @Nullable List<String> expected;

  private int index;
  private Letters letters = Letters.ANY;

  /** Advances a cursor to the end of a text, or as far as the text matches. */
  public interface Grammar {
    boolean fits(Cursor text);
  }

  /** Creates the exception for a text that does not have any of the expected tokens at an index. */
  public interface ErrorAt {
    RuntimeException of(String text, int index, String... expected);
  }

  private Cursor(String text, @Nullable List<String> expected) {
    this.text = text;
    this.expected = expected;
  }

  public static boolean isValid(CharSequence text, Grammar grammar) {
    return grammar.fits(new Cursor(text.toString(), null));
  }

  /** {@return the text if it matches the grammar; otherwise throws the error} */
  public static String checked(CharSequence text, Grammar grammar, ErrorAt error) {
    String whole = text.toString();
    if (!isValid(whole, grammar)) {
      List<String> expected = new ArrayList<>();
      Cursor mistake = new Cursor(whole, expected);
      grammar.fits(mistake);
      throw error.of(whole, mistake.index, expected.toArray(String[]::new));
    }
    return whole;
  }

  /** Reads a character, given in quotes as in messages. */
  public boolean one(String quoted) {
    return isAt(quoted.charAt(1)) ? moveTo(index + 1) : expect(quoted);
  }

  /** Reads a character if present. */
  public boolean optional(String quoted) {
    one(quoted);
    return true;
  }

  /** Reads the state modifier of a piece if present. */
  public boolean sign() {
    return one("'+'") || optional("'-'");
  }

  /** Fails if the given character is present, reporting what is expected instead. */
  public boolean not(char character, String instead) {
    return !isAt(character) || expect(instead);
  }

  public boolean letter() {
    if (!letters.isAt(text, index)) {
      return expect(letters.one);
    }
    letters = Letters.like(text.charAt(index));
    return moveTo(index + 1);
  }

  /** Allows the following letters to have either case. */
  public boolean anyCase() {
    letters = Letters.ANY;
    return true;
  }

  /** Reads one or more letters; messages report them as single expected letters. */
  public boolean letters() {
    return letter() && run(letters.end(text, index, ""), letters.one);
  }

  /** Reads one or more letters; messages report them as a range. */
  public boolean name() {
    return letter() && run(letters.end(text, index, ""), letters.range);
  }

  /** Reads a letter followed by letters or digits. */
  public boolean word() {
    return letter() && run(letters.end(text, index, Letters.DIGITS), letters.range, "0-9");
  }

  /** Reads a letter followed by letters, digits or underscores. */
  public boolean wordWithUnderscores() {
    return letter()
        && run(letters.end(text, index, Letters.DIGITS + "_"), letters.range, "0-9", "'_'");
  }

  private boolean run(int end, String... more) {
    moveTo(end);
    for (String part : more) {
      expect(part);
    }
    return true;
  }

  /** Requires the end of the text. */
  public boolean end() {
    return index == text.length() || expect("end");
  }

  private boolean isAt(char character) {
    return index < text.length() && text.charAt(index) == character;
  }

  private boolean moveTo(int next) {
    index = next;
    if (expected != null) {
      expected.clear();
    }
    return true;
  }

  private boolean expect(String part) {
    if (expected != null) {
      expected.add(part);
    }
    return false;
  }
}
