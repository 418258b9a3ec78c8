package dev.masu.benchmarks;

import dev.masu.benchmarks.game.GameRecord;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.ggn.Ggn;
import dev.masu.stn.Stn;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SequenceWriter;
import tools.jackson.databind.json.JsonMapper;

/** Writes what one document holds: rules, or transitions or records one by one. */
public class WriteBenchmark extends Timed {
  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper checked = Mappers.checked();

  /** Filled again at each call, so that what is allocated is what writing itself needs. */
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** The document. */
  @Param({"CHESS", "XIANGQI", "GGN_20", "GGN_100", "STN_LINES", "RECORDS"})
  public Sample document = Sample.GGN_20;

  private List<?> maps = List.of();
  private List<?> values = List.of();

  /** Reads what is written. */
  @Setup
  public void prepare() {
    byte[] json = document.bytes();
    maps = values(plain, json, Map.class);
    values = values(Mappers.unchecked(), json, type(document));
  }

  /** {@return what Jackson writes without types} */
  @Benchmark
  public ByteArrayOutputStream writeMap() {
    return write(plain.writerFor(Map.class), maps);
  }

  /** {@return what we write} */
  @Benchmark
  public ByteArrayOutputStream write() {
    return write(checked.writerFor(type(document)), values);
  }

  /** {@return what each value of a document is read into} */
  static Class<?> type(Sample document) {
    return switch (document) {
      case STN_LINES -> Stn.class;
      case RECORDS -> GameRecord.class;
      default -> Ggn.class;
    };
  }

  /** {@return the values of a document: its only one, one of each line, or those of its list} */
  static <T> List<T> values(JsonMapper mapper, byte[] json, Class<T> type) {
    try (MappingIterator<T> values = mapper.readerFor(type).readValues(json)) {
      return values.readAll();
    }
  }

  private ByteArrayOutputStream write(ObjectWriter writer, List<?> values) {
    out.reset();
    try (SequenceWriter sequence = writer.withRootValueSeparator("\n").writeValues(out)) {
      sequence.writeAll(values);
    }
    return out;
  }
}
