package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.internal.map.OrderedMap;
import dev.masu.internal.map.SharedMaps;
import dev.masu.jackson.internal.document.ObjectDeserializer.Member;
import dev.masu.jackson.internal.document.ObjectDeserializer.Members;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.jackson.internal.notation.Notations;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
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
  /** Equal conditions occur all over a rule set. */
  private static final int CHECKS = 8_192;

  /** Equal patches occur in neighbouring transitions: a move to an empty square, and a capture there. */
  private static final int PATCHES = 16;

  private final NotationDeserializer<Cell> cells;
  private final NotationDeserializer<Qpi> pieces;
  private final NotationDeserializer<Piece> ggnPieces;
  private final NotationDeserializer<Piece> piecesInHand;
  private final NotationDeserializer<Square> squares;
  private final NotationDeserializer<Occupation> occupations;

  /** What an STN without {@code toggle} means. */
  private final boolean toggleDefault;

  /** Whether notations, and equal parts of transitions, are shared by documents. */
  private final boolean isCaching;

  public DocumentDeserializers(
      NotationDeserializer<Qpi> qpi, boolean toggleDefault, boolean isCaching) {
    this.toggleDefault = toggleDefault;
    this.isCaching = isCaching;
    this.cells = cached(Notations.CELL);
    this.pieces = cached(qpi);
    this.ggnPieces = cached(Notations.PIECE);
    this.piecesInHand = cached(Notations.PIECE_IN_HAND);
    this.squares = cached(Notations.SQUARE);
    this.occupations = cached(Notations.OCCUPATION);
  }

  private <T> NotationDeserializer<T> cached(NotationDeserializer<T> notation) {
    return isCaching ? notation.caching() : notation;
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
      return new GgnDeserializer(ggnPieces, squares, transition());
    }
    if (Transition.class.isAssignableFrom(type)) {
      return transition();
    }
    if (type == GgnPosition.class) {
      return ggnPosition();
    }
    return type == Move.class ? move() : null;
  }

  private ObjectDeserializer<Stn> stn() {
    Members stn = new Members();
    Member<Map<Cell, Optional<Qpi>>> board = stn.optional(
        "board", new MapReader<>("cell", cells::readKey, pieces::readNullable), OrderedMap.empty());
    Member<Map<Qpi, Integer>> hands = hands(stn);
    Member<Boolean> toggle =
        stn.optional("toggle", (parser, context) -> parser.getBooleanValue(), toggleDefault);
    return new ObjectDeserializer<>(
        Stn.class, stn, values -> Stn.of(board.of(values), hands.of(values), toggle.of(values)));
  }

  private ObjectDeserializer<Position> position() {
    Members position = new Members();
    Member<Map<Cell, Qpi>> board = position.optional(
        "board", new MapReader<>("cell", cells::readKey, pieces::read), OrderedMap.empty());
    Member<Map<Qpi, Integer>> hands = hands(position);
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

  private Member<Map<Qpi, Integer>> hands(Members document) {
    return document.optional(
        "hands",
        new MapReader<>("piece", pieces::readKey, ValueReader::integer),
        OrderedMap.empty());
  }

  private static ObjectDeserializer<GgnPosition> ggnPosition() {
    Members position = new Members();
    Member<Map<Square, Piece>> board = position.required(
        "board", new MapReader<>("square", Notations.SQUARE::readKey, Notations.PIECE::read));
    Member<Map<Piece, Integer>> hands = position.required(
        "hands", new MapReader<>("piece", Notations.PIECE_IN_HAND::readKey, ValueReader::integer));
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
    Member<Piece> piece = move.required("piece", Notations.PIECE::read);
    Member<Square> source = move.required("source", Notations.SQUARE::read);
    Member<Square> destination = move.required("destination", Notations.SQUARE::read);
    Member<Transition> transition = move.required(
        "transition", (parser, context) -> context.readValue(parser, Transition.class));
    return new ObjectDeserializer<>(
        Move.class,
        move,
        values -> new Move(
            piece.of(values), source.of(values), destination.of(values), transition.of(values)));
  }

  private ObjectDeserializer<Transition> transition() {
    Members transition = new Members();
    Member<Map<Square, Occupation>> check = transition.required(
        "board_check",
        new MapReader<>("square", squares::readKey, occupations::read, sharing(CHECKS)));
    Member<Map<Square, Optional<Piece>>> patch = transition.required(
        "board_patch",
        new MapReader<>("square", squares::readKey, ggnPieces::readNullable, sharing(PATCHES)));
    Member<Optional<Piece>> add =
        transition.optional("in_hand_add", piecesInHand::readNullable, Optional.empty());
    Member<Optional<Piece>> del =
        transition.optional("in_hand_del", piecesInHand::readNullable, Optional.empty());
    return new ObjectDeserializer<>(
        Transition.class,
        transition,
        values ->
            Transition.of(check.of(values), patch.of(values), add.of(values), del.of(values)));
  }

  private <V> Function<Entries<Square, V>, OrderedMap<Square, V>> sharing(int size) {
    return isCaching ? new SharedMaps<Square, V>(size)::shared : Entries::take;
  }
}
