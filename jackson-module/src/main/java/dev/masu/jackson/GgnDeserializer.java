package dev.masu.jackson;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnAssembler;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a GGN that its schema has accepted. */
final class GgnDeserializer extends StdDeserializer<Ggn> {
  GgnDeserializer() {
    super(Ggn.class);
  }

  @Override
  public Ggn deserialize(JsonParser parser, DeserializationContext context) {
    return new Reading(parser, context, this).document();
  }

  /** The reading of one document. */
  private static final class Reading {
    private final JsonParser parser;
    private final DeserializationContext context;
    private final GgnAssembler assembler = new GgnAssembler();
    private final TransitionItems transitions;

    Reading(JsonParser parser, DeserializationContext context, GgnDeserializer asked) {
      this.parser = parser;
      this.context = context;
      this.transitions = new TransitionItems(asked, assembler);
    }

    Ggn document() {
      Members.read(parser, context, Ggn.class, this::readPiece);
      return assembler.end();
    }

    private <T> T name(NotationType<T> notation) {
      return Members.needed(notation.readName(parser, context), notation.type(), parser);
    }

    private void readPiece(String name) {
      Piece piece = name(NotationType.PIECE);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readSource);
      assembler.endPiece(piece);
    }

    private void readSource(String name) {
      Square from = name(NotationType.SQUARE);
      parser.nextToken();
      Members.read(parser, context, Map.class, this::readDestination);
      assembler.endSource(from);
    }

    private void readDestination(String name) {
      Square to = name(NotationType.SQUARE);
      parser.nextToken();
      if (!parser.isExpectedStartArrayToken()) {
        context.handleUnexpectedToken(List.class, parser);
        return;
      }
      transitions.readAll(parser, context);
      try {
        assembler.endDestination(to);
      } catch (IllegalArgumentException e) {
        context.handleInstantiationProblem(Ggn.class, null, e);
      }
    }
  }
}
