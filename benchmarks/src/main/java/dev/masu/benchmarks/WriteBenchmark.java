package dev.masu.benchmarks;

import dev.masu.ggn.Ggn;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.databind.json.JsonMapper;

/** Writes the GGN document of 20 MB. */
public class WriteBenchmark extends Timed {
  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper mapper = Mappers.checked();
  private Ggn rules = Ggn.builder().build();
  private Map<?, ?> map = Map.of();

  /** Reads what is written. */
  @Setup
  public void prepare() {
    byte[] json = Sample.GGN_20.bytes();
    rules = Mappers.unchecked().readValue(json, Ggn.class);
    map = plain.readValue(json, Map.class);
  }

  /** {@return what Jackson writes without types} */
  @Benchmark
  public byte[] writeMap() {
    return plain.writeValueAsBytes(map);
  }

  /** {@return what we write} */
  @Benchmark
  public byte[] write() {
    return mapper.writeValueAsBytes(rules);
  }
}
