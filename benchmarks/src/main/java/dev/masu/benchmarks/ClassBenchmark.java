package dev.masu.benchmarks;

import dev.masu.benchmarks.game.CreatedGame;
import dev.masu.benchmarks.game.GameBean;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Sample;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads a list of 10,000 objects of a user's own class, bound by Jackson's reflection. */
public class ClassBenchmark extends Timed {
  private static final TypeReference<List<GameBean>> BEANS = new TypeReference<>() {};
  private static final TypeReference<List<CreatedGame>> CREATED = new TypeReference<>() {};

  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper checked = Mappers.checked();
  private byte[] list = {};

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    list = Sample.RECORDS.bytes();
  }

  /** {@return objects whose properties are set, unchecked} */
  @Benchmark
  public List<?> setUnchecked() {
    return plain.readValue(list, BEANS);
  }

  /** {@return objects whose properties are set, each checked} */
  @Benchmark
  public List<?> setRead() {
    return checked.readValue(list, BEANS);
  }

  /** {@return objects that a creator makes, unchecked} */
  @Benchmark
  public List<?> createdUnchecked() {
    return plain.readValue(list, CREATED);
  }

  /** {@return objects that a creator makes, each checked} */
  @Benchmark
  public List<?> createdRead() {
    return checked.readValue(list, CREATED);
  }
}
