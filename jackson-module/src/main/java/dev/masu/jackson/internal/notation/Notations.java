package dev.masu.jackson.internal.notation;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;
import tools.jackson.databind.JacksonModule.SetupContext;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** All notations. They are written as Jackson writes any type by its {@code toString}. */
public final class Notations {
  public static final NotationDeserializer<Cell> CELL =
      NotationDeserializer.of(Cell.class, Cell::parse);
  public static final NotationDeserializer<Piece> PIECE =
      NotationDeserializer.of(Piece.class, Piece::parse);
  public static final NotationDeserializer<Square> SQUARE =
      NotationDeserializer.of(Square.class, Square::of);
  public static final NotationDeserializer<Occupation> OCCUPATION =
      NotationDeserializer.of(Occupation.class, Occupation::parse);

  private static final List<NotationDeserializer<?>> ALL_BUT_QPI = List.of(
      CELL,
      PIECE,
      SQUARE,
      OCCUPATION,
      NotationDeserializer.of(Occupation.Named.class, Notations::named),
      NotationDeserializer.of(
          Occupation.Exactly.class, text -> new Occupation.Exactly(Piece.parse(text))),
      NotationDeserializer.of(Gan.class, Gan::parse),
      NotationDeserializer.of(LegacyGan.class, LegacyGan::parse),
      NotationDeserializer.of(Pin.class, Pin::parse),
      NotationDeserializer.of(Pnn.class, Pnn::parse),
      NotationDeserializer.of(Sin.class, Sin::parse),
      NotationDeserializer.of(Snn.class, Snn::parse));

  private Notations() {}

  /** {@return QPI, with or without derived pieces} */
  public static NotationDeserializer<Qpi> qpi(Qpi.Sides sides) {
    return NotationDeserializer.of(Qpi.class, text -> Qpi.parse(text, sides));
  }

  /** Registers all notations, as values and as keys of maps. */
  public static void register(SetupContext context, NotationDeserializer<Qpi> qpi) {
    SimpleDeserializers deserializers = new SimpleDeserializers();
    SimpleKeyDeserializers keyDeserializers = new SimpleKeyDeserializers();
    SimpleSerializers serializers = new SimpleSerializers();
    ALL_BUT_QPI.forEach(each -> register(each, deserializers, keyDeserializers, serializers));
    register(qpi, deserializers, keyDeserializers, serializers);
    context.addDeserializers(deserializers);
    context.addKeyDeserializers(keyDeserializers);
    context.addSerializers(serializers);
  }

  private static <T> void register(
      NotationDeserializer<T> notation,
      SimpleDeserializers deserializers,
      SimpleKeyDeserializers keyDeserializers,
      SimpleSerializers serializers) {
    deserializers.addDeserializer(notation.type(), notation);
    keyDeserializers.addDeserializer(notation.type(), notation.forKeys());
    serializers.addSerializer(notation.type(), ToStringSerializer.instance);
  }

  private static Occupation.Named named(String text) {
    if (Occupation.parse(text) instanceof Occupation.Named named) {
      return named;
    }
    throw NotationException.expected(
        "GGN occupation", "enemy", text, 0, "empty", "occupied", "enemy", "ally");
  }
}
