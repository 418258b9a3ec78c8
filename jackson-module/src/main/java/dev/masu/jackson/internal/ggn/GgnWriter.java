package dev.masu.jackson.internal.ggn;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.document.DocumentWriter;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** Writes the members of GGN documents canonically, in the order of their entries. */
public final class GgnWriter {
  private GgnWriter() {}

  /** Writes a document. */
  public static void write(Ggn ggn, JsonGenerator generator) {
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
  public static void write(Transition transition, JsonGenerator generator) {
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
  public static void write(GgnPosition position, JsonGenerator generator) {
    DocumentWriter.writePosition(position.board(), position.hands(), position.active(), generator);
  }
}
