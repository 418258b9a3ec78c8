package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that is valid against its schema. */
final class GgnDeserializer extends StdDeserializer<Ggn> {
  private final transient Supplier<GgnNotations> notations;

  GgnDeserializer(Supplier<GgnNotations> notations) {
    super(Ggn.class);
    this.notations = notations;
  }

  @Override
  public Ggn deserialize(JsonParser parser, DeserializationContext context) {
    GgnNotations ofDocument = notations.get();
    NotationDeserializer<Square> squares = ofDocument.squares();
    ObjectDeserializer<Transition> transitions = ofDocument.transitions();
    MapReader<Square, List<Transition>> destinations = new MapReader<>(
        "destination", squares::readKey, (ways, ofWays) -> list(transitions, ways, ofWays));
    MapReader<Square, Map<Square, List<Transition>>> sources =
        new MapReader<>("source", squares::readKey, destinations);
    return Ggn.of(
        new MapReader<>("piece", ofDocument.pieces()::readKey, sources).read(parser, context));
  }

  private static List<Transition> list(
      ObjectDeserializer<Transition> transitions,
      JsonParser parser,
      DeserializationContext context) {
    if (!parser.isExpectedStartArrayToken()) {
      context.handleUnexpectedToken(List.class, parser);
      return List.of();
    }
    List<Transition> list = new ArrayList<>(1);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(NotationDeserializer.needed(
          transitions.deserialize(parser, context), Transition.class, parser));
    }
    return List.copyOf(list);
  }
}
