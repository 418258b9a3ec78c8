package dev.masu.jackson.internal.notation;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JacksonModule.SetupContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** All notations. They are written by their {@code toString}, also where an enum has a text. */
public final class Notations {
  public static final NotationDeserializer<Cell> CELL =
      NotationDeserializer.of(Cell.class, Cell::parse);
  public static final NotationDeserializer<Piece> PIECE =
      NotationDeserializer.of(Piece.class, Piece::parse);
  public static final NotationDeserializer<Piece> PIECE_IN_HAND =
      NotationDeserializer.of(Piece.class, Piece::parseInHand);
  public static final NotationDeserializer<Square> SQUARE =
      NotationDeserializer.of(Square.class, Square::of);
  public static final NotationDeserializer<Occupation> OCCUPATION =
      NotationDeserializer.of(Occupation.class, Occupation::parse);

  private static final List<NotationDeserializer<?>> ALL_BUT_QPI = List.of(
      CELL,
      PIECE,
      SQUARE,
      OCCUPATION,
      // Type ids name the classes of values.
      NotationDeserializer.of(
          Occupation.Exactly.class, text -> new Occupation.Exactly(Piece.parse(text))),
      NotationDeserializer.of(Gan.class, Gan::parse),
      NotationDeserializer.of(LegacyGan.class, LegacyGan::parse),
      NotationDeserializer.of(Pin.class, Pin::parse),
      NotationDeserializer.of(Pnn.class, Pnn::parse),
      NotationDeserializer.of(Sin.class, Sin::parse),
      NotationDeserializer.of(Snn.class, Snn::parse));

  private static final ValueSerializer<Object> KEY = new ValueSerializer<>() {
    @Override
    public void serialize(Object key, JsonGenerator generator, SerializationContext context) {
      generator.writeName(key.toString());
    }
  };

  private Notations() {}

  /** {@return QPI, with or without derived pieces} */
  public static NotationDeserializer<Qpi> qpi(Qpi.Sides sides) {
    return NotationDeserializer.of(Qpi.class, text -> Qpi.parse(text, sides));
  }

  /** Registers all notations, as values and as keys of maps. */
  public static void register(SetupContext context, NotationDeserializer<Qpi> qpi) {
    SimpleModule module = new SimpleModule();
    ALL_BUT_QPI.forEach(notation -> add(notation, module));
    add(qpi, module);
    module.setupModule(context);
  }

  private static <T> void add(NotationDeserializer<T> notation, SimpleModule module) {
    module.addDeserializer(notation.type(), notation);
    module.addKeyDeserializer(notation.type(), notation.forKeys());
    module.addSerializer(notation.type(), ToStringSerializer.instance);
    module.addKeySerializer(notation.type(), KEY);
  }
}
