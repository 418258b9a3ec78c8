package dev.masu.jackson.internal.document;

import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Square;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes the members of documents canonically, in the order of their entries. */
final class DocumentMembers {
  private DocumentMembers() {}

  /** Writes an STN: what is empty or the default is left out. */
  static void write(Stn stn, boolean toggleDefault, JsonGenerator generator) {
    if (!stn.board().isEmpty()) {
      writeMap("board", stn.board(), generator);
    }
    if (!stn.hands().isEmpty()) {
      writeMap("hands", stn.hands(), generator);
    }
    if (stn.toggle() != toggleDefault) {
      generator.writeBooleanProperty("toggle", stn.toggle());
    }
  }

  /** Writes a position in full, for readers that do not know its defaults. */
  static void write(Position position, JsonGenerator generator) {
    writePosition(position.board(), position.hands(), position.active(), generator);
  }

  /** Writes a position on labelled squares, with the members of a {@link Position}. */
  static void write(GgnPosition position, JsonGenerator generator) {
    writePosition(position.board(), position.hands(), position.active(), generator);
  }

  private static void writePosition(
      Map<?, ?> board, Map<?, Integer> hands, Side active, JsonGenerator generator) {
    writeMap("board", board, generator);
    writeMap("hands", hands, generator);
    generator.writeStringProperty("active", JsonNames.of(active));
  }

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
    writeMap("board_check", transition.boardCheck(), generator);
    writeMap("board_patch", transition.boardPatch(), generator);
    transition
        .inHandAdd()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_add", piece.toString()));
    transition
        .inHandDel()
        .ifPresent(piece -> generator.writeStringProperty("in_hand_del", piece.toString()));
  }

  static void write(Move move, JsonGenerator generator) {
    generator.writeStringProperty("piece", move.piece().toString());
    generator.writeStringProperty("source", move.source().toString());
    generator.writeStringProperty("destination", move.destination().toString());
    generator.writePOJOProperty("transition", move.transition());
  }

  /** Writes an object of counts or of canonical texts, with null for an empty {@code Optional}. */
  private static void writeMap(String name, Map<?, ?> map, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    map.forEach((key, value) -> {
      generator.writeName(key.toString());
      if (value instanceof Integer count) {
        generator.writeNumber(count);
      } else if (value instanceof Optional<?> text) {
        generator.writeString(text.map(Object::toString).orElse(null));
      } else {
        generator.writeString(value.toString());
      }
    });
    generator.writeEndObject();
  }
}
