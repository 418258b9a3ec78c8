package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** Standard input that does not come to its end. */
class BrokenInputTest {
  @Test
  void reportsInputThatBreaksOff() {
    InputStream broken = new InputStream() {
      @Override
      public int read() throws IOException {
        throw new IOException("the pipe is broken");
      }
    };
    assertThat(Outcome.withInput(broken, "check", "--as", "stn", "-"))
        .isEqualTo(new Outcome(2, "", "masu: -: the pipe is broken\n"));
  }

  @Test
  void reportsInputThatNoMemoryHolds() {
    InputStream endless = new InputStream() {
      @Override
      public int read() {
        throw new OutOfMemoryError("Java heap space");
      }
    };
    assertThat(Outcome.withInput(endless, "check", "--as", "stn", "-"))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: -: too large for the memory of the Java virtual machine; give it more: MASU_OPTS=-Xmx8g\n"));
  }
}
