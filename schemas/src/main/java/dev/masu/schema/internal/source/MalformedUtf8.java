package dev.masu.schema.internal.source;

import java.nio.charset.CharacterCodingException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A byte that is part of no character. */
public final class MalformedUtf8 extends CharacterCodingException {
  private static final long serialVersionUID = 1L;

  private final int found;
  private final long offset;

  MalformedUtf8(int found, long offset) {
    this.found = found;
    this.offset = offset;
  }

  /** How many bytes stand before it. */
  long offset() {
    return offset;
  }

  /**
   * Why the document is not UTF-8.
   *
   * @param chars how many chars stand before it
   */
  public SyntaxProblem problem(int chars) {
    Map<String, Object> parameters = new TreeMap<>(
        Map.of("byte", String.format(Locale.ROOT, "0x%02X", found & 0xFF), "offset", offset));
    return new SyntaxProblem("encoding", chars, parameters);
  }
}
