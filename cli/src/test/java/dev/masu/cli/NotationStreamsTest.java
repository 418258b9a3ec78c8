package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** {@code masu notation} where the standard streams fail or do not end. */
class NotationStreamsTest {
  /** The lines {@code C} without end. */
  private static final class Endless extends InputStream {
    private boolean isLineEnd;

    @Override
    public int read() {
      isLineEnd = !isLineEnd;
      return isLineEnd ? 'C' : '\n';
    }

    @Override
    public int read(byte[] bytes, int offset, int length) {
      for (int i = offset; i < offset + length; i++) {
        bytes[i] = (byte) read();
      }
      return length;
    }
  }

  @Test
  void reportsWhatItReadBeforeInputFails() {
    InputStream first = new ByteArrayInputStream("C\n".getBytes(StandardCharsets.UTF_8));
    InputStream in = new SequenceInputStream(first, new FailingInput(() -> {
      throw new IOException("Input/output error");
    }));

    assertThat(Outcome.withInput(in, "notation", "sin", "--format", "json", "?", "-", "s"))
        .isEqualTo(new Outcome(2, """
        [
        {"notation":"sin","text":"?","line":null,"valid":false,"attributes":null,"error":{"index":0,"reason":"expected a letter (A-Z or a-z) but found '?'","message":"\\"?\\" is not a valid SIN: expected a letter (A-Z or a-z) but found '?' at index 0 (example: C)"}},
        {"notation":"sin","text":"C","line":1,"valid":true,"attributes":{"side":"first","style":"C"},"error":null},
        {"notation":null,"text":null,"line":null,"valid":false,"attributes":null,"error":{"index":null,"reason":"Input/output error","message":"Input/output error"}},
        {"notation":"sin","text":"s","line":null,"valid":true,"attributes":{"side":"second","style":"S"},"error":null}
        ]
        """, "masu: -: Input/output error\n"));
  }

  @Test
  void replacesWhatIsNotUtf8() {
    InputStream in = new ByteArrayInputStream(new byte[] {'c', (byte) 0xFF, '\n', 'b'});
    assertThat(Outcome.withInput(in, "notation", "sin", "-").out())
        .startsWith("-:1:2: \"c\uFFFD\" is not a valid SIN:")
        .contains("\nb\n");
  }

  @Test
  void endsWhenItsOutputIsClosed() {
    assertThat(Outcome.withLostOutput(new Endless(), "notation", "sin", "-"))
        .isEqualTo(new Outcome(2, "", "masu: standard output: cannot be written\n"));
  }
}
