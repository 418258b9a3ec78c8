package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.cli.output.StandardStreams;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
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

  private static final class FailingInput extends InputStream {
    @Override
    public int read() throws IOException {
      throw new IOException("Input/output error");
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      return read();
    }
  }

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void reportsWhatItReadBeforeInputFails() {
    InputStream first = new ByteArrayInputStream("C\n".getBytes(StandardCharsets.UTF_8));
    InputStream in = new SequenceInputStream(first, new FailingInput());

    assertThat(run(in, out, "--format", "json", "?", "-", "s"))
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
    assertThat(run(in, out, "-").out())
        .startsWith("-:1:2: \"c\uFFFD\" is not a valid SIN:")
        .contains("\nb\n");
  }

  @Test
  void endsWhenItsOutputIsClosed() {
    assertThat(run(new Endless(), new FailingOutput(), "-"))
        .isEqualTo(new Outcome(2, "", "masu: standard output: cannot be written\n"));
  }

  private Outcome run(InputStream in, OutputStream to, String... args) {
    String[] commandLine = new String[args.length + 2];
    commandLine[0] = "notation";
    commandLine[1] = "sin";
    System.arraycopy(args, 0, commandLine, 2, args.length);
    int exitCode = Main.run(new StandardStreams(in, utf8(to), utf8(err)), commandLine);
    return new Outcome(exitCode, text(out), text(err));
  }

  private static PrintStream utf8(OutputStream to) {
    return new PrintStream(to, true, StandardCharsets.UTF_8);
  }

  private static String text(ByteArrayOutputStream bytes) {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }
}
