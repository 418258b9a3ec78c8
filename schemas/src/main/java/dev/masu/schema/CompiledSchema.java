package dev.masu.schema;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.JsonNode;

/**
 * A JSON Schema, ready to check documents. It is immutable: one instance serves all threads.
 *
 * <p>A check never throws for what a document holds: text that is not JSON, limits that are reached
 * and everything else that is wrong are violations in the report. The only exception is {@link
 * #check(JsonParser)}, as the parser is the caller's: it throws where its input is not JSON. Text is checked
 * strictly: it must be one
 * JSON value (RFC 8259), bytes must be UTF-8 without a byte order mark, and no object may hold a name
 * twice. Numbers are compared exactly, and {@code format} is asserted unless the catalogue says otherwise.
 * The keywords {@code contentEncoding}, {@code contentMediaType} and {@code contentSchema} are annotations
 * and assert nothing.
 *
 * <p>The formats {@code cell}, {@code gan}, {@code ggn-hand-piece}, {@code ggn-occupation}, {@code
 * ggn-piece}, {@code legacy-gan}, {@code pin}, {@code pnn}, {@code qpi}, {@code qpi-derived}, {@code
 * sin} and {@code snn} stand for Sashité's notations; a text that is valid by the schema's other keywords
 * but not by its notation is a violation of {@link Violation.Phase#NOTATION}.
 */
public interface CompiledSchema {

  /** {@return the schema's id, as the catalogue knows it} */
  String id();

  /** {@return the schema's text as it was registered} */
  String text();

  /** {@return the schema as JSON, with exact numbers; not to be changed} */
  JsonNode json();

  /**
   * {@return whether documents are checked token by token, in memory that does not grow with them}
   *
   * <p>True for every schema of Masu's own evaluator, whatever its draft and keywords; false with {@link
   * dev.masu.schema.catalog.CheckEngine#NETWORKNT}, which holds the whole document. The keywords {@code uniqueItems}, {@code const} and
   * {@code enum} hold the arrays and objects that they compare; {@link CheckLimits#maxHeldValues()} bounds these.
   */
  boolean isStreaming();

  /**
   * Checks a document.
   *
   * @param json the document's text
   * @return what was found; columns count code points, offsets count chars
   */
  CheckReport check(String json);

  /**
   * Checks a document.
   *
   * @param json the document's text
   * @return what was found, as for a string
   */
  default CheckReport check(char[] json) {
    return check(new String(json));
  }

  /**
   * Checks a document.
   *
   * @param json the document's bytes, which must be UTF-8
   * @return what was found; columns count code points, offsets count chars of the decoded text
   */
  CheckReport check(byte[] json);

  /**
   * Checks a document.
   *
   * @param json a stream of the document's bytes, read to its end (or to where it is no JSON) and left
   *     open
   * @return what was found, as for bytes; a longer stream than 16,777,216 bytes is not held if the schema
   *     {@linkplain #isStreaming() is streaming}, and its locations are as Jackson counts them
   * @throws IOException if the stream cannot be read
   */
  CheckReport check(InputStream json) throws IOException;

  /**
   * Checks a document.
   *
   * @param json a reader of the document's text, read to its end (or to where it is no JSON) and left open
   * @return what was found, as for text; if there are more than 16,777,216 chars, as for a long stream
   * @throws IOException if the reader cannot be read
   */
  CheckReport check(Reader json) throws IOException;

  /**
   * Checks a document.
   *
   * @param file a file of the document's bytes, which may be read more than once
   * @return what was found, as for bytes; if the file changes during the check, violations may have no location,
   *     or that of the new content
   * @throws IOException if the file cannot be read
   */
  CheckReport check(Path file) throws IOException;

  /**
   * Checks a document.
   *
   * @param file a file of the document's bytes
   * @return what was found, as for a path
   * @throws IOException if the file cannot be read
   */
  default CheckReport check(File file) throws IOException {
    return check(file.toPath());
  }

  /**
   * Checks a value that is in memory already. Its violations have no location.
   *
   * @param tree the value; numbers are checked as the tree holds them, so a tree read with doubles has
   *     lost exactness before
   * @return what was found
   */
  CheckReport check(JsonNode tree);

  /**
   * Checks the parser's current value, or its next value if it has no current token or is at the end of an
   * array or object, and leaves the parser at the value's last token. In a sequence of arrays and objects,
   * each call checks the next one; after a scalar, advance the parser yourself, as the scalar is still its
   * current value. At a name, or at the end of an object that has just started, the value is the rest of that
   * object.
   *
   * @param parser the parser; its own features decide what JSON is to it
   * @return what was found; pointers start at the parser's root, locations are as Jackson counts them
   * @throws IllegalArgumentException if an array or object ends there and no value follows but another end,
   *     or a name
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON; of a parser that does not
   *     block, also if it was not fed the whole value before
   */
  CheckReport check(JsonParser parser);
}
