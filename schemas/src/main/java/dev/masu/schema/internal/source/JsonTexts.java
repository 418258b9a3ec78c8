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
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.util.Named;

/** Parses documents as strict JSON. */
public final class JsonTexts {
  /** Its parsers share no names, as others do with all that come later. */
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

  /** Forgets the names that parsers have read, also those that are not closed yet. */
  public static void forgetNames() {
    strict = new StrictJsonFactory();
  }

  /** Whether parsers have read a name that is not forgotten. */
  static boolean hasNames() {
    return strict.hasNames();
  }

  /** A parser that takes nothing but JSON as RFC 8259 has it. */
  public static JsonParser parser(DocumentText document) {
    return strict().createParser(ObjectReadContext.empty(), HexDigits.of(document.text()));
  }

  /** The same, but the names that it reads are not kept for other parsers: those of schemas hardly occur elsewhere. */
  public static JsonParser unsharedParser(DocumentText document) {
    return UNSHARED.createParser(ObjectReadContext.empty(), HexDigits.of(document.text()));
  }

  /**
   * A parser of bytes that takes nothing but JSON as RFC 8259 has it, in UTF-8 without a byte order
   * mark.
   *
   * @throws java.nio.charset.CharacterCodingException if the bytes start otherwise, as far as parsers read
   *     ahead; where they go on otherwise, the parser throws {@link JacksonIOException}
   */
  public static JsonParser parser(InputStream utf8) throws IOException {
    try {
      return strict().createParser(ObjectReadContext.empty(), Utf8Stream.of(utf8));
    } catch (JacksonIOException e) {
      throw e.getCause();
    }
  }

  /**
   * A parser of bytes that takes nothing but JSON as RFC 8259 has it, in UTF-8 without a byte order mark.
   *
   * @throws java.nio.charset.CharacterCodingException if the bytes are not that
   */
  public static JsonParser parser(byte[] utf8) throws CharacterCodingException {
    if (Utf8Check.startsOtherwise(utf8)) {
      throw new CharacterCodingException();
    }
    Utf8Check.require(utf8, 0, utf8.length);
    return strict().createParser(ObjectReadContext.empty(), utf8);
  }

  /** A parser of chars that takes nothing but JSON as RFC 8259 has it. */
  public static JsonParser parser(Reader text) {
    return strict().createParser(ObjectReadContext.empty(), new HexDigits(text));
  }

  /** A matcher of some names; empty if there are none, or if Jackson's matcher does not know them all. */
  public static Optional<PropertyNameMatcher> nameMatcher(Collection<String> names) {
    boolean areKnown = !names.isEmpty() && names.stream().allMatch(JsonTexts::isMatched);
    List<Named> named = areKnown ? names.stream().map(Named::fromString).toList() : List.of();
    return areKnown ? Optional.of(UNSHARED.constructNameMatcher(named, false)) : Optional.empty();
  }

  private static boolean isMatched(String name) {
    return !name.isEmpty() && name.chars().allMatch(c -> c < 0x80);
  }

  /** Whether a value is not all that a parser reads. */
  public static boolean hasMore(JsonParser parser) {
    try {
      return parser.nextToken() != null;
    } catch (StreamConstraintsException e) {
      return true;
    }
  }
}
