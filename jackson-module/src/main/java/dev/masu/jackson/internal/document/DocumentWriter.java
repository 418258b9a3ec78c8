package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.JsonNames;
import dev.masu.notation.PnnPinMapping;
import dev.masu.notation.Side;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** Writes the members of documents canonically, in the order of their entries. */
final class DocumentWriter {
  private DocumentWriter() {}

  /** Writes an STN: what is empty or the default is left out. */
  static void write(Stn stn, boolean toggleDefault, JsonGenerator generator) {
    if (!stn.board().isEmpty()) {
      writeNullables("board", stn.board(), generator);
    }
    if (!stn.hands().isEmpty()) {
      writeCounts("hands", stn.hands(), generator);
    }
    if (stn.toggle() != toggleDefault) {
      generator.writeBooleanProperty("toggle", stn.toggle());
    }
  }

  /** Writes a position in full, for readers that do not know its defaults. */
  static void write(Position position, JsonGenerator generator) {
    writePosition(position.board(), position.hands(), position.active(), generator);
  }

  /** Writes the three members of a position. */
  static void writePosition(
      Map<?, ?> board, Map<?, Integer> hands, Side active, JsonGenerator generator) {
    writeTexts("board", board, generator);
    writeCounts("hands", hands, generator);
    generator.writeStringProperty("active", JsonNames.of(active));
  }

  /** Writes a mapping: the letters of names and aliases, and the names of letters. */
  static void write(PnnPinMapping mapping, JsonGenerator generator) {
    writeTexts("types", mapping.types(), generator);
    writeTexts("names", mapping.names(), generator);
  }

  /** Writes an object of canonical texts. */
  static void writeTexts(String name, Map<?, ?> texts, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    texts.forEach((key, value) -> generator.writeStringProperty(key.toString(), value.toString()));
    generator.writeEndObject();
  }

  /** Writes an object of canonical texts, with null where there is none. */
  static void writeNullables(
      String name, Map<?, ? extends Optional<?>> texts, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    texts.forEach((key, value) -> generator.writeStringProperty(
        key.toString(), value.map(Object::toString).orElse(null)));
    generator.writeEndObject();
  }

  private static void writeCounts(String name, Map<?, Integer> counts, JsonGenerator generator) {
    generator.writeObjectPropertyStart(name);
    counts.forEach((key, count) -> generator.writeNumberProperty(key.toString(), count));
    generator.writeEndObject();
  }
}
