package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Route;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** Writes the members of GGN documents canonically, in the order of their entries. */
final class GgnWriter {
  private GgnWriter() {}

  /** Writes a document. */
  static void write(Ggn ggn, JsonGenerator generator) {
    ggn.entries().forEach((piece, sources) -> {
      generator.writeObjectPropertyStart(piece.toString());
      sources.forEach((source, destinations) -> writeSource(source, destinations, generator));
      generator.writeEndObject();
    });
  }

  private static void writeSource(
      Square source, Map<Square, List<Transition>> destinations, JsonGenerator generator) {
    generator.writeObjectPropertyStart(source.toString());
    destinations.forEach((destination, transitions) -> {
      generator.writeArrayPropertyStart(destination.toString());
      transitions.forEach(transition -> {
        generator.writeStartObject();
        write(transition, generator);
        generator.writeEndObject();
      });
      generator.writeEndArray();
    });
    generator.writeEndObject();
  }

  /** Writes a transition; hands that do not change are left out. */
  static void write(Transition transition, JsonGenerator generator) {
    DocumentWriter.writeTexts("board_check", transition.boardCheck(), generator);
    DocumentWriter.writeNullables("board_patch", transition.boardPatch(), generator);
    transition
        .inHandAdd()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_add", piece.toString()));
    transition
        .inHandDel()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_del", piece.toString()));
  }

  /** Writes a position on labelled squares, with the members of a {@link dev.masu.stn.Position}. */
  static void write(GgnPosition position, JsonGenerator generator) {
    DocumentWriter.writePosition(position.board(), position.hands(), position.active(), generator);
  }

  /** Writes a move. */
  static void write(Move move, JsonGenerator generator) {
    writeWay(move.piece(), move.source(), move.destination(), generator);
    generator.writePOJOProperty("transition", move.transition());
  }

  /** Writes a route. */
  static void write(Route route, JsonGenerator generator) {
    writeWay(route.piece(), route.source(), route.destination(), generator);
    generator.writePOJOProperty("transitions", route.transitions());
  }

  /** Writes a conflict: where it is, and the transitions of both documents there. */
  static void write(GgnMerge.Conflict conflict, JsonGenerator generator) {
    writeWay(conflict.piece(), conflict.source(), conflict.destination(), generator);
    generator.writePOJOProperty("first", conflict.first());
    generator.writePOJOProperty("second", conflict.second());
  }

  private static void writeWay(
      Piece piece, Square source, Square destination, JsonGenerator generator) {
    generator.writeStringProperty("piece", piece.toString());
    generator.writeStringProperty("source", source.toString());
    generator.writeStringProperty("destination", destination.toString());
  }
}
