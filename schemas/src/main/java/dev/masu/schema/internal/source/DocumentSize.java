package dev.masu.schema.internal.source;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.report.ReadProblem;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.util.Optional;

/**
 * Limits the size of documents.
 *
 * @param limit how many bytes or chars a document may have
 */
public record DocumentSize(long limit) {
  /** The maximum length of an array. */
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  /** The report if a document of as many bytes or chars is too large to be read. */
  public Optional<CheckReport> tooLarge(int size, String unit) {
    return size <= limit && size < MAX_ARRAY ? Optional.empty() : Optional.of(report(unit));
  }

  private CheckReport report(String unit) {
    Violation violation = Violation.builder(Phase.LIMIT, ReadProblem.DOCUMENT_TOO_LARGE, "")
        .at(DocumentText.of("").locate(0))
        .parameter("limit", limit)
        .parameter("unit", unit)
        .build();
    return CheckReport.of(violation);
  }

  /** A stream whose start has already been read, which throws {@link Exceeded} beyond the limit. */
  public InputStream bounded(byte[] start, InputStream rest) {
    InputStream bounded = new FilterInputStream(rest) {
      private long remaining = limit - start.length;

      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = readSome(in, bytes, offset, length);
        remaining = remaining(remaining, read, "bytes");
        return read;
      }

      /** Leaves the caller's stream open, which a SequenceInputStream would close at its end. */
      @Override
      public void close() {}
    };
    return new SequenceInputStream(new ByteArrayInputStream(start), bounded);
  }

  /** The same for chars. */
  public Reader bounded(String start, Reader rest) throws IOException {
    Reader bounded = new FilterReader(rest) {
      private long remaining = limit - start.length();

      @Override
      public int read(char[] chars, int offset, int length) throws IOException {
        int read = in.read(chars, offset, length);
        remaining = remaining(remaining, read, "chars");
        return read;
      }
    };
    PushbackReader all = new PushbackReader(bounded, start.length());
    all.unread(start.toCharArray());
    return all;
  }

  /** Reads at least one byte unless the stream has ended, since other streams would take 0 bytes for its end. */
  public static int readSome(InputStream in, byte[] into, int offset, int length)
      throws IOException {
    int read = in.read(into, offset, length);
    if (read == 0 && length > 0) {
      int next = in.read();
      into[offset] = (byte) next;
      read = next < 0 ? -1 : 1;
    }
    return read;
  }

  private long remaining(long before, int read, String unit) throws Exceeded {
    long remaining = before - Math.max(0, read);
    if (remaining < 0) {
      throw new Exceeded(report(unit));
    }
    return remaining;
  }

  /** Reads a stream's bytes: one more than allowed if there are more. */
  public byte[] read(InputStream in) throws IOException {
    return in.readNBytes((int) Math.min(limit, MAX_ARRAY - 1) + 1);
  }

  /** Reads a reader's text: a little more than allowed if there is more. */
  public String read(Reader in) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] part = new char[8_192];
    int n = in.read(part);
    while (n >= 0) {
      text.append(part, 0, n);
      n = text.length() <= limit ? in.read(part) : -1;
    }
    return text.toString();
  }

  /** Thrown when a document is larger than allowed. */
  public static final class Exceeded extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient CheckReport report;

    private Exceeded(CheckReport report) {
      this.report = report;
    }

    public CheckReport report() {
      return report;
    }
  }
}
