package dev.masu.schema.internal.source;

import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.Map;

/** Thrown for a byte that is not part of a character. */
public final class MalformedUtf8 extends CharacterCodingException {
  private static final long serialVersionUID = 1L;

  private final int found;

  /** The number of bytes before it. */
  final long offset;

  MalformedUtf8(int found, long offset) {
    this.found = found;
    this.offset = offset;
  }

  /** Why the document is not UTF-8; {@code chars} of its chars precede the byte. */
  public SyntaxProblem problem(int chars) {
    String hex = String.format(Locale.ROOT, "0x%02X", found & 0xFF);
    return new SyntaxProblem("encoding", chars, Map.of("byte", hex, "offset", offset));
  }
}
