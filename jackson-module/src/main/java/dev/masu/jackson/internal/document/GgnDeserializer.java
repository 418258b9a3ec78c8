package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that is valid against its schema. */
final class GgnDeserializer extends StdDeserializer<Ggn> {
  private final MapReader<Piece, Map<Square, Map<Square, List<Transition>>>> entries;

  GgnDeserializer(
      NotationDeserializer<Piece> pieces,
      NotationDeserializer<Square> squares,
      ObjectDeserializer<Transition> transitions) {
    super(Ggn.class);
    MapReader<Square, List<Transition>> destinations = new MapReader<>(
        "destination", squares::readKey, (parser, context) -> list(transitions, parser, context));
    this.entries = new MapReader<>(
        "piece", pieces::readKey, new MapReader<>("source", squares::readKey, destinations));
  }

  @Override
  public Ggn deserialize(JsonParser parser, DeserializationContext context) {
    return Ggn.of(entries.read(parser, context));
  }

  @SuppressWarnings("unchecked") // A problem handler may return any list.
  private static List<Transition> list(
      ObjectDeserializer<Transition> transitions,
      JsonParser parser,
      DeserializationContext context) {
    if (!parser.isExpectedStartArrayToken()) {
      return NotationDeserializer.needed(
          (List<Transition>) context.handleUnexpectedToken(List.class, parser));
    }
    List<Transition> list = new ArrayList<>(1);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(NotationDeserializer.needed(transitions.deserialize(parser, context)));
    }
    if (list.isEmpty()) {
      context.reportInputMismatch(Ggn.class, "expected at least one transition but found none");
    }
    return List.copyOf(list);
  }
}
