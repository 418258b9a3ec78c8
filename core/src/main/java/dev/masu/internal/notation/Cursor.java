package dev.masu.internal.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text part by part. A grammar is a chain such as {@code text.sign() && text.letter() && text.end()}, of which
 * each part moves the cursor on or returns false. Letters are in the case of the first one.
 */
public final class Cursor {
  private final String text;

  /** What is expected at the index; null if only the verdict is wanted. */
  private final @Nullable List<String> expected;

  private int index;
  private Letters letters = Letters.ANY;

  /** Moves a cursor to the end of a text, or as far as the text fits. */
  public interface Grammar {
    boolean fits(Cursor text);
  }

  /** Makes the exception for a text that has something else than is expected at an index. */
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

  /** {@return the text, which fits the grammar; else throws the error} */
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

  /** Reads a character, which is given in quotes as messages show it. */
  public boolean one(String quoted) {
    return isAt(quoted.charAt(1)) ? moveTo(index + 1) : expect(quoted);
  }

  /** Reads a character if it is there. */
  public boolean optional(String quoted) {
    one(quoted);
    return true;
  }

  /** Reads the sign of a piece's state if there is one. */
  public boolean sign() {
    return one("'+'") || optional("'-'");
  }

  /** Fails at a character in whose place something else is expected. */
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

  /** Lets the letters that follow be of either case. */
  public boolean anyCase() {
    letters = Letters.ANY;
    return true;
  }

  /** Reads letters, of which messages say one by one that they are expected. */
  public boolean letters() {
    return letter() && run(letters.end(text, index), letters.one);
  }

  /** Reads letters. */
  public boolean name() {
    return letter() && run(letters.end(text, index), letters.range);
  }

  /** Reads a letter, then letters and digits. */
  public boolean word() {
    return letter() && run(letters.wordEnd(text, index, '0'), letters.range, "0-9");
  }

  /** Reads a letter, then letters, digits and underscores. */
  public boolean wordWithUnderscores() {
    return letter() && run(letters.wordEnd(text, index, '_'), letters.range, "0-9", "'_'");
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
