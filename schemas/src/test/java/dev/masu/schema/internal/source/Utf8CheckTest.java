package dev.masu.schema.internal.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A stream is accepted exactly if Java's strict decoder accepts its bytes. */
class Utf8CheckTest {
  /** The bytes at which ranges of UTF-8 begin and end. */
  private static final int[] EDGES = {
    0x20, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
    0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF
  };

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 7})
  void acceptsWhatIsUtf8(int chunk) throws IOException {
    Random random = new Random(8);
    int accepted = 0;
    for (int i = 0; i < 6_000; i++) {
      byte[] bytes = new byte[4 + random.nextInt(4)];
      bytes[0] = ' ';
      for (int at = 1; at < bytes.length; at++) {
        bytes[at] = (byte) EDGES[random.nextInt(EDGES.length)];
      }
      assertThat(isAccepted(bytes, chunk)).isEqualTo(isDecoded(bytes));
      accepted += isAccepted(bytes, chunk) ? 1 : 0;
    }
    assertThat(accepted).isGreaterThan(10);
  }

  @Test
  void rejectsByteOrderMarksAndOtherEncodings() throws IOException {
    assertThat(isAccepted("\uFEFF{}".getBytes(StandardCharsets.UTF_8), 3)).isFalse();
    assertThat(isAccepted("{}".getBytes(StandardCharsets.UTF_16LE), 3)).isFalse();
    assertThat(isAccepted("{}".getBytes(StandardCharsets.UTF_16), 3)).isFalse();
    assertThat(isAccepted(new byte[0], 3)).isTrue();
  }

  /** Reads {@code chunk} bytes at once, or byte by byte if that is 0. */
  private static boolean isAccepted(byte[] bytes, int chunk) throws IOException {
    try (InputStream in = Utf8Check.checked(new ByteArrayInputStream(bytes))) {
      byte[] buffer = new byte[8];
      int read = 0;
      while (read >= 0) {
        read = chunk == 0 ? in.read() : in.read(buffer, 1, chunk);
      }
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private static boolean isDecoded(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }
}
