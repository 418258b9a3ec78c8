package dev.masu.cli.check;

import dev.masu.cli.output.Amount;
import dev.masu.cli.output.ExitCode;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    String kinds = Stream.of(kind(valid, "valid"), kind(invalid, "invalid"), kind(notRead, "not read"))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(", "));
    return "%s: %s (%s, %s)"
        .formatted(
            Amount.of(files(), "file", "files"),
            kinds,
            Amount.ofBytes(bytes),
            Amount.ofNanos(nanos));
  }

  private static Optional<String> kind(int number, String what) {
    return number == 0 ? Optional.empty() : Optional.of(Amount.of(number, what, what));
  }
}
