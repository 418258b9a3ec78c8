package dev.masu.benchmarks.game;

import java.io.OutputStream;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes events of games, of about 40 bytes each. */
public final class GameEvents {
  /** The id of their schema. */
  static final String SCHEMA = "https://example.org/event.json";

  /** The id of the schema of a list of them. */
  public static final String LIST_SCHEMA = "https://example.org/events.json";

  /** The schema of a list of them. */
  public static final String LIST = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://example.org/events.json",
        "type": "array",
        "items": {"$ref": "event.json"}
      }
      """;

  private static final List<String> PIECES = List.of("C:P", "C:N", "C:B", "C:R", "C:Q");

  private GameEvents() {}

  /** Writes a list of events and leaves {@code out} open. */
  public static void write(OutputStream out, int count) {
    JsonMapper mapper =
        JsonMapper.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();
    Random random = new Random(1);
    try (SequenceWriter events = mapper.writerFor(GameEvent.class).writeValuesAsArray(out)) {
      IntStream.range(0, count).forEach(i -> events.write(event(random)));
    }
  }

  /** {@return the same list, the kind of each event being its last property} */
  public static byte[] kindLast(byte[] events) {
    JsonMapper mapper = new JsonMapper();
    JsonNode list = mapper.readTree(events);
    for (JsonNode event : list) {
      ObjectNode object = (ObjectNode) event;
      object.set("kind", object.remove("kind"));
    }
    return mapper.writeValueAsBytes(list);
  }

  private static GameEvent event(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> new GameEvent.Move(square(random), square(random), random.nextInt(300));
      case 1 -> new GameEvent.Drop(PIECES.get(random.nextInt(PIECES.size())), square(random));
      default -> new GameEvent.Resignation(random.nextBoolean() ? "first" : "second");
    };
  }

  private static String square(Random random) {
    return (char) ('a' + random.nextInt(8)) + Integer.toString(1 + random.nextInt(8));
  }
}
