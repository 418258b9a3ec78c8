package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class ContentTest {
  private static final byte[] BYTES = {1, 2, 3};

  @Test
  void readsAsMuchAsIsAllowed() throws IOException {
    assertThat(Content.read(bytes(), 3)).isEqualTo(BYTES);
    assertThat(Content.read(bytes())).isEqualTo(BYTES);
    assertThat(Content.read(InputStream.nullInputStream(), 3)).isEmpty();
  }

  /** More memory, which is what is advised where it has run out, would not help. */
  @Test
  void saysThatNoMemoryHelps() {
    assertThatIOException()
        .isThrownBy(() -> Content.read(bytes(), 2))
        .withMessage("longer than 2 bytes, the most that is read as a whole;"
            + " only .ndjson and .jsonl may be longer");
  }

  private static InputStream bytes() {
    return new ByteArrayInputStream(BYTES);
  }
}
