package dev.masu.jackson.reader;

import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.binding.CheckedBinding;
import dev.masu.jackson.internal.document.TransitionDeserializer;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.NotationException;
import dev.masu.schema.internal.check.CheckedParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.ObjectReader;

/** The transitions of a GGN, each read when it is asked for. */
final class MoveIterator implements Iterator<Move> {
  private final ObjectReader transitions;
  private final InputStream in;
  private final JsonParser parser;
  private final CheckedBinding binding;
  private @Nullable CheckedParser checked;
  private int openObjects;
  private @Nullable Piece piece;
  private @Nullable Square from;
  private @Nullable Square to;
  private @Nullable Move next;

  /** The start of the transition that was read last. */
  private TokenStreamLocation start = TokenStreamLocation.NA;

  private boolean isAtEnd;

  MoveIterator(InputStream in, ObjectMapper mapper, CheckedBinding binding) throws IOException {
    this.in = in;
    this.transitions = mapper
        .readerFor(Transition.class)
        .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .without(DeserializationFeature.UNWRAP_ROOT_VALUE)
        .withAttribute(
            TransitionDeserializer.OfDocument.class, new TransitionDeserializer.OfDocument());
    this.parser = parser(transitions, in);
    this.binding = binding;
  }

  /** Creates a parser, which reads the first bytes at once; closes the input if that fails. */
  private static JsonParser parser(ObjectReader reader, InputStream in) throws IOException {
    try {
      return reader.without(StreamReadFeature.AUTO_CLOSE_SOURCE).createParser(in);
    } catch (JacksonIOException e) {
      try (in) {
        throw problem(e);
      }
    } catch (Throwable e) {
      try (in) {
        throw e;
      }
    }
  }

  @Override
  public boolean hasNext() {
    if (next == null && !isAtEnd) {
      try {
        next = read();
      } catch (JacksonIOException e) {
        UncheckedIOException problem = new UncheckedIOException(problem(e));
        closeAfter(problem);
        throw problem;
      } catch (Throwable e) {
        closeAfter(e);
        throw e;
      }
      if (next == null) {
        close();
      }
    }
    return next != null;
  }

  /** Closes the input after a failure, to which a failure of closing is added. */
  private void closeAfter(Throwable reason) {
    try {
      close();
    } catch (RuntimeException | Error e) {
      if (e != reason) {
        reason.addSuppressed(e);
      }
    }
  }

  private static IOException problem(JacksonIOException thrown) {
    return Objects.requireNonNull(thrown.getCause(), "no I/O problem");
  }

  @Override
  public Move next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Move move = Objects.requireNonNull(next);
    next = null;
    return move;
  }

  /** Reads up to the next transition; {@return it, or null at the end of the document} */
  private @Nullable Move read() {
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
    if (parser.nextToken() == null) {
      throw new StreamReadException(
          parser, "expected a GGN document but found the end of the input");
    }
    openObjects = 1;
    return binding.checkedParser(parser);
  }

  private @Nullable Move read(CheckedParser tokens) {
    while (openObjects > 0) {
      switch (Objects.requireNonNull(tokens.nextToken())) {
        case PROPERTY_NAME -> name(tokens.currentName());
        case START_OBJECT -> {
          if (tokens.streamReadContext().getParent().inArray()) {
            start = tokens.currentTokenLocation();
            return move(NotationDeserializer.needed(transitions.readValue(tokens), Transition.class, tokens));
          }
          openObjects++;
        }
        case END_OBJECT -> openObjects--;
        default -> {
          // The start or the end of a list: anything else is invalid.
        }
      }
    }
    binding.accepted(tokens, null);
    if (parser.nextToken() != null) {
      throw new StreamReadException(
          parser, "expected the end of the input behind the GGN document but found more");
    }
    return null;
  }

  private void name(String name) {
    switch (openObjects) {
      case 1 -> piece = Piece.parse(name);
      case 2 -> from = Square.of(name);
      default -> to = Square.of(name);
    }
  }

  private Move move(Transition transition) {
    return new Move(
        Objects.requireNonNull(piece),
        Objects.requireNonNull(from),
        Objects.requireNonNull(to),
        transition);
  }

  /** {@return the start of the transition that was returned last} */
  TokenStreamLocation start() {
    return start;
  }

  /** Closes the input; nothing more is read. */
  void close() {
    isAtEnd = true;
    next = null;
    try (in) {
      parser.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
