package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.document.DocumentSerializer;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** Writes a GGN canonically, in the order of its entries. */
public final class GgnSerializer extends DocumentSerializer<Ggn> {
  public GgnSerializer() {
    super(Ggn.class);
  }

  @Override
  protected void members(Ggn ggn, JsonGenerator generator) {
    ggn.entries().forEach((piece, sources) -> {
      generator.writeObjectPropertyStart(piece.toString());
      sources.forEach((from, destinations) -> source(from, destinations, generator));
      generator.writeEndObject();
    });
  }

  private static void source(
      Square from, Map<Square, List<Transition>> destinations, JsonGenerator generator) {
    generator.writeObjectPropertyStart(from.label());
    destinations.forEach((to, transitions) -> {
      generator.writeArrayPropertyStart(to.label());
      transitions.forEach(transition -> transition(transition, generator));
      generator.writeEndArray();
    });
    generator.writeEndObject();
  }

  private static void transition(Transition transition, JsonGenerator generator) {
    generator.writeStartObject();
    TransitionSerializer.write(transition, generator);
    generator.writeEndObject();
  }
}
