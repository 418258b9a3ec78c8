package dev.masu.jackson.reader;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.internal.binding.Binding;
import dev.masu.jackson.internal.binding.GuardedBinding;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.schema.internal.check.StreamingSchema;
import dev.masu.schema.internal.tokens.ParserCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.ObjectMapper;

/**
 * Reads GGN documents of any size transition by transition, checked, in memory that does not grow with
 * their transitions.
 *
 * <pre>{@code
 * try (Stream<Move> moves = GgnReader.of(mapper).moves(Path.of("knight.ggn"))) {
 *   moves.filter(Move::isDrop).forEach(move -> System.out.println(move));
 * }
 * }</pre>
 *
 * <p>A transition is handed over when it has been checked itself, and all that stands before it; what
 * follows it is not yet known. Only the end of the stream confirms the whole document. A document that is
 * refused ends the stream with a {@link SchemaViolationException}, after the transitions before the first
 * violation, and with all violations of the whole document; until then, do nothing with the transitions
 * that could not be undone.
 *
 * <p>A document is read as it stands: that the mapper unwraps root values ({@code UNWRAP_ROOT_VALUE}) is
 * passed over.
 *
 * <p>What is not JSON ends it with Jackson's {@code StreamReadException}, also where more follows the
 * document, unless that is refused itself; an input that cannot be read with an {@link java.io.UncheckedIOException}.
 *
 * <p>A reader is immutable.
 */
public final class GgnReader {
  private final ObjectMapper mapper;
  private final GuardedBinding binding;

  private GgnReader(ObjectMapper mapper, GuardedBinding binding) {
    this.mapper = mapper;
    this.binding = binding;
  }

  /**
   * {@return a reader of GGN documents}
   *
   * @param mapper reads the transitions; it has a {@link MasuModule}, whose limits bound the check
   * @throws IllegalArgumentException if the mapper has no {@link MasuModule}
   */
  public static GgnReader of(ObjectMapper mapper) {
    SchemaCatalog catalog = MasuModule.catalogOf(mapper);
    Binding binding = new Binding(mapper.constructType(Ggn.class), SchemaCatalog.GGN, catalog);
    // The id is taken, so that no other schema can be registered by it.
    StreamingSchema schema = (StreamingSchema) ParserCheck.of(catalog.schema(SchemaCatalog.GGN));
    return new GgnReader(mapper, new GuardedBinding(binding, schema));
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
    Moves moves = new Moves(input.open(), mapper, binding);
    return stream(moves, moves);
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
   * <p>Of an invalid document the last result is a {@link CheckedResult.Rejected} with the report of the whole document. Pointers
   * and locations are those in the document, and as Jackson counts them. Close the stream as that of {@link #moves(JsonInput)}.
   *
   * @param input the input
   * @throws IOException if the input cannot be opened or its first bytes cannot be read
   */
  public Stream<CheckedResult<Move>> results(JsonInput input) throws IOException {
    Moves moves = new Moves(input.open(), mapper, binding);
    return stream(new MoveResults(moves, binding.binding()::shown), moves);
  }

  private static <T> Stream<T> stream(Iterator<T> results, Moves moves) {
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED | Spliterator.NONNULL),
            false)
        .onClose(moves::close);
  }
}
