package dev.masu.jackson.testing;

import dev.masu.jackson.reader.JsonInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** Inputs of readers, and their bytes. */
public final class Inputs {
  private Inputs() {}

  /** {@return an input of a text in UTF-8} */
  public static JsonInput input(String text) {
    return input(text.getBytes(StandardCharsets.UTF_8));
  }

  public static JsonInput input(byte[] bytes) {
    return JsonInput.of(new ByteArrayInputStream(bytes));
  }

  public static byte[] gzip(String text) {
    return gzip(text.getBytes(StandardCharsets.UTF_8));
  }

  public static byte[] gzip(byte[] bytes) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
      out.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compressed.toByteArray();
  }

  public static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    List.of(parts).forEach(all::writeBytes);
    return all.toByteArray();
  }
}
