package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Standard input that cannot be read. */
class BrokenInputTest {
  @Test
  void reportsInputThatFails() {
    assertThat(check(() -> {
          throw new IOException("the pipe is broken");
        }))
        .isEqualTo(new Outcome(2, "", "masu: -: the pipe is broken\n"));
  }

  @Test
  void reportsInputThatExceedsMemory() {
    assertThat(check(() -> {
          throw new OutOfMemoryError("Java heap space");
        }))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: -: too large for the memory of the Java virtual machine; give it more: MASU_OPTS=-Xmx8g\n"));
  }

  /** Outside of the reading of any file. */
  @Test
  void reportsThatMemoryIsTooSmallForTheCommand() {
    FailingInput in = new FailingInput(() -> {
      throw new OutOfMemoryError("Java heap space");
    });
    assertThat(Outcome.withInput(in, "notation", "qpi", "-"))
        .isEqualTo(
            new Outcome(
                2,
                "",
                "masu: the Java virtual machine: has too little memory; give it more: MASU_OPTS=-Xmx8g\n"));
  }

  private static Outcome check(FailingInput.Failure failure) {
    return Outcome.withInput(new FailingInput(failure), "check", "--as", "stn", "-");
  }
}
