package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.document.Members;
import dev.masu.jackson.internal.notation.NotationType;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that its schema has accepted. */
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
    private final GgnAssembler assembler = new GgnAssembler();
    private final GgnNotations notations;
    private final TransitionReader transitions;

    Reading(
        JsonParser parser,
        DeserializationContext context,
        GgnNotations notations,
        GgnDeserializer asked) {
      this.parser = parser;
      this.context = context;
      this.notations = notations;
      this.transitions = new TransitionReader(notations, asked);
    }

    Ggn document() {
      Members.read(parser, context, Ggn.class, this::readPiece);
      return assembler.end();
    }

    private <T> T key(NotationType<T> notation, String name) {
      return Members.needed(notation.readKey(name, context), notation.type(), parser);
    }

    private void readPiece(String name) {
      Piece piece = key(notations.pieces(), name);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readSource);
      assembler.endPiece(piece);
    }

    private void readSource(String name) {
      Square from = key(notations.squares(), name);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readDestination);
      assembler.endSource(from);
    }

    private void readDestination(String name) {
      Square to = key(notations.squares(), name);
      parser.nextToken();
      if (!parser.isExpectedStartArrayToken()) {
        context.handleUnexpectedToken(List.class, parser);
        return;
      }
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        assembler.add(Members.needed(transitions.read(parser, context), Transition.class, parser));
      }
      try {
        assembler.endDestination(to);
      } catch (IllegalArgumentException e) {
        context.handleInstantiationProblem(Ggn.class, null, e);
      }
    }
  }
}
