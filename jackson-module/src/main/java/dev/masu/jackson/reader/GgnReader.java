package dev.masu.jackson.reader;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.CheckedBinding;
import dev.masu.jackson.internal.binding.SchemaReference;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.SchemaEngine;
import dev.masu.schema.internal.check.StreamingSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectMapper;

/**
 * Reads GGN documents transition by transition, checked, in memory that does not grow with their transitions. For that,
 * one thread takes them even if a stream is made {@code parallel()}. How long a document may be is a limit of the
 * catalogue, {@link CheckLimits#maxDocumentSize}: 2 GiB if not set.
 *
 * <pre>{@code
 * try (Stream<Move> moves = GgnReader.of(mapper).moves(Path.of("knight.ggn"))) {
 *   moves.filter(Move::isDrop).forEach(move -> System.out.println(move));
 * }
 * }</pre>
 *
 * <p>A transition is returned once it and everything before it has been checked. Only the end of the stream confirms
 * the whole document. An invalid document ends the stream with a {@link SchemaViolationException}, after the
 * transitions before the first violation, and with all violations of the document: until then, do nothing with the
 * transitions that could not be undone.
 *
 * <p>The mapper's {@code UNWRAP_ROOT_VALUE} is ignored.
 *
 * <p>Input that is not JSON, or has more content after a valid document, ends the stream with Jackson's {@code
 * StreamReadException}; an input that cannot be read with an {@link java.io.UncheckedIOException}.
 *
 * <p>A reader is immutable and thread-safe.
 */
public final class GgnReader {
  private final ObjectMapper mapper;
  private final CheckedBinding binding;

  private GgnReader(ObjectMapper mapper, CheckedBinding binding) {
    this.mapper = mapper;
    this.binding = binding;
  }

  /**
   * {@return a reader of GGN documents}
   *
   * @param mapper reads the transitions; it has a {@link MasuModule}, whose limits bound the check
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}, or one whose catalogue checks by
   *     {@link CheckEngine#NETWORKNT}, which needs the whole document
   */
  public static GgnReader of(ObjectMapper mapper) {
    SchemaCatalog catalog = MasuModule.catalogOf(mapper);
    SchemaReference reference = new SchemaReference(SchemaCatalog.GGN, Ggn.class, "");
    Binding binding = new Binding(mapper.constructType(Ggn.class), reference, catalog);
    if (!(SchemaEngine.of(catalog.schema(SchemaCatalog.GGN)) instanceof StreamingSchema schema)) {
      throw new IllegalArgumentException("transitions cannot be read one by one with"
          + " CheckEngine.NETWORKNT, which needs the whole document; use CheckEngine.MASU");
    }
    return new GgnReader(mapper, new CheckedBinding(binding, schema));
  }

  /**
   * {@return the transitions of a document, each with its piece, its source and its destination, in order}
   *
   * @param file the file, which may be compressed with gzip
   * @throws IOException if the file cannot be opened
   */
  public Stream<Move> moves(Path file) throws IOException {
    return moves(JsonInput.of(file));
  }

  /**
   * {@return the transitions of a document, each with its piece, its source and its destination, in order}
   *
   * <p>The document is read as the stream is asked for transitions. Close it, best with {@code try}, to
   * close the input; it closes itself at the end.
   *
   * @param input the input
   * @throws IOException if the input cannot be opened or its first bytes cannot be read
   */
  public Stream<Move> moves(JsonInput input) throws IOException {
    MoveSource moves = new MoveSource(input.open(), mapper, binding);
    return stream(moves::next, moves).map(Bound::value);
  }

  /**
   * {@return the transitions of a document as results, without exceptions for what is wrong with it}
   *
   * @param file the file, which may be compressed with gzip
   * @throws IOException if the file cannot be opened
   * @see #results(JsonInput)
   */
  public Stream<CheckedResult<Move>> results(Path file) throws IOException {
    return results(JsonInput.of(file));
  }

  /**
   * {@return the transitions of a document as results, without exceptions for what is wrong with it}
   *
   * <p>Of an invalid document the last result is a {@link CheckedResult.Rejected} with the report of the whole
   * document or, if it is not JSON, of that alone. Pointers and locations are those in the document, and as Jackson
   * counts them. Close the stream as that of {@link #moves(JsonInput)}.
   *
   * @param input the input
   * @throws IOException if the input cannot be opened or its first bytes cannot be read
   */
  public Stream<CheckedResult<Move>> results(JsonInput input) throws IOException {
    MoveSource moves = new MoveSource(input.open(), mapper, binding);
    return stream(moves::nextResult, moves);
  }

  private static <T> Stream<T> stream(Supplier<@Nullable T> source, MoveSource moves) {
    int order = Spliterator.ORDERED | Spliterator.NONNULL;
    Spliterator<T> results = new AbstractSpliterator<>(Long.MAX_VALUE, order) {
      @Override
      public boolean tryAdvance(Consumer<? super T> action) {
        T result = source.get();
        if (result != null) {
          action.accept(result);
        }
        return result != null;
      }

      /** Null: parts of a stream would be read ahead without bound. */
      @Override
      public @Nullable Spliterator<T> trySplit() {
        return null;
      }
    };
    return StreamSupport.stream(results, false).onClose(moves::close);
  }
}
