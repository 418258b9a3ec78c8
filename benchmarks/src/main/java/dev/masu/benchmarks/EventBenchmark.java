package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.game.GameEvent;
import dev.masu.benchmarks.game.GameEvents;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads 100,000 values of three kinds, which {@code oneOf} lists and a property tells apart. */
public class EventBenchmark extends Timed {
  private static final TypeReference<List<GameEvent>> LIST = new TypeReference<>() {};

  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper checked = Mappers.checked();
  private final CompiledSchema schema = Mappers.catalog().schema(GameEvents.LIST_SCHEMA);
  private final Networknt networknt =
      new Networknt("event.schema.json", SpecificationVersion.DRAFT_2020_12);
  private byte[] json = {};
  private byte[] kindLast = {};

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    json = Sample.EVENTS.bytes();
    kindLast = GameEvents.kindLast(json);
  }

  /** {@return how many tokens the list has} */
  @Benchmark
  public int tokens() {
    return Tokens.count(json);
  }

  /** {@return the list, unchecked} */
  @Benchmark
  public List<GameEvent> unchecked() {
    return plain.readValue(json, LIST);
  }

  /** {@return the list, each value checked} */
  @Benchmark
  public List<GameEvent> read() {
    return checked.readValue(json, LIST);
  }

  /** {@return the list of values that tell their kind by their last property, unchecked} */
  @Benchmark
  public List<GameEvent> uncheckedKindLast() {
    return plain.readValue(kindLast, LIST);
  }

  /** {@return the same, each value checked} */
  @Benchmark
  public List<GameEvent> readKindLast() {
    return checked.readValue(kindLast, LIST);
  }

  /** {@return the list, each value checked by networknt} */
  @Benchmark
  public List<GameEvent> networknt() {
    return networknt.readList(json, GameEvent.class);
  }

  /** {@return what our check of the list alone tells} */
  @Benchmark
  public CheckReport check() {
    return schema.check(json);
  }
}
