package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.OrderedMap;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import dev.masu.notation.Cell;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Qpi;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;

/**
 * Creates the deserializers of documents, also for their implementation classes: Jackson asks for these with {@code
 * readerForUpdating}, and for type ids that are class names.
 */
public final class DocumentDeserializers extends Deserializers.Base {
  private final NotationDeserializer<Cell> cells;
  private final NotationDeserializer<Qpi> pieces;
  private final boolean toggleDefault;
  private final boolean isCaching;
  private @Nullable GgnNotations ggnNotations;

  /**
   * Creates the deserializers' registry.
   *
   * @param toggleDefault what an STN without {@code toggle} means
   * @param isCaching whether notations are cached from one document to the next
   */
  public DocumentDeserializers(
      NotationDeserializer<Qpi> qpi, boolean toggleDefault, boolean isCaching) {
    this.cells = isCaching ? Notations.CELL.caching() : Notations.CELL;
    this.pieces = isCaching ? qpi.caching() : qpi;
    this.toggleDefault = toggleDefault;
    this.isCaching = isCaching;
  }

  @Override
  public @Nullable ValueDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    return find(type.getRawClass());
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return find(type) != null;
  }

  private @Nullable ValueDeserializer<?> find(Class<?> type) {
    if (Stn.class.isAssignableFrom(type)) {
      return stn();
    }
    if (Position.class.isAssignableFrom(type)) {
      return position();
    }
    if (Ggn.class.isAssignableFrom(type)) {
      return new GgnDeserializer(this::ggnNotations);
    }
    if (Transition.class.isAssignableFrom(type)) {
      return new TransitionDeserializer(this::ggnNotations);
    }
    if (type == GgnPosition.class) {
      return ggnPosition();
    }
    if (type == Move.class) {
      return move();
    }
    return type == PnnPinMapping.class ? PnnPinMappingReader.deserializer() : null;
  }

  /** {@return the notations for one document: values that are cached are shared by its transitions} */
  private synchronized GgnNotations ggnNotations() {
    GgnNotations cached = ggnNotations;
    if (cached == null) {
      cached = new GgnNotations();
      ggnNotations = isCaching ? cached : null;
    }
    return cached;
  }

  private static final class StnParts {
    Map<Cell, Optional<Qpi>> board = OrderedMap.empty();
    Map<Qpi, Integer> hands = OrderedMap.empty();
    boolean toggle;

    StnParts(boolean toggleDefault) {
      this.toggle = toggleDefault;
    }
  }

  private ObjectDeserializer<Stn, StnParts> stn() {
    return new ObjectDeserializer<>(
            Stn.class,
            () -> new StnParts(toggleDefault),
            parts -> Stn.of(parts.board, parts.hands, parts.toggle))
        .optional(
            "board",
            new MapReader<>("cell", cells::readKey, pieces::readNullable),
            (parts, board) -> parts.board = board)
        .optional(
            "hands",
            new MapReader<>("piece", pieces::readKey, ValueReader::integer),
            (parts, hands) -> parts.hands = hands)
        .optional(
            "toggle",
            (parser, context) -> parser.getBooleanValue(),
            (parts, toggle) -> parts.toggle = toggle);
  }

  private ObjectDeserializer<Position, Position.Builder> position() {
    return new ObjectDeserializer<>(Position.class, Position::builder, Position.Builder::build)
        .optional(
            "board",
            new MapReader<>("cell", cells::readKey, pieces::read),
            (position, board) -> position.board(board))
        .optional(
            "hands",
            new MapReader<>("piece", pieces::readKey, ValueReader::integer),
            (position, hands) -> position.hands(hands))
        .optional("active", ValueReader::side, (position, side) -> position.active(side));
  }

  private static final class GgnPositionParts {
    final GgnPosition.Builder builder = GgnPosition.builder();
    Map<Piece, Integer> hands = Map.of();

    /** The hands come last, since what is wrong with them concerns the position as a whole. */
    GgnPosition build() {
      hands.forEach(builder::putHand);
      return builder.build();
    }
  }

  private static ObjectDeserializer<GgnPosition, GgnPositionParts> ggnPosition() {
    return new ObjectDeserializer<>(
            GgnPosition.class, GgnPositionParts::new, GgnPositionParts::build)
        .required(
            "board",
            new MapReader<>("square", Notations.SQUARE::readKey, Notations.PIECE::read),
            (parts, board) -> board.forEach(parts.builder::place))
        .required(
            "hands",
            new MapReader<>("piece", Notations.PIECE::readKey, ValueReader::integer),
            (parts, hands) -> parts.hands = hands)
        .required("active", ValueReader::side, (parts, side) -> parts.builder.active(side));
  }

  private static final class MoveParts {
    @Nullable
    Piece piece;

    @Nullable
    Square source;

    @Nullable
    Square destination;

    @Nullable
    Transition transition;

    Move build() {
      return new Move(
          Objects.requireNonNull(piece),
          Objects.requireNonNull(source),
          Objects.requireNonNull(destination),
          Objects.requireNonNull(transition));
    }
  }

  private static ObjectDeserializer<Move, MoveParts> move() {
    return new ObjectDeserializer<>(Move.class, MoveParts::new, MoveParts::build)
        .required("piece", part(Notations.PIECE::read), (move, piece) -> move.piece = piece)
        .required("source", part(Notations.SQUARE::read), (move, square) -> move.source = square)
        .required(
            "destination",
            part(Notations.SQUARE::read),
            (move, square) -> move.destination = square)
        .required(
            "transition",
            part((parser, context) -> NotationDeserializer.needed(
                context.readValue(parser, Transition.class), Transition.class, parser)),
            (move, transition) -> move.transition = transition);
  }

  /** {@return the reader of a move's part, which is never null} */
  private static <V> ValueReader<V> part(ValueReader<V> reader) {
    return (parser, context) -> {
      if (parser.hasToken(JsonToken.VALUE_NULL)) {
        context.reportInputMismatch(
            Move.class, "expected a value of property \"%s\" but found null", parser.currentName());
      }
      return reader.read(parser, context);
    };
  }
}
