package dev.masu.internal.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Reads a text part by part. A grammar is a chain such as {@code text.sign() && text.letter() && text.end()}, of which
 * each part moves the cursor on or returns false. All letters are in the case of the first one.
 */
public final class Cursor {
  private final String text;

  /** What is expected at the index; null if only the verdict is wanted. */
  private final @Nullable List<String> expected;

  private int index;
  private Letters letters = Letters.ANY;

  private Cursor(String text, @Nullable List<String> expected) {
    this.text = text;
    this.expected = expected;
  }

  public static boolean isValid(String text, Predicate<Cursor> grammar) {
    return grammar.test(new Cursor(text, null));
  }

  /** {@return a cursor at the first character of an invalid text that does not fit the grammar} */
  public static Cursor atMistake(String text, Predicate<Cursor> grammar) {
    Cursor cursor = new Cursor(text, new ArrayList<>());
    if (grammar.test(cursor)) {
      throw new IllegalArgumentException("valid: " + text);
    }
    return cursor;
  }

  public int index() {
    return index;
  }

  /** {@return what is expected at the index, as {@code NotationException.expected} takes it} */
  public String[] expected() {
    return expected == null ? new String[0] : expected.toArray(String[]::new);
  }

  /** Reads one character. */
  public boolean one(char character) {
    if (isAt(character)) {
      moveTo(index + 1);
      return true;
    }
    if (expected != null) {
      expected.add(character == '\'' ? "\"'\"" : "'" + character + "'");
    }
    return false;
  }

  /** Reads one character if it is there. */
  public boolean optional(char character) {
    one(character);
    return true;
  }

  /** Reads the sign of a piece's state if there is one. */
  public boolean sign() {
    return one('+') || one('-') || true;
  }

  /** Fails at a character in whose place something else is expected. */
  public boolean not(char character, String instead) {
    if (isAt(character)) {
      expect(instead);
      return false;
    }
    return true;
  }

  /** Reads a letter. */
  public boolean letter() {
    if (!letters.isAt(text, index)) {
      expect(letters.one);
      return false;
    }
    letters = Letters.like(text.charAt(index));
    moveTo(index + 1);
    return true;
  }

  /** Lets the following letters be of either case. */
  public boolean anyCase() {
    letters = Letters.ANY;
    return true;
  }

  /** Reads letters, one by one. */
  public boolean letters() {
    if (!letter()) {
      return false;
    }
    while (letter()) {}
    return true;
  }

  /** Reads a name of letters. */
  public boolean name() {
    if (!letter()) {
      return false;
    }
    moveTo(letters.end(text, index));
    expect(letters.range);
    return true;
  }

  /** Reads a letter, then letters and digits. */
  public boolean word() {
    return word('0', "0-9");
  }

  /** Reads a letter, then letters, digits and underscores. */
  public boolean wordWithUnderscores() {
    return word('_', "0-9", "'_'");
  }

  private boolean word(char other, String... more) {
    if (!letter()) {
      return false;
    }
    moveTo(letters.wordEnd(text, index, other));
    expect(letters.range);
    expect(more);
    return true;
  }

  /** Ends the text. */
  public boolean end() {
    if (index < text.length()) {
      expect("end");
      return false;
    }
    return true;
  }

  private boolean isAt(char character) {
    return index < text.length() && text.charAt(index) == character;
  }

  private void moveTo(int next) {
    index = next;
    if (expected != null) {
      expected.clear();
    }
  }

  private void expect(String... parts) {
    if (expected != null) {
      expected.addAll(List.of(parts));
    }
  }
}
