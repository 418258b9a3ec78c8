package dev.masu.jackson.internal.records;

/** Finds each line that is not blank. Lines end with LF, CR or CR LF. */
public final class LineScanner extends RecordScanner {
  public LineScanner(int maxLength) {
    super(maxLength);
  }

  @Override
  void scan(byte[] window, int from, int to) {
    for (int i = from; i < to; i++) {
      byte b = window[i];
      if (b > ' ') {
        if (!isOpen()) {
          open(i);
        }
      } else if (b != ' ' && b != '\t') {
        if (b == '\n' || b == '\r') {
          end(i);
        } else if (!isOpen()) {
          open(i);
        }
        special(b, i);
      }
    }
  }

  @Override
  void end(int index) {
    if (isOpen()) {
      add(index);
    }
  }
}
