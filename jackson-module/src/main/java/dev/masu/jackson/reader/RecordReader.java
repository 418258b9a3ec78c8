package dev.masu.jackson.reader;

import dev.masu.jackson.MasuModule;
import dev.masu.jackson.internal.records.LineScanner;
import dev.masu.jackson.internal.records.OrderedTasks;
import dev.masu.jackson.internal.records.OrderedTasks.Parallelism;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.internal.records.RecordSplitter;
import dev.masu.jackson.internal.records.ValueScanner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ObjectMapper;

/**
 * Reads inputs of many records, or many files, each checked by the schema of its type, on all cores and in
 * memory that does not grow with them.
 *
 * <pre>{@code
 * RecordReader<Stn> reader = RecordReader.of(mapper, Stn.class);
 * try (Stream<CheckedResult<Stn>> records = reader.lines(Path.of("games.ndjson"))) {
 *   records.forEach(record -> System.out.println(record));
 * }
 * }</pre>
 *
 * <p>An invalid record does not affect the others, unless {@link #values(JsonInput)} cannot find its end. Its result is
 * a {@link CheckedResult.Rejected} with its number, location, text and violations. Results come in the order of the
 * input, however many threads are used.
 *
 * <p>An exception is never a record's fault, apart from the {@link StackOverflowError} of {@link CheckedReader}: an
 * {@link java.io.UncheckedIOException} if the input cannot be read any further, after all records before; Jackson's
 * {@code InvalidDefinitionException} for a type that cannot be read, or a custom format or keyword that throws; and
 * what the type's own code throws, if the mapper does not wrap it, or an {@link
 * java.lang.reflect.UndeclaredThrowableException} for a checked exception that it does not declare, as code in other
 * languages than Java may throw.
 *
 * <p>A stream reads its input as it is asked for records. Close it, best with {@code try}, to close the input; it
 * closes itself at the end. Ahead of the record that is asked for, two blocks a thread are read at most, of up to 64 KiB or
 * of one record that is longer, and not much more than the maximum length together. So that this holds for a slow
 * consumer too, one thread takes the records even if the stream is made {@code parallel()}.
 *
 * <p>A reader is immutable and thread-safe.
 *
 * @param <T> the type of the values
 */
public final class RecordReader<T extends @Nullable Object> {
  /** The default limit on the length of a record, in bytes: 16 MiB. */
  public static final int DEFAULT_MAX_RECORD_LENGTH = 1 << 24;

  /** The greatest number of threads. */
  public static final int MAX_THREADS = 1_024;

  /** How much is read at once, in bytes. */
  private static final int BLOCK = 1 << 16;

  /**
   * How much many threads read ahead together, in bytes: what is wrong with a byte may take hundreds of bytes to say.
   */
  private static final int AHEAD = 1 << 19;

  private static final int MIN_BLOCK = 1 << 12;

  /** A record and one more byte must fit into an array. */
  private static final int MAX_RECORD_LENGTH = Integer.MAX_VALUE - 9;

  /** Features of parsers that the scanner of values does not know. */
  private static final List<JsonReadFeature> BEYOND_QUOTES_AND_BRACKETS = List.of(
      JsonReadFeature.ALLOW_JAVA_COMMENTS,
      JsonReadFeature.ALLOW_YAML_COMMENTS,
      JsonReadFeature.ALLOW_SINGLE_QUOTES);

  private final CheckedReader<T> reader;
  private final Parallelism parallelism;
  private final int maxRecordLength;

  private RecordReader(CheckedReader<T> reader, Parallelism parallelism, int maxRecordLength) {
    this.reader = reader;
    this.parallelism = parallelism;
    this.maxRecordLength = maxRecordLength;
  }

  private static <T extends @Nullable Object> RecordReader<T> of(CheckedReader<T> reader) {
    Parallelism allCores =
        new Parallelism(ForkJoinPool.commonPool(), Runtime.getRuntime().availableProcessors());
    return new RecordReader<>(reader, allCores, DEFAULT_MAX_RECORD_LENGTH);
  }

