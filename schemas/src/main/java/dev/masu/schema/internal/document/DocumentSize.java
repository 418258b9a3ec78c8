package dev.masu.schema.internal.document;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.Optional;

/** Bounds how much text of a document is held. */
public final class DocumentSize {
  public static final String CODE = "document-too-large";

  /** No array can be longer. */
  private static final int MAX_ARRAY = Integer.MAX_VALUE - 8;

  private final long limit;

  public DocumentSize(CheckLimits limits) {
    this.limit = limits.maxDocumentSize();
  }

  /** The report of a document that is too large to be read, in chars. */
  public Optional<CheckReport> refusal(String text) {
    return refusal(text.length(), "chars");
  }

  /** The report of a document that is too large to be read, in bytes. */
  public Optional<CheckReport> refusal(byte[] bytes) {
    return refusal(bytes.length, "bytes");
  }

  private Optional<CheckReport> refusal(int size, String unit) {
    if (size <= limit && size < MAX_ARRAY) {
      return Optional.empty();
    }
    Violation violation = Violation.builder(Phase.LIMIT, CODE, "")
        .at(DocumentText.of("").locate(0))
        .parameter("limit", limit)
        .parameter("unit", unit)
        .build();
    return Optional.of(CheckReport.of(List.of(violation), 1));
  }

  /** A stream's bytes; one more than allowed if there are more. */
  public byte[] read(InputStream in) throws IOException {
    return in.readNBytes((int) Math.min(limit, MAX_ARRAY - 1) + 1);
  }

  /** A reader's text; a little more than allowed if there is more. */
  public String read(Reader in) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] part = new char[8_192];
    for (int n = in.read(part); n >= 0 && text.length() <= limit; n = in.read(part)) {
      text.append(part, 0, n);
    }
    return text.toString();
  }
}
