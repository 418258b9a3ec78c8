package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.Collection;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.core.util.Named;

/** Creates parsers of strict JSON (RFC 8259). */
public final class JsonTexts {
  /**
   * Creates parsers of chars. They share no table of names: after a document whose names collide, Jackson's table for
   * chars fails for other documents too.
   */
  private static final JsonFactory OF_CHARS = new StrictJsonFactory()
      .rebuild()
      .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
      .build();

  /** Creates parsers of bytes. Without a table of names, Jackson would read bytes as chars, with offsets in chars. */
  private static volatile StrictJsonFactory ofBytes = new StrictJsonFactory();

  private JsonTexts() {}

  private static JsonFactory ofBytes(boolean mayKeepNames) {
    if (!mayKeepNames) {
      return new StrictJsonFactory();
    }
    if (ofBytes.hasManyNames()) {
      ofBytes = new StrictJsonFactory();
    }
    return ofBytes;
  }

  public static JsonParser parser(String text) {
    return OF_CHARS.createParser(ObjectReadContext.empty(), HexDigits.of(text));
  }

  public static JsonParser parser(Reader text) {
    return OF_CHARS.createParser(ObjectReadContext.empty(), new HexDigits(text));
  }

  /**
   * Creates a parser.
   *
   * @param mayKeepNames whether the names that it reads may be kept for later parsers
   * @throws java.nio.charset.CharacterCodingException unless the bytes that are read ahead are UTF-8 without a byte
   *     order mark; for later bytes the parser throws {@link JacksonIOException}
   */
  public static JsonParser parser(InputStream utf8, boolean mayKeepNames) throws IOException {
    try {
      return ofBytes(mayKeepNames).createParser(ObjectReadContext.empty(), Utf8Check.checked(utf8));
    } catch (JacksonIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Creates a parser.
   *
   * @param mayKeepNames whether the names that it reads may be kept for later parsers
   * @throws java.nio.charset.CharacterCodingException unless the bytes are UTF-8 without a byte order mark
   */
  public static JsonParser parser(byte[] utf8, boolean mayKeepNames)
      throws CharacterCodingException {
    if (Utf8Check.startsWithMarkOrZero(utf8)) {
      throw new CharacterCodingException();
    }
    Utf8Check.require(utf8, 0, utf8.length);
    return ofBytes(mayKeepNames).createParser(ObjectReadContext.empty(), utf8);
  }

  /** A matcher for the given names; null if there are none, or if Jackson's matcher does not support them all. */
  public static @Nullable PropertyNameMatcher nameMatcher(Collection<String> names) {
    boolean areSupported = !names.isEmpty()
        && names.size() <= Short.MAX_VALUE
        && names.stream().allMatch(name -> !name.isEmpty() && name.chars().allMatch(c -> c < 0x80));
    return areSupported
        ? OF_CHARS.constructNameMatcher(names.stream().map(Named::fromString).toList(), false)
        : null;
  }

  /** Whether a parser has more to read after a value. */
  public static boolean hasMore(JsonParser parser) {
    try {
      return parser.nextToken() != null;
    } catch (StreamConstraintsException e) {
      return true;
    }
  }

  /**
   * Creates parsers of strict JSON. A factory should be replaced when it has many names: its parsers share the names
   * that they have read, and a parser that reads a new name first copies all of them.
   */
  static final class StrictJsonFactory extends JsonFactory {
    private static final long serialVersionUID = 1L;

    /** Copying this many takes about as long as reading a small document. */
    private static final int MAX_NAMES = 500;

    /**
     * Leaves the limit of nesting to the caller, who can report the location; Jackson's other limits still apply.
     * Buffers are kept per thread, since taking one from a shared pool takes as long as parsing a small document.
     * Streams are closed by those who opened them.
     */
    StrictJsonFactory() {
      super(builder()
          .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
          .recyclerPool(JsonRecyclerPools.threadLocalPool()));
    }

    boolean hasManyNames() {
      return _byteSymbolCanonicalizer.size() > MAX_NAMES;
    }
  }
}
