package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.OrderedMap;
import dev.masu.jackson.internal.document.ObjectDeserializer.Member;
import dev.masu.jackson.internal.document.ObjectDeserializer.Members;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import dev.masu.notation.Cell;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
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

  private ObjectDeserializer<Stn> stn() {
    Members stn = new Members();
    Member<Map<Cell, Optional<Qpi>>> board = stn.optional(
        "board", new MapReader<>("cell", cells::readKey, pieces::readNullable), OrderedMap.empty());
    Member<Map<Qpi, Integer>> hands = stn.optional(
        "hands",
        new MapReader<>("piece", pieces::readKey, ValueReader::integer),
        OrderedMap.empty());
    Member<Boolean> toggle =
        stn.optional("toggle", (parser, context) -> parser.getBooleanValue(), toggleDefault);
    return new ObjectDeserializer<>(
        Stn.class, stn, values -> Stn.of(board.of(values), hands.of(values), toggle.of(values)));
  }

  private ObjectDeserializer<Position> position() {
    Members position = new Members();
    Member<Map<Cell, Qpi>> board = position.optional(
        "board", new MapReader<>("cell", cells::readKey, pieces::read), OrderedMap.empty());
    Member<Map<Qpi, Integer>> hands = position.optional(
        "hands",
        new MapReader<>("piece", pieces::readKey, ValueReader::integer),
        OrderedMap.empty());
    Member<Side> active = position.optional("active", ValueReader::side, Side.FIRST);
    return new ObjectDeserializer<>(
        Position.class,
        position,
        values -> Position.builder()
            .board(board.of(values))
            .hands(hands.of(values))
            .active(active.of(values))
            .build());
  }

  private static ObjectDeserializer<GgnPosition> ggnPosition() {
    Members position = new Members();
    Member<Map<Square, Piece>> board = position.required(
        "board", new MapReader<>("square", Notations.SQUARE::readKey, Notations.PIECE::read));
    Member<Map<Piece, Integer>> hands = position.required(
        "hands", new MapReader<>("piece", Notations.PIECE_IN_HAND::readKey, ValueReader::count));
    Member<Side> active = position.required("active", ValueReader::side);
    return new ObjectDeserializer<>(GgnPosition.class, position, values -> {
      GgnPosition.Builder builder = GgnPosition.builder().active(active.of(values));
      board.of(values).forEach(builder::place);
      hands.of(values).forEach(builder::putHand);
      return builder.build();
    });
  }

  private static ObjectDeserializer<Move> move() {
    Members move = new Members();
    Member<Piece> piece = move.required("piece", part(Notations.PIECE::read));
    Member<Square> source = move.required("source", part(Notations.SQUARE::read));
    Member<Square> destination = move.required("destination", part(Notations.SQUARE::read));
    Member<Transition> transition = move.required(
        "transition",
        part((parser, context) -> NotationDeserializer.needed(
            context.readValue(parser, Transition.class), Transition.class, parser)));
    return new ObjectDeserializer<>(
        Move.class,
        move,
        values -> new Move(
            piece.of(values), source.of(values), destination.of(values), transition.of(values)));
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
