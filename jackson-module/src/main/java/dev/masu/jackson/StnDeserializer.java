package dev.masu.jackson;

import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds an STN that its schema has accepted. */
final class StnDeserializer extends StdDeserializer<Stn> {
  private final transient NotationType<Qpi> qpi;
  private final boolean toggleDefault;

  StnDeserializer(NotationType<Qpi> qpi, boolean toggleDefault) {
    super(Stn.class);
    this.qpi = qpi;
    this.toggleDefault = toggleDefault;
  }

  @Override
  public Stn deserialize(JsonParser parser, DeserializationContext context) {
    Stn.Builder stn = Stn.builder();
    stn.toggle(toggleDefault);
    Members.read(parser, context, Stn.class, name -> {
      switch (name) {
        case "board" -> board(stn, parser, context);
        case "hands" -> stn.hands(Hands.read(qpi, parser, context));
        case "toggle" -> stn.toggle(_parseBooleanPrimitive(parser, context));
        default -> context.handleUnknownProperty(parser, this, Stn.class, name);
      }
    });
    return Members.made(Stn.class, context, stn::build);
  }

  private void board(Stn.Builder stn, JsonParser parser, DeserializationContext context) {
    Members.read(
        parser,
        context,
        Map.class,
        name -> stn.putBoard(
            NotationType.CELL.readKey(name, context), qpi.readOrNull(parser, context)));
  }
}
