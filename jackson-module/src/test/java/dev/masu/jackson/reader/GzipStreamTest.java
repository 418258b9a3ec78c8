package dev.masu.jackson.reader;

import static dev.masu.jackson.testing.Inputs.gzip;
import static dev.masu.jackson.testing.Inputs.input;
import static dev.masu.jackson.testing.Inputs.joined;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compressed data is read completely or reported as damaged, wherever its members end. */
final class GzipStreamTest {
  private static final int BUFFER = 65_536;
  private static final int HEADER = 10;
  private static final int NAME = 1 << 3;

  private static final String CUT =
      "" + new EOFException("the compressed data ends too early; is it cut off?");
  private static final String FOLLOWED = "a"
      + new ZipException("the compressed data is followed by something else; is the file damaged?");

  private static final byte[] A = gzip("a");
  private static final byte[] B = gzip("b");

  /** The decompressed text, and the exception that ended it. */
  private static String read(byte[] compressed) {
    StringBuilder read = new StringBuilder();
    try (InputStream in = input(compressed).open()) {
      for (int b = in.read(); b >= 0; b = in.read()) {
        read.append((char) b);
      }
    } catch (IOException e) {
      read.append(e);
    }
    return read.toString();
  }

  /** The exception alone: any part of truncated data may have been returned before it. */
  private static String withoutContent(String read) {
    return read.replaceFirst("^[ab]*(?=java)", "");
  }

  /** A member with other flags, and the parts of its header that they require. */
  private static byte[] withHeader(int flags, byte[] more) {
    byte[] header = Arrays.copyOf(A, HEADER);
    header[3] = (byte) flags;
    return joined(header, more, Arrays.copyOfRange(A, HEADER, A.length));
  }

  private static byte[] ofSize(int size) {
    byte[] name = new byte[size - A.length];
    Arrays.fill(name, 0, name.length - 1, (byte) 'n');
    return withHeader(NAME, name);
  }

  private static byte[] filled(int length, int value) {
    byte[] bytes = new byte[length];
    Arrays.fill(bytes, (byte) value);
    return bytes;
  }

  static IntStream sizesAroundBuffers() {
    return IntStream.concat(
        IntStream.rangeClosed(BUFFER - 20, BUFFER + 20),
        IntStream.rangeClosed(2 * BUFFER - 2, 2 * BUFFER + 2));
  }

  @ParameterizedTest
  @MethodSource("sizesAroundBuffers")
  void whatFollowsAMemberIsReadOrRejected(int size) {
    byte[] member = ofSize(size);
    assertThat(member).hasSize(size);
    assertThat(read(member)).isEqualTo("a");
    assertThat(read(joined(member, B))).isEqualTo("ab");
    for (int length = 1; length < B.length; length++) {
      assertThat(withoutContent(read(joined(member, Arrays.copyOf(B, length)))))
          .as("a member of %d bytes", length)
          .isIn(CUT, FOLLOWED.substring(1));
    }
    for (int length = 1; length <= 30; length++) {
      assertThat(read(joined(member, filled(length, 'x'))))
          .as("%d letters", length)
          .isEqualTo(FOLLOWED);
      assertThat(read(joined(member, filled(length, 0))))
          .as("%d zeros", length)
          .isEqualTo(FOLLOWED);
    }
  }

  @Test
  void truncatedDataIsReported() {
    byte[] members = joined(A, B);
    for (int length = 2; length < members.length; length += length == A.length - 1 ? 2 : 1) {
      assertThat(withoutContent(read(Arrays.copyOf(members, length))))
          .as("cut to %d bytes", length)
          .isIn(CUT, FOLLOWED.substring(1));
    }
  }

  private static byte[] checksum(byte[] header) {
    CRC32 checksum = new CRC32();
    checksum.update(header);
    return new byte[] {(byte) checksum.getValue(), (byte) (checksum.getValue() >> 8)};
  }

  static Stream<Arguments> headers() {
    byte[] extra = {3, 0, 'x', 0, 'x'};
    byte[] name = {'n', 0};
    byte[] comment = {'c', 'c', 0};
    byte[] all = joined(extra, name, comment);
    byte[] withAll = joined(Arrays.copyOf(withHeader(30, all), HEADER), all);
    return Stream.of(
        Arguments.of("text", withHeader(1, new byte[0]), "a"),
        Arguments.of("extra field", withHeader(4, extra), "a"),
        Arguments.of("empty extra field", withHeader(4, new byte[2]), "a"),
        Arguments.of("name", withHeader(8, name), "a"),
        Arguments.of("comment", withHeader(16, comment), "a"),
        Arguments.of("all", withHeader(30, joined(all, checksum(withAll))), "a"),
        Arguments.of(
            "wrong checksum",
            withHeader(2, new byte[2]),
            "" + new ZipException("Corrupt GZIP header")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("headers")
  void everyPartOfAHeaderIsSkipped(String name, byte[] member, String expected) {
    assertThat(read(member)).isEqualTo(expected);
    String afterOther = read(joined(B, member));
    assertThat(afterOther).isEqualTo("b" + (expected.equals("a") ? "a" : FOLLOWED.substring(1)));
  }

  static Stream<Arguments> damaged() {
    return Stream.of(
        Arguments.of("method", 2, "Unsupported compression method"),
        Arguments.of("block", HEADER, "invalid stored block lengths"),
        Arguments.of("checksum", A.length - 8, "Corrupt GZIP trailer"),
        Arguments.of("length", A.length - 1, "Corrupt GZIP trailer"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("damaged")
  void damagedDataIsReported(String name, int index, String expected) {
    byte[] member = A.clone();
    member[index] ^= index == HEADER ? (byte) (member[index] | 1) : 1;
    assertThat(withoutContent(read(member))).isEqualTo("" + new ZipException(expected));
  }

  @Test
  void manyEmptyMembersTakeNoStack() {
    byte[][] members = new byte[100_001][];
    Arrays.fill(members, gzip(""));
    members[0] = A;
    assertThat(read(joined(Arrays.copyOf(members, 501)))).isEqualTo("a");
    assertThat(read(joined(members)))
        .isEqualTo("a"
            + new ZipException(
                "the compressed data has more than 500 empty members that follow each"
                    + " other; compress it anew"));
  }

  @Test
  void nothingIsReadWhenItIsClosed() throws IOException {
    InputStream in = input(A).open();
    assertThat(in.read(new byte[0])).isZero();
    in.close();
    assertThatThrownBy(in::read).isExactlyInstanceOf(IOException.class).hasMessage("Stream closed");
  }
}
