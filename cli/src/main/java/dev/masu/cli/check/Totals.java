package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.ExitCode;

/** What all files came to. */
final class Totals {
  private int valid;
  private int invalid;
  private int notRead;
  private long bytes;
  private long nanos;
  private int exitCode = ExitCode.VALID;

  void add(FileResult file) {
    bytes += file.bytes();
    nanos += file.nanos();
    if (file.isValid()) {
      valid++;
    } else {
      invalid++;
      endWith(ExitCode.INVALID);
    }
  }

  void addUnreadable() {
    notRead++;
    endWith(ExitCode.NOT_CHECKED);
  }

  /** Lets the command end with this code, unless a higher one applies. */
  void endWith(int code) {
    exitCode = Math.max(exitCode, code);
  }

  int files() {
    return valid + invalid + notRead;
  }

  int exitCode() {
    return exitCode;
  }

  /** {@return {@code 3 files: 2 valid, 1 invalid (3.6 MB, 0.90 s)}; kinds of which there are none are left out} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(Amount.of(files(), "file", "files"));
    String separator = ": ";
    separator = append(text, separator, valid, "valid");
    separator = append(text, separator, invalid, "invalid");
    append(text, separator, notRead, "not read");
    return text + " (" + Amount.ofBytes(bytes) + ", " + Amount.ofNanos(nanos) + ")";
  }

  private static String append(StringBuilder text, String separator, int number, String what) {
    if (number == 0) {
      return separator;
    }
    text.append(separator).append(Amount.of(number, what, what));
    return ", ";
  }
}
