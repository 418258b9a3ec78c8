package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Justify;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.jackson.reader.CheckedResult;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.jackson.reader.RecordReader;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Reads a million STN documents, one a line. */
public class LinesBenchmark extends Timed {
  private final JsonMapper plain = new JsonMapper();
  private final ObjectReader map = plain.readerFor(Map.class);
  private final ObjectReader typed = Mappers.unchecked().readerFor(Stn.class);
  private final ObjectReader checked = Mappers.checked().readerFor(Stn.class);
  private final RecordReader<Stn> records = RecordReader.of(Mappers.checked(), Stn.class);
  private final CompiledSchema schema = SchemaCatalog.bundled().schema(SchemaCatalog.STN);
  private final Networknt networknt =
      new Networknt(StnBenchmark.SCHEMA, SpecificationVersion.DRAFT_2020_12);
  private final Justify justify = new Justify(StnBenchmark.SCHEMA);
  private byte[] json = {};

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    json = Sample.STN_LINES.bytes();
  }

  /** {@return Jackson's tokens, counted} */
  @Benchmark
  public int tokens() {
    return Tokens.count(json);
  }

  /** {@return tokens with the text of each value} */
  @Benchmark
  public int strings() {
    return Tokens.strings(json);
  }

  /** {@return the number of transitions, each checked by networknt} */
  @Benchmark
  public int networknt() {
    return networknt.readEach(json, Stn.class);
  }

  /** {@return the number of events of all transitions, each checked by Justify} */
  @Benchmark
  public int justify() {
    return justify.checkLines(json);
  }

  /** {@return the number of documents that our check alone accepts} */
  @Benchmark
  public int check() {
    int count = 0;
    try (JsonParser documents = plain.createParser(json)) {
      while (documents.nextToken() != null) {
        count += schema.check(documents).isValid() ? 1 : 0;
      }
    }
    return count;
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

  /**
   * {@return the number of records, each of them checked, a rejected one not ending the reading}
   *
   * @throws IOException never, as the lines are in memory
   */
  @Benchmark
  public long records() throws IOException {
    try (Stream<CheckedResult<Stn>> lines =
        records.lines(JsonInput.of(new ByteArrayInputStream(json)))) {
      return lines.filter(CheckedResult.Bound.class::isInstance).count();
    }
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
