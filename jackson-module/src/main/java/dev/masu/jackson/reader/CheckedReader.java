package dev.masu.jackson.reader;

import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.BindingFailures;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.location.InstanceLocation;
import dev.masu.schema.internal.location.Pointers;
import dev.masu.schema.internal.location.TokenLocator;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.report.ReadProblem;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.HexDigits;
import dev.masu.schema.internal.source.StreamedSyntax;
import dev.masu.schema.internal.source.SyntaxProblem;
import dev.masu.schema.internal.tokens.NextValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/**
 * Reads documents of one type. What is wrong with a document is a result, not an exception.
 *
 * <pre>{@code
 * CheckedReader<Order> orders = CheckedReader.of(mapper, Order.class);
 * CheckedResult<Order> result = orders.read("{\"id\": 7,}");
 * if (result instanceof CheckedResult.Rejected<Order> rejected) {
 *   System.out.println(rejected.report());
 * }
 * }</pre>
 *
 * <p>A report says what the schema or the type rejects or, if the document is not JSON, only why (phase SYNTAX). What
 * the mapper allows beyond JSON, such as comments, is no violation. What a type without a schema rejects is located
 * where Jackson locates it, which may be after the value, or nowhere. Of a document that is a list or an array without a
 * schema, of items that have one, the report has the violations of all items up to the first that Jackson itself
 * rejects.
 *
 * <p>An exception is never the document's fault: an {@link IOException} if the input cannot be read; Jackson's {@code
 * InvalidDefinitionException} for a type that cannot be read; and what the type's own code throws, if the mapper does
 * not wrap it. Only a type without a schema may end in a {@link StackOverflowError}, if Jackson's limit on depth was
 * raised far.
 *
 * <p>A reader is immutable and thread-safe.
 *
 * @param <T> the type of the values
 */
public final class CheckedReader<T extends @Nullable Object> {
  private final ObjectReader reader;
  private final @Nullable ObjectReader items;
  private final SchemaCatalog catalog;
  private final int maxHeld;

  private CheckedReader(
      ObjectReader reader, @Nullable ObjectReader items, SchemaCatalog catalog, int maxHeld) {
    this.reader = reader;
    this.items = items;
    this.catalog = catalog;
    this.maxHeld = maxHeld;
  }

  /**
   * {@return a reader of documents of a type}
   *
   * @param mapper reads the documents; it has a {@link MasuModule}
   * @param type the type, mostly one that is bound to a schema
   * @param <T> the type
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T> CheckedReader<T> of(ObjectMapper mapper, Class<T> type) {
    return of(mapper, mapper.constructType(type));
  }

  /**
   * {@return a reader of documents of a type}
   *
   * @param mapper reads the documents; it has a {@link MasuModule}
   * @param type the type, such as {@code new TypeReference<List<Order>>() {}}
   * @param <T> the type
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T> CheckedReader<T> of(ObjectMapper mapper, TypeReference<T> type) {
    return of(mapper, mapper.constructType(type.getType()));
  }

  /**
   * {@return a reader of documents of a type}
   *
   * @param mapper reads the documents; it has a {@link MasuModule}
   * @param type the type
   * @param <T> the type, which the caller knows
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T extends @Nullable Object> CheckedReader<T> of(
      ObjectMapper mapper, JavaType type) {
    SchemaCatalog catalog = MasuModule.catalogOf(mapper);
    boolean isList = type.isArrayType() || type.isCollectionLikeType();
    ObjectReader reader = mapper
        .readerFor(type)
        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .without(StreamReadFeature.AUTO_CLOSE_SOURCE);
    return new CheckedReader<>(
        reader,
        isList ? reader.forType(type.getContentType()) : null,
        catalog,
        RecordReader.DEFAULT_MAX_RECORD_LENGTH);
  }

  /** {@return the same reader, with another limit on the length of inputs that are held in memory} */
  CheckedReader<T> holding(int maxBytes) {
    return new CheckedReader<>(reader, items, catalog, maxBytes);
  }

  /** {@return Jackson's reader of one value, which more may follow} */
  ObjectReader objectReader() {
    return reader;
  }

  /** {@return a report as users see it: redacted if the catalogue says so} */
  CheckReport shown(CheckReport report) {
    return catalog.present(report);
  }

  /**
   * Reads a document.
   *
   * @param json the document's text
   * @return the value, or what is wrong; columns count code points, offsets chars; if the mapper reads another format
   *     than JSON, locations and words of phase SYNTAX are Jackson's
   * @throws UnsupportedOperationException if the mapper reads a binary format
   */
  public CheckedResult<T> read(String json) {
    return read(1, RecordScanner.START, json);
  }

