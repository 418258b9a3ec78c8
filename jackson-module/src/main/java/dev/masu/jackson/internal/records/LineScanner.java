package dev.masu.jackson.internal.records;

/** Finds each line that is not blank. Lines end with LF, CR or CR LF. */
public final class LineScanner extends RecordScanner {
  private boolean isBlank = true;

  public LineScanner(int maxLength) {
    super(maxLength);
  }

  @Override
  void scan(byte[] window, int from, int to) {
    for (int i = from; i < to; i++) {
      byte b = window[i];
      if (b > ' ') {
        if (isBlank) {
          begin(i);
        }
      } else if (b != ' ' && b != '\t') {
        if (b == '\n' || b == '\r') {
          end(i);
        } else if (isBlank) {
          begin(i);
        }
        special(b, i);
      }
    }
  }

  private void begin(int index) {
    isBlank = false;
    open(index);
  }

  @Override
  void end(int index) {
    if (!isBlank) {
      add(index);
      isBlank = true;
    }
  }
}
