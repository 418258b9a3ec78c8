package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** Standard input that does not come to its end. */
class BrokenInputTest {
  @Test
  void reportsInputThatBreaksOff() {
    assertThat(check(() -> {
          throw new IOException("the pipe is broken");
        }))
        .isEqualTo(new Outcome(2, "", "masu: -: the pipe is broken\n"));
  }

  @Test
  void reportsInputThatNoMemoryHolds() {
    assertThat(check(() -> {
          throw new OutOfMemoryError("Java heap space");
        }))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: -: too large for the memory of the Java virtual machine; give it more: MASU_OPTS=-Xmx8g\n"));
  }

  /** Where no file is to blame, as before any is read. */
  @Test
  void reportsThatMemoryIsTooSmallForTheCommand() {
    BrokenInput in = new BrokenInput(() -> {
      throw new OutOfMemoryError("Java heap space");
    });
    assertThat(Outcome.withInput(in, "notation", "qpi", "-"))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: the Java virtual machine: has too little memory; give it more: MASU_OPTS=-Xmx8g\n"));
  }

  private static Outcome check(Failure failure) {
    return Outcome.withInput(new BrokenInput(failure), "check", "--as", "stn", "-");
  }

  /** What happens when input is read. */
  private interface Failure {
    int read() throws IOException;
  }

  /** Input of which not a byte can be read. */
  private static final class BrokenInput extends InputStream {
    private final Failure failure;

    BrokenInput(Failure failure) {
      this.failure = failure;
    }

    @Override
    public int read() throws IOException {
      return failure.read();
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return failure.read();
    }
  }
}
