package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.internal.map.Entries;
import dev.masu.jackson.internal.document.Members;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that is valid by its schema. */
public final class GgnDeserializer extends StdDeserializer<Ggn> {
  private final transient Supplier<GgnNotations> notations;

  public GgnDeserializer(Supplier<GgnNotations> notations) {
    super(Ggn.class);
    this.notations = notations;
  }

  @Override
  public Ggn deserialize(JsonParser parser, DeserializationContext context) {
    return new Reading(parser, context, notations.get(), this).document();
  }

  /** The reading of one document. */
  private static final class Reading {
    private final JsonParser parser;
    private final DeserializationContext context;
    private final Entries<Piece, Map<Square, Map<Square, List<Transition>>>> pieces =
        new Entries<>();
    private final Entries<Square, Map<Square, List<Transition>>> sources = new Entries<>();
    private final Entries<Square, List<Transition>> destinations = new Entries<>();
    private final GgnNotations notations;
    private final TransitionReader transitions;

    Reading(
        JsonParser parser,
        DeserializationContext context,
        GgnNotations notations,
        GgnDeserializer caller) {
      this.parser = parser;
      this.context = context;
      this.notations = notations;
      this.transitions = new TransitionReader(notations, caller);
    }

    Ggn document() {
      Members.read(parser, context, Ggn.class, this::readPiece);
      return Ggn.of(pieces.take());
    }

    private <T> T key(NotationDeserializer<T> notation, String name) {
      return Members.needed(notation.deserializeKey(name, context), notation.type(), parser);
    }

    private void readPiece(String name) {
      Piece piece = key(notations.pieces(), name);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readSource);
      pieces.add(piece, sources.take());
    }

    private void readSource(String name) {
      Square from = key(notations.squares(), name);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readDestination);
      sources.add(from, destinations.take());
    }

    private void readDestination(String name) {
      Square to = key(notations.squares(), name);
      parser.nextToken();
      if (!parser.isExpectedStartArrayToken()) {
        context.handleUnexpectedToken(List.class, parser);
        return;
      }
      List<Transition> ways = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        ways.add(Members.needed(transitions.read(parser, context), Transition.class, parser));
      }
      if (ways.isEmpty()) {
        String reason =
            "\"%s\": expected at least one transition, found none; leave the destination out";
        context.handleInstantiationProblem(
            Ggn.class, null, new IllegalArgumentException(reason.formatted(name)));
      }
      destinations.add(to, List.copyOf(ways));
    }
  }
}
