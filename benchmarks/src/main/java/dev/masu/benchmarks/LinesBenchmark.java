package dev.masu.benchmarks;

import dev.masu.stn.Stn;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Reads a million STN documents, one a line. */
public class LinesBenchmark extends Timed {
  private final ObjectReader map = new JsonMapper().readerFor(Map.class);
  private final ObjectReader typed = Mappers.unchecked().readerFor(Stn.class);
  private final ObjectReader checked = Mappers.checked().readerFor(Stn.class);
  private byte[] json = {};

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    json = Sample.STN_LINES.bytes();
  }

  /** {@return the number of maps, unchecked} */
  @Benchmark
  public int map() {
    return count(map);
  }

  /** {@return the number of transitions, unchecked} */
  @Benchmark
  public int typed() {
    return count(typed);
  }

  /** {@return the number of transitions, each of them checked} */
  @Benchmark
  public int read() {
    return count(checked);
  }

  private int count(ObjectReader reader) {
    int count = 0;
    try (MappingIterator<Object> values = reader.readValues(json)) {
      while (values.hasNextValue()) {
        values.nextValue();
        count++;
      }
    }
    return count;
  }
}
