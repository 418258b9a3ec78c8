package dev.masu.schema.internal.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.core.util.Named;

/** Creates parsers of strict JSON (RFC 8259). */
public final class JsonTexts {
  /** Creates parsers that, unlike others, do not share the names they read with later parsers. */
  private static final JsonFactory UNSHARED = new StrictJsonFactory()
      .rebuild()
      .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
      .build();

  private static volatile StrictJsonFactory strict = new StrictJsonFactory();

  private JsonTexts() {}

  private static JsonFactory strict() {
    if (strict.hasManyNames()) {
      forgetNames();
    }
    return strict;
  }

  /** Forgets the names that parsers have read, including parsers that are still open. */
  public static void forgetNames() {
    strict = new StrictJsonFactory();
  }

  static boolean hasNames() {
    return strict.names() > 0;
  }

  public static JsonParser parser(DocumentText document) {
    return strict().createParser(ObjectReadContext.empty(), HexDigits.of(document.text()));
  }

  /**
   * The same, but the names that it reads are not kept for other parsers, since those of schemas rarely occur
   * elsewhere.
   */
  public static JsonParser unsharedParser(DocumentText document) {
    return UNSHARED.createParser(ObjectReadContext.empty(), HexDigits.of(document.text()));
  }

  /**
   * Creates a parser.
   *
   * @throws java.nio.charset.CharacterCodingException unless the bytes that are read ahead are UTF-8 without a byte
   *     order mark; for later bytes the parser throws {@link JacksonIOException}
   */
  public static JsonParser parser(InputStream utf8) throws IOException {
    try {
      return strict().createParser(ObjectReadContext.empty(), Utf8Check.checked(utf8));
    } catch (JacksonIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Creates a parser.
   *
   * @throws java.nio.charset.CharacterCodingException unless the bytes are UTF-8 without a byte order mark
   */
  public static JsonParser parser(byte[] utf8) throws CharacterCodingException {
    if (Utf8Check.startsWithMarkOrZero(utf8)) {
      throw new CharacterCodingException();
    }
    Utf8Check.require(utf8, 0, utf8.length);
    return strict().createParser(ObjectReadContext.empty(), utf8);
  }

  public static JsonParser parser(Reader text) {
    return strict().createParser(ObjectReadContext.empty(), new HexDigits(text));
  }

  /** A matcher for the given names; empty if there are none, or if Jackson's matcher does not support them all. */
  public static Optional<PropertyNameMatcher> nameMatcher(Collection<String> names) {
    boolean areSupported = !names.isEmpty() && names.stream().allMatch(JsonTexts::isSupported);
    List<Named> named = areSupported ? names.stream().map(Named::fromString).toList() : List.of();
    return areSupported
        ? Optional.of(UNSHARED.constructNameMatcher(named, false))
        : Optional.empty();
  }

  private static boolean isSupported(String name) {
    return !name.isEmpty() && name.chars().allMatch(c -> c < 0x80);
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
     */
    StrictJsonFactory() {
      super(builder()
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
          .recyclerPool(JsonRecyclerPools.threadLocalPool()));
    }

    boolean hasManyNames() {
      return names() > MAX_NAMES;
    }

    int names() {
      return Math.max(_byteSymbolCanonicalizer.size(), _rootCharSymbols.size());
    }
  }
}
