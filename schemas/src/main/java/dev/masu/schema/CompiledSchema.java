package dev.masu.schema;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/**
 * A JSON Schema that is ready to check documents. It is immutable and thread-safe.
 *
 * <p>A check never throws because of the document: malformed JSON, exceeded limits and everything else are violations
 * in the report. Only {@link #check(JsonParser)} throws if its input is not JSON, since the parser is the caller's. A
 * {@link SchemaException} is thrown if the schema turns out to be unusable only now, because it has too many dynamic
 * scopes or networknt cannot compile it.
 *
 * <p>Text is checked strictly: it must be exactly one JSON value (RFC 8259), bytes must be UTF-8 without a byte order
 * mark, and no object may have two members of the same name. Numbers are compared exactly. {@code format} is asserted
 * unless the catalogue says otherwise. {@code contentEncoding}, {@code contentMediaType} and {@code contentSchema} are
 * annotations, except with networknt in draft-07.
 *
 * <p>The formats {@code cell}, {@code gan}, {@code ggn-hand-piece}, {@code ggn-occupation}, {@code ggn-piece}, {@code
 * legacy-gan}, {@code pin}, {@code pnn}, {@code qpi}, {@code qpi-derived}, {@code sin} and {@code snn} stand for
 * Sashité's notations. A string that satisfies the other keywords but is not valid in its notation is a violation of
 * {@link Violation.Phase#NOTATION}.
 */
public interface CompiledSchema {

  /** {@return the schema's id in the catalogue} */
  String id();

  /** {@return the schema's text as it was registered} */
  String text();

  /** {@return the schema as JSON, with exact numbers; do not modify it} */
  JsonNode json();

  /**
   * {@return whether documents are checked token by token, in memory that does not grow with their length}
   *
   * <p>This is true of Masu's own evaluator, whatever the draft and the keywords, and false of {@link
   * dev.masu.schema.catalog.CheckEngine#NETWORKNT}, which holds the whole document. Only names of open objects
   * that the schema does not mention are kept, and 16 bytes for each item that {@code uniqueItems} compares, within
   * {@link CheckLimits#maxHeldValues()}.
   */
  boolean isStreaming();

  /**
   * Checks a document.
   *
   * @param json the document's text
   * @return the report; columns count code points, offsets count chars
   */
  CheckReport check(String json);

  /**
   * Checks a document.
   *
   * @param json the document's text
   * @return the report, as for a string
   */
  default CheckReport check(char[] json) {
    return check(new String(json));
  }

  /**
   * Checks a document.
   *
   * @param json the document's bytes, which must be UTF-8
   * @return the report; columns count code points, offsets count chars of the decoded text
   */
  CheckReport check(byte[] json);

  /**
   * Checks a document.
   *
   * @param json a stream of the document's bytes, which is read to its end, or until a syntax error or a limit ends the
   *     check, and left open
   * @return the report, as for bytes; a stream of more than 16,777,216 bytes is not held if the schema {@linkplain
   *     #isStreaming() is streaming}, and its locations are as Jackson counts them; what is not JSON is in Jackson's
   *     words then, unless the document is cut off or followed by more
   * @throws IOException if the stream cannot be read
   */
  CheckReport check(InputStream json) throws IOException;

  /**
   * Checks a document.
   *
   * @param json a reader of the document's text, which is read and left open as a stream is
   * @return the report, as for text; with more than 16,777,216 chars, as for a long stream
   * @throws IOException if the reader cannot be read
   */
  CheckReport check(Reader json) throws IOException;

  /**
   * Checks a document.
   *
   * @param file the document's file
   * @return the report, as for a stream
   * @throws IOException if the file cannot be read
   */
  default CheckReport check(Path file) throws IOException {
    try (InputStream json = Files.newInputStream(file)) {
      return check(json);
    }
  }

  /**
   * Checks a document.
   *
   * @param file the document's file
   * @return the report, as for a path
   * @throws IOException if the file cannot be read
   */
  default CheckReport check(File file) throws IOException {
    return check(file.toPath());
  }

  /**
   * Checks a value that is in memory. Its violations have no location.
   *
   * @param tree the value; its numbers are checked as they are, so a tree that was read with doubles is not exact
   * @return the report
   */
  CheckReport check(JsonNode tree);

  /**
   * Checks the parser's current value, and leaves the parser at the value's last token. If the parser has no current
   * token, or is at the end of an array or object, the next value is checked.
   *
   * <p>In a sequence of arrays and objects, each call therefore checks the next one. After a scalar, advance the parser
   * first, since the scalar is still its current value. If the parser is at a property name, the value is the rest of
   * that object. Where a limit stops the check, the parser is left there, inside the value.
   *
   * @param parser the parser; its own features decide what it accepts as JSON
   * @return the report; pointers start at the parser's root, locations are as Jackson counts them
   * @throws IllegalArgumentException if the parser is at the end of an array or object, and another end or a name
   *     follows instead of a value; or if it is non-blocking
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON
   * @throws tools.jackson.core.exc.JacksonIOException if the parser's source cannot be read
   */
  CheckReport check(JsonParser parser);
}