  /**
   * {@return a reader of records of a type}
   *
   * @param mapper reads each record; it has a {@link MasuModule}
   * @param type the type, mostly one that is bound to a schema
   * @param <T> the type
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T> RecordReader<T> of(ObjectMapper mapper, Class<T> type) {
    return of(CheckedReader.of(mapper, type));
  }

  /**
   * {@return a reader of records of a type}
   *
   * @param mapper reads each record; it has a {@link MasuModule}
   * @param type the type, such as {@code new TypeReference<List<Stn>>() {}}
   * @param <T> the type
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T> RecordReader<T> of(ObjectMapper mapper, TypeReference<T> type) {
    return of(CheckedReader.of(mapper, type));
  }

  /**
   * {@return a reader of records of a type}
   *
   * @param mapper reads each record; it has a {@link MasuModule}
   * @param type the type
   * @param <T> the type, which the caller knows
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}: nothing would be checked
   */
  public static <T extends @Nullable Object> RecordReader<T> of(
      ObjectMapper mapper, JavaType type) {
    return of(CheckedReader.<T>of(mapper, type));
  }

  /**
   * {@return the same reader, with another number of threads}
   *
   * @param threads how many threads to keep busy, that of the caller included; as many as there are cores
   *     if not set. With 1 no record is read ahead beyond the 64 KiB that hold it, as suits input that
   *     comes slowly. More than {@link #MAX_THREADS} are as many as these.
   * @throws IllegalArgumentException if it is below 1
   */
  public RecordReader<T> withThreads(int threads) {
    requirePositive("threads", threads);
    Parallelism other = new Parallelism(parallelism.executor(), Math.min(threads, MAX_THREADS));
    return new RecordReader<>(reader, other, maxRecordLength);
  }

  /**
   * {@return the same reader, which works on another executor}
   *
   * @param executor does the work; the common pool if not set. It is not shut down. What it rejects, as
   *     if it is full or has been shut down, the thread of the caller does.
   */
  public RecordReader<T> withExecutor(Executor executor) {
    Objects.requireNonNull(executor, "executor");
    Parallelism other = new Parallelism(executor, parallelism.threads());
    return new RecordReader<>(reader, other, maxRecordLength);
  }

  /**
   * {@return the same reader, with another bound on the length of a record}
   *
   * @param bytes how long a record may be; a longer one is rejected with a violation of phase LIMIT and
   *     its beginning as text. {@link #DEFAULT_MAX_RECORD_LENGTH} if not set. More than an array can
   *     hold, which is a little less than {@link Integer#MAX_VALUE}, is as much as that.
   * @throws IllegalArgumentException if it is below 1
   */
  public RecordReader<T> withMaxRecordLength(int bytes) {
    requirePositive("bytes", bytes);
    return new RecordReader<>(reader, parallelism, Math.min(bytes, MAX_RECORD_LENGTH));
  }

  /**
   * {@return the records of a file that has one on each line, as NDJSON and JSON Lines do}
   *
   * @param file the file, which may be compressed with gzip
   * @throws IOException if the file cannot be opened
   * @see #lines(JsonInput)
   */
  public Stream<CheckedResult<T>> lines(Path file) throws IOException {
    return lines(JsonInput.of(file));
  }

  /**
   * {@return the records of an input that has one on each line, as NDJSON and JSON Lines do}
   *
   * <p>Lines end with LF, CR or CR LF; the last one need not. Blank lines are no records. A record that
   * goes over several lines, or several on one, are rejected, and so is what is not UTF-8. A byte order
   * mark is passed over at the start of the input, and only there. An input that starts as UTF-16 or UTF-32
   * does is one record, which is rejected with its beginning as text.
   *
   * @param input the input
   * @throws IOException if the input cannot be opened
   * @throws IllegalArgumentException if the mapper reads a binary format
   */
  public Stream<CheckedResult<T>> lines(JsonInput input) throws IOException {
    if (!reader.isText()) {
      throw new IllegalArgumentException(
          "expected a mapper of a text format but found one of a binary format; read files");
    }
    return records(input, new LineScanner(maxRecordLength));
  }