  /** Reads a record of a larger input. */
  CheckedResult<T> read(long number, SourceLocation start, String json) {
    try (JsonParser parser = reader.createParser(isPlainJson() ? HexDigits.of(json) : json)) {
      CheckedResult<T> result = whole(parser);
      if (result instanceof Bound<T> bound) {
        return new Bound<>(number, start, bound.value());
      }
      CheckReport report = ((Rejected<T>) result).report();
      CheckReport inText = isJson() ? ReadReports.ofText(report, DocumentText.of(json)) : report;
      return new Rejected<>(number, start, json, shown(inText));
    } catch (StreamConstraintsException e) {
      return new Rejected<>(number, start, json, shown(ofLength(e)));
    }
  }

  /** Whether the parser reads JSON without comments, so that each backslash is in a string. */
  private boolean isPlainJson() {
    return isJson()
        && !allows(JsonReadFeature.ALLOW_JAVA_COMMENTS)
        && !allows(JsonReadFeature.ALLOW_YAML_COMMENTS);
  }

  /** Whether the mapper reads JSON and enables a feature. */
  boolean allows(JsonReadFeature feature) {
    return isJson() && reader.getConfig().hasFormatFeature(feature);
  }

  boolean isJson() {
    return reader.parserFactory() instanceof JsonFactory;
  }

  /** The report on a document for which no parser is created, since it is longer than that allows. */
  private static CheckReport ofLength(StreamConstraintsException e) {
    InstanceLocation root = new InstanceLocation(ValuePath.ROOT, TokenStreamLocation.NA, 0);
    return CheckReport.of(ReadProblem.stopped(root, e).violation(TokenLocator.asJacksonCounts()));
  }

  /** Reads a document that a parser starts with; {@return the value, or what is wrong, not yet as users see it} */
  private CheckedResult<T> whole(JsonParser parser) {
    Read<T> read = next(parser);
    return read.isLast
        ? read.result
        : StreamedSyntax.after(parser).<CheckedResult<T>>map(Rejected::new).orElse(read.result);
  }

  /**
   * What was read of a value.
   *
   * @param isLast whether nothing after it can be read
   */
  private record Read<T>(CheckedResult<T> result, boolean isLast) {
    static <T> Read<T> of(CheckReport report) {
      return new Read<>(new Rejected<>(report), ReadReports.endsReading(report));
    }
  }

  /**
   * Reads a document.
   *
   * @param json the document's bytes, in any encoding that the mapper reads
   * @return the value, or what is wrong, as of a text; if the bytes are not UTF-8, locations and words of phase SYNTAX
   *     are Jackson's
   */
  public CheckedResult<T> read(byte[] json) {
    try (JsonParser parser = reader.createParser(json)) {
      CheckedResult<T> result = whole(parser);
      return result instanceof Rejected<T> rejected
          ? isText() ? rejected(rejected.report(), json) : shown(rejected)
          : result;
    } catch (StreamConstraintsException e) {
      return new Rejected<>(shown(ofLength(e)));
    } catch (JacksonIOException e) {
      DocumentText text = DocumentText.of(json);
      SyntaxProblem problem = text.syntaxProblem();
      if (problem == null || !isText()) {
        throw e;
      }
      return new Rejected<>(shown(problem.report(text)));
    }
  }

  /** Whether the format is text, unlike CBOR and Smile. */
  boolean isText() {
    return !reader.parserFactory().canHandleBinaryNatively();
  }

  private CheckedResult<T> rejected(CheckReport report, byte[] json) {
    DocumentText text = DocumentText.of(json);
    SyntaxProblem encoding = text.encodingProblem();
    if (encoding != null) {
      // The mapper may have read UTF-16: then the encoding is not the problem.
      boolean isRead =
          encoding.parameters().containsKey("encoding") || !ReadReports.isNotJson(report);
      String decoded = new String(json, StandardCharsets.UTF_8);
      return isRead
          ? new Rejected<>(shown(report))
          : new Rejected<>(1, RecordScanner.START, decoded, shown(encoding.report(text)));
    }
    CheckedResult<T> again = text.text().startsWith("\uFEFF")
        ? read(1, RecordScanner.location(1, 1, 3), text.text().substring(1))
        : read(text.text());
    return again instanceof Rejected ? again : new Rejected<>(shown(report));
  }

