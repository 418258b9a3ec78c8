package dev.masu.schema.internal.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was opened to be parsed is closed where that fails at once: parsers read ahead. */
class DocumentBytesTest {
  private int open;

  private DocumentBytes source(InputStream in) {
    return () -> {
      open++;
      return new FilterInputStream(in) {
        @Override
        public void close() throws IOException {
          open--;
          super.close();
        }
      };
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 5_000})
  void isClosedWhereAByteIsNotUtf8(int wrong) {
    byte[] bytes = " ".repeat(10_000).getBytes(StandardCharsets.UTF_8);
    bytes[wrong] = (byte) 0xFF;
    DocumentBytes source = source(new ByteArrayInputStream(bytes));
    assertThatThrownBy(source::parser).isInstanceOf(CharacterCodingException.class);
    assertThat(open).isZero();
  }
}
