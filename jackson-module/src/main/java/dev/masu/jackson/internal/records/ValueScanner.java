package dev.masu.jackson.internal.records;

import dev.masu.jackson.internal.records.RecordSpan.Kind;

/**
 * Finds each JSON value, or each item if the input is one array.
 *
 * <p>It counts brackets outside strings, and leaves everything else to the parser of the record: in an array,
 * everything between two commas is a record, even nothing.
 */
public final class ValueScanner extends RecordScanner {
  private static final byte RECORD_SEPARATOR = 0x1E;

  private final boolean allowsTrailingComma;

  /** Whether the record separator of RFC 7464 is white space. */
  private final boolean allowsSeparator;

  private Phase phase = Phase.START;
  private int depth;
  private boolean isInString;
  private boolean isEscaped;
  private boolean hasItems;

  private enum Phase {
    START,
    VALUES,
    ITEMS,
    AFTER_ARRAY
  }

  public ValueScanner(int maxLength, boolean allowsTrailingComma, boolean allowsSeparator) {
    super(maxLength);
    this.allowsTrailingComma = allowsTrailingComma;
    this.allowsSeparator = allowsSeparator;
  }

  @Override
  void scan(byte[] window, int from, int to) {
    for (int i = from; i < to; i++) {
      byte b = window[i];
      switch (phase) {
        case START -> start(b, i);
        case VALUES -> value(b, i);
        case ITEMS -> {
          if (item(b, i)) {
            // A parser reads the items of a block as consecutive values.
            window[i] = ' ';
          }
        }
        case AFTER_ARRAY -> content(b, i);
      }
      if (b < ' ' && b != '\t') {
        special(b, i);
      }
    }
  }

  private void start(byte b, int index) {
    if (b == RECORD_SEPARATOR && allowsSeparator) {
      phase = Phase.VALUES;
    } else if (b == '[') {
      phase = Phase.ITEMS;
    } else if (!isSpace(b)) {
      phase = Phase.VALUES;
      value(b, index);
    }
  }

  private void value(byte b, int index) {
    if (isOpen() && depth == 0 && !isInString && endsWord(b)) {
      add(index);
    }
    if (!isOpen()) {
      if (isSpace(b)) {
        return;
      }
      open(index);
    }
    boolean wasInside = isInside();
    inside(b);
    if (wasInside && !isInside()) {
      add(index + 1);
    }
  }

  /** Whether a number or literal ends before a byte. */
  private boolean endsWord(byte b) {
    return isSpace(b) || b == '"' || b == '{' || b == '[';
  }

  /** Takes the next byte of an array; {@return whether it is a comma between items} */
  private boolean item(byte b, int index) {
    if (!isInside() && (b == ',' || b == ']')) {
      if (isOpen()) {
        addContent(index);
      } else if (b == ',' || (hasItems && !allowsTrailingComma)) {
        open(index);
        add(index);
      }
      hasItems = true;
      phase = b == ']' ? Phase.AFTER_ARRAY : phase;
      return b == ',';
    }
    content(b, index);
    inside(b);
    return false;
  }

  private void content(byte b, int index) {
    if (!isSpace(b)) {
      if (!isOpen()) {
        open(index);
      }
      content(index);
    }
  }

  private boolean isInside() {
    return depth > 0 || isInString;
  }

  private void inside(byte b) {
    if (isInString) {
      isInString = b != '"' || isEscaped;
      isEscaped = b == '\\' && !isEscaped;
    } else if (b == '"') {
      isInString = true;
    } else if (b == '{' || b == '[') {
      depth++;
    } else if ((b == '}' || b == ']') && depth > 0) {
      depth--;
    }
  }

  private boolean isSpace(byte b) {
    return b == ' '
        || b == '\n'
        || b == '\r'
        || b == '\t'
        || (b == RECORD_SEPARATOR && allowsSeparator);
  }

  @Override
  void end(int index) {
    switch (phase) {
      case START -> {}
      case VALUES -> {
        if (isOpen()) {
          add(index);
        }
      }
      case ITEMS -> endInArray(index);
      case AFTER_ARRAY -> {
        if (isOpen()) {
          addContent(index, Kind.AFTER_ARRAY);
        }
      }
    }
    phase = Phase.START;
  }

  /** If the last item is truncated, the array is not reported as unclosed. */
  private void endInArray(int index) {
    boolean isCutOff = isInside();
    if (isOpen()) {
      addContent(index);
    }
    if (!isCutOff) {
      open(index);
      content(index - 1);
      addContent(index, Kind.UNCLOSED);
    }
  }
}