  private void requireQuotesAndBracketsOnly() {
    if (!reader.isJson()) {
      throw new IllegalArgumentException(
          "expected a mapper of JSON but found one of another format:"
              + " values are told apart by double quotes and brackets; read files");
    }
    for (JsonReadFeature feature : BEYOND_QUOTES_AND_BRACKETS) {
      if (reader.allows(feature)) {
        throw new IllegalArgumentException("expected a mapper of JSON without comments and single"
            + " quotes but found JsonReadFeature." + feature + " enabled: values are told apart by"
            + " double quotes and brackets; disable it, or read lines");
      }
    }
  }

  /**
   * {@return the records of a file that are the items of an array, or values that follow each other}
   *
   * @param file the file, which may be compressed with gzip
   * @throws IOException if the file cannot be opened
   * @see #values(JsonInput)
   */
  public Stream<CheckedResult<T>> values(Path file) throws IOException {
    return values(JsonInput.of(file));
  }

  /**
   * {@return the records of an input that are the items of an array, or values that follow each other}
   *
   * <p>If the input starts with {@code [}, all of it is one array. Then everything between two commas is a
   * record, so that of {@code [1,,2]} the second is rejected; and an array that does not end, or more
   * after its end, is one more record that is rejected. Otherwise values follow each other with white
   * space or nothing between them, on one line or many. A comma after the last item, and the record
   * separators of RFC 7464, are allowed where the mapper reads them.
   *
   * <p>Where a quote or a bracket is missing, what follows belongs to the same record, and that may be the
   * rest of the input; the lines of {@link #lines(JsonInput)} never do that. Encoding is treated as there.
   *
   * @param input the input
   * @throws IOException if the input cannot be opened
   * @throws IllegalArgumentException if the mapper reads another format than JSON, or comments or single quotes, which
   *     hide where a value ends here
   */
  public Stream<CheckedResult<T>> values(JsonInput input) throws IOException {
    requireQuotesAndBracketsOnly();
    return records(
        input,
        new ValueScanner(
            maxRecordLength,
            reader.allows(JsonReadFeature.ALLOW_TRAILING_COMMA),
            reader.allows(JsonReadFeature.ALLOW_RS_CONTROL_CHAR)));
  }

  private Stream<CheckedResult<T>> records(JsonInput input, RecordScanner scanner)
      throws IOException {
    int block = Math.max(MIN_BLOCK, Math.min(BLOCK, AHEAD / parallelism.lookAhead()));
    RecordSplitter splitter = new RecordSplitter(input.open(), scanner, maxRecordLength, block);
    RecordBinder<T> binder = new RecordBinder<>(reader, maxRecordLength);
    long blocks = (long) parallelism.lookAhead() * block;
    long maxHeld = Math.max(maxRecordLength, blocks);
    return OrderedTasks.stream(() -> binder.next(splitter), splitter, parallelism, maxHeld);
  }

  /**
   * {@return what each of many files holds, in the same order}
   *
   * <p>Each file is one document, of any length up to the catalogue's limit. What is wrong with one does not keep the
   * others from being read, also if it does not even exist. A byte order mark is passed over, and UTF-16 and UTF-32 are
   * read, as the mapper does.
   *
   * <p>Locations count code points; they are as the mapper counts in a file that is longer than the maximum length of a
   * record or not in UTF-8.
   *
   * @param files the files, which may be compressed with gzip
   */
  public Stream<CheckedFile<T>> files(Collection<Path> files) {
    Iterator<Path> remaining = List.copyOf(files).iterator();
    CheckedReader<T> documents = reader.holding(maxRecordLength);
    OrderedTasks.Source<CheckedFile<T>> tasks =
        () -> remaining.hasNext() ? read(remaining.next(), documents) : null;
    return OrderedTasks.stream(tasks, () -> {}, parallelism, Long.MAX_VALUE);
  }

  private static <T extends @Nullable Object> OrderedTasks.Work<CheckedFile<T>> read(
      Path file, CheckedReader<T> documents) {
    return new OrderedTasks.Work<>(0, results -> {
      CheckedFile<T> read;
      try {
        read = new CheckedFile.Read<>(file, documents.read(file));
      } catch (IOException e) {
        read = new CheckedFile.Unreadable<>(file, e);
      }
      results.accept(read);
    });
  }

  private static void requirePositive(String name, int value) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be at least 1, not " + value);
    }
  }
}
