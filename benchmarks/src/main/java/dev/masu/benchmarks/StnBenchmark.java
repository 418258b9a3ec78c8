package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Justify;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.infra.Blackhole;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes one STN document of 60 bytes; {@value #CALLS} times a sample, as the clock is too coarse. */
public class StnBenchmark extends Timed {
  /** Where the schema is on the class path. */
  static final String SCHEMA = "/dev/masu/schema/stn/1.0.0/schema.json";

  private static final int CALLS = 500;

  private static final byte[] JSON =
      "{\"board\":{\"e2\":null,\"e4\":\"S:+P\"},\"hands\":{\"S:N\":1,\"S:P\":-1}}"
          .getBytes(StandardCharsets.US_ASCII);

  /** What users write who do not have our types. */
  public record PlainStn(Map<String, String> board, Map<String, Integer> hands, boolean toggle) {}

  private final ObjectReader map = new JsonMapper().readerFor(Map.class);
  private final ObjectReader record = new JsonMapper().readerFor(PlainStn.class);
  private final ObjectReader typed = Mappers.unchecked().readerFor(Stn.class);
  private final ObjectReader checked = Mappers.checked().readerFor(Stn.class);
  private final CompiledSchema schema = SchemaCatalog.bundled().schema(SchemaCatalog.STN);
  private final Networknt networknt = new Networknt(SCHEMA, SpecificationVersion.DRAFT_2020_12);
  private final Justify justify = new Justify(SCHEMA);

  private final ObjectWriter mapWriter = new JsonMapper().writerFor(Map.class);
  private final ObjectWriter recordWriter = new JsonMapper().writerFor(PlainStn.class);
  private final ObjectWriter writer = Mappers.checked().writerFor(Stn.class);
  private final Map<?, ?> writtenMap = map.readValue(JSON);
  private final PlainStn writtenRecord = record.readValue(JSON);
  private final Stn written = typed.readValue(JSON);

  /** Jackson's tokens. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void tokens(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(Tokens.count(JSON));
    }
  }

  /** Tokens with the text of each value. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void strings(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(Tokens.strings(JSON));
    }
  }

  /** What Jackson reads without types and unchecked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void map(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(map.<Map<?, ?>>readValue(JSON));
    }
  }

  /** A record of plain maps, unchecked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void record(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(record.<PlainStn>readValue(JSON));
    }
  }

  /** Our type, unchecked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void typed(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(typed.<Stn>readValue(JSON));
    }
  }

  /** Our type, checked by networknt. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void networknt(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(networknt.read(JSON, Stn.class));
    }
  }

  /** What Justify checks. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void justify(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(justify.check(JSON));
    }
  }

  /** Our check alone. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void check(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(schema.check(JSON));
    }
  }

  /** Our type, checked: what users call. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void read(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(checked.<Stn>readValue(JSON));
    }
  }

  /** What Jackson writes without types. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void writeMap(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(mapWriter.writeValueAsBytes(writtenMap));
    }
  }

  /** What Jackson writes of a record of plain maps. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void writeRecord(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(recordWriter.writeValueAsBytes(writtenRecord));
    }
  }

  /** What we write. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void write(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(writer.writeValueAsBytes(written));
    }
  }
}