  /**
   * Reads a document.
   *
   * @param json a stream of the document's bytes, read to its end (or to where it is invalid) and left open
   * @return the value, or what is wrong, as of bytes; of a stream that is longer than {@link
   *     RecordReader#DEFAULT_MAX_RECORD_LENGTH}, locations and words of phase SYNTAX are Jackson's
   * @throws IOException if the stream cannot be read
   */
  public CheckedResult<T> read(InputStream json) throws IOException {
    byte[] start = json.readNBytes(maxHeld + 1);
    if (start.length <= maxHeld) {
      return read(start);
    }
    // At its end, a SequenceInputStream would close the caller's stream.
    PushbackInputStream all = new PushbackInputStream(json, start.length);
    all.unread(start);
    try (JsonParser parser = reader.createParser(all)) {
      return shown(whole(parser));
    } catch (JacksonIOException e) {
      throw Objects.requireNonNull(e.getCause(), "no I/O problem");
    }
  }

  /**
   * Reads a document.
   *
   * @param file the file, which may be compressed with gzip
   * @return the value, or what is wrong, as of a stream
   * @throws IOException if the file cannot be read
   */
  public CheckedResult<T> read(Path file) throws IOException {
    try (InputStream json = JsonInput.of(file).open()) {
      return read(json);
    }
  }

  /**
   * Reads the parser's current or next value; more may follow it. At a name it reads the rest of the object that holds
   * it; at the end of the input it returns a {@link Rejected} with the code {@code empty-document}. The parser is left
   * after the value, with no current token, so that the next call reads the next value. Where the text is not JSON, or
   * a limit of the catalogue or the parser ends the check, it may be left inside the value: do not read from it any
   * further if the last violation is of phase LIMIT, or of phase SYNTAX with another code than {@code duplicate-name}.
   * A {@code null} in an array or object is not the whole document, so it is not checked (see {@link MasuModule}).
   *
   * @param parser the parser; its own features decide what JSON is to it
   * @return the value, or what is wrong; pointers start at the parser's root, locations and words of phase SYNTAX are
   *     Jackson's; number and start are 1 and line 1, column 1, whatever was read before
   * @throws IllegalArgumentException if the parser is between values, and the end of an array or object, or a name,
   *     follows instead of a value
   * @throws IOException if the parser's source cannot be read
   */
  public CheckedResult<T> read(JsonParser parser) throws IOException {
    try {
      return shown(next(parser).result);
    } catch (JacksonIOException e) {
      throw Objects.requireNonNull(e.getCause(), "no I/O problem");
    }
  }

  private CheckedResult<T> shown(CheckedResult<T> result) {
    return result instanceof Rejected<T> rejected
        ? new Rejected<>(shown(rejected.report()))
        : result;
  }

  private Read<T> next(JsonParser parser) {
    try {
      Optional<CheckReport> missing = NextValue.missing(parser);
      return missing.isPresent() ? Read.of(missing.get()) : current(parser);
    } catch (StreamReadException e) {
      return Read.of(new StreamedSyntax(parser).inValue(e));
    }
  }

  private Read<T> current(JsonParser parser) {
    boolean isArray = parser.hasToken(JsonToken.START_ARRAY);
    boolean isScalar = parser.currentToken().isScalarValue();
    TokenStreamContext start = parser.streamReadContext();
    TokenStreamContext enclosing = isScalar ? start : start.getParent();
    String pointer = Pointers.ofCurrentValue(parser);
    CheckReport report;
    try {
      return new Read<>(new Bound<>(reader.readValue(parser)), false);
    } catch (JacksonException e) {
      if (BindingFailures.isNotOfDocument(e)) {
        throw e;
      }
      report = ReadReports.of(e, parser, pointer);
      if (items != null && isArray && e instanceof SchemaViolationException) {
        report = restOf(parser).withItems(report, items, start);
      }
    } catch (NumberFormatException e) {
      if (!parser.hasToken(JsonToken.VALUE_NUMBER_FLOAT)) {
        throw e;
      }
      report = ReadReports.atCurrentToken(e, parser);
    }
    RestOfValue rest = restOf(parser);
    boolean isLast = ReadReports.endsReading(report);
    Optional<CheckReport> notJson = rest.skip(report, enclosing);
    return new Read<>(
        new Rejected<>(notJson.orElse(rest.limited(report))), isLast || notJson.isPresent());
  }

  private RestOfValue restOf(JsonParser parser) {
    return new RestOfValue(parser, catalog.limits().maxViolations());
  }
}
