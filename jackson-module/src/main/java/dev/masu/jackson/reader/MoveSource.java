package dev.masu.jackson.reader;

import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.binding.BindingFailures;
import dev.masu.jackson.internal.binding.CheckedBinding;
import dev.masu.jackson.internal.binding.CheckedParser;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.records.Closing;
import dev.masu.jackson.internal.records.RecordScanner;
import dev.masu.jackson.reader.CheckedResult.Bound;
import dev.masu.jackson.reader.CheckedResult.Rejected;
import dev.masu.notation.NotationException;
import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.internal.location.TokenLocator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/** The transitions of a GGN, each read when it is asked for. */
final class MoveSource {
  private final ObjectReader transitions;
  private final InputStream in;
  private final CheckedBinding binding;
  private @Nullable JsonParser parser;
  private @Nullable CheckedParser checked;

  /** The piece whose entries are being read. */
  private @Nullable Piece piece;

  private long count;
  private boolean isAtEnd;

  MoveSource(InputStream in, ObjectMapper mapper, CheckedBinding binding) {
    this.in = in;
    this.transitions = mapper
        .readerFor(Transition.class)
        .without(StreamReadFeature.AUTO_CLOSE_SOURCE)
        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .without(DeserializationFeature.UNWRAP_ROOT_VALUE);
    this.binding = binding;
  }

  /**
   * Reads the next transition; {@return it, or null at the end of the document} Closes the input there, and after a
   * failure.
   */
  @Nullable
  Bound<Move> next() {
    if (isAtEnd) {
      return null;
    }
    Bound<Move> next;
    try {
      next = read();
    } catch (JacksonIOException e) {
      UncheckedIOException problem =
          new UncheckedIOException(Objects.requireNonNull(e.getCause(), "no I/O problem"));
      Closing.closeAfter(problem, this::close);
      throw problem;
    } catch (Throwable e) {
      Closing.closeAfter(e, this::close);
      throw e;
    }
    if (next == null) {
      close();
    }
    return next;
  }

  /** The same, with what is wrong with the document as the last result. */
  @Nullable
  CheckedResult<Move> nextResult() {
    try {
      return next();
    } catch (JacksonException e) {
      if (BindingFailures.isNotOfDocument(e)) {
        throw e;
      }
      JsonParser source = Objects.requireNonNull(parser);
      CheckReport report = binding.binding().catalog().present(ReadReports.of(e, source, ""));
      return new Rejected<>(count + 1, RecordScanner.START, "", report);
    }
  }

  private @Nullable Bound<Move> read() {
    CheckedParser tokens = checked == null ? begin() : checked;
    checked = tokens;
    try {
      return read(tokens);
    } catch (JacksonException e) {
      throw binding.failure(tokens, e);
    } catch (NotationException e) {
      throw binding.notBound(tokens, e);
    }
  }

  private CheckedParser begin() {
    JsonParser source = transitions.createParser(in);
    parser = source;
    if (source.nextToken() == null) {
      throw new StreamReadException(
          source, "expected a GGN document but found the end of the input");
    }
    return binding.checkedParser(source);
  }

  private @Nullable Bound<Move> read(CheckedParser tokens) {
    while (!tokens.isComplete()) {
      JsonToken token = tokens.nextToken();
      TokenStreamContext context = tokens.streamReadContext();
      TokenStreamContext parent = context.getParent();
      if (token == JsonToken.PROPERTY_NAME && parent.inRoot()) {
        piece = Piece.parse(context.currentName());
      } else if (token == JsonToken.START_OBJECT && parent.inArray()) {
        SourceLocation start = TokenLocator.asJacksonCounts().locate(tokens.currentTokenLocation());
        Transition read = NotationDeserializer.needed(transitions.readValue(tokens));
        return new Bound<>(
            ++count,
            start == null ? RecordScanner.START : start,
            move(Objects.requireNonNull(piece), read, parent.getParent()));
      }
    }
    binding.requireValid(tokens);
    JsonParser source = Objects.requireNonNull(parser);
    if (source.nextToken() != null) {
      throw new StreamReadException(
          source,
          "expected the end of the input after the GGN document but found more",
          source.currentTokenLocation());
    }
    return null;
  }

  /** {@return a transition with its piece and the names of the objects that enclose it} */
  private static Move move(Piece piece, Transition transition, TokenStreamContext destinations) {
    return new Move(
        piece,
        Square.of(destinations.getParent().currentName()),
        Square.of(destinations.currentName()),
        transition);
  }

  /** Closes the input; nothing more is read. */
  void close() {
    isAtEnd = true;
    try (in) {
      if (parser != null) {
        parser.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
