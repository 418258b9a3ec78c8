package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that its schema has accepted. */
final class GgnDeserializer extends StdDeserializer<Ggn> {
  private final TransitionDeserializer transitions = new TransitionDeserializer();

  GgnDeserializer() {
    super(Ggn.class);
  }

  @Override
  public Ggn deserialize(JsonParser parser, DeserializationContext context) {
    Map<Piece, Map<Square, Map<Square, List<Transition>>>> entries = new LinkedHashMap<>();
    Members.read(
        parser,
        context,
        Ggn.class,
        name -> entries.put(NotationType.PIECE.readKey(name, context), sources(parser, context)));
    return Members.made(Ggn.class, context, () -> Ggn.of(entries));
  }

  private Map<Square, Map<Square, List<Transition>>> sources(
      JsonParser parser, DeserializationContext context) {
    Map<Square, Map<Square, List<Transition>>> sources = new LinkedHashMap<>();
    Members.read(
        parser,
        context,
        Map.class,
        name -> sources.put(Square.of(name), destinations(parser, context)));
    return sources;
  }

  private Map<Square, List<Transition>> destinations(
      JsonParser parser, DeserializationContext context) {
    Map<Square, List<Transition>> destinations = new LinkedHashMap<>();
    Members.read(
        parser,
        context,
        Map.class,
        name -> destinations.put(Square.of(name), transitions(parser, context)));
    return destinations;
  }

  private List<Transition> transitions(JsonParser parser, DeserializationContext context) {
    List<Transition> read = new ArrayList<>();
    if (!parser.isExpectedStartArrayToken()) {
      context.handleUnexpectedToken(List.class, parser);
      return read;
    }
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      read.add(transitions.deserialize(parser, context));
    }
    return read;
  }
}
