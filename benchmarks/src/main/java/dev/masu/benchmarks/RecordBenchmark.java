package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.game.GameRecord;
import dev.masu.benchmarks.game.GameRecords;
import dev.masu.benchmarks.reader.Justify;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.schema.CompiledSchema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.infra.Blackhole;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes a user's own annotated type, bound by Jackson's reflection: one, and a list of 10,000. */
public class RecordBenchmark extends Timed {
  private static final int CALLS = 100;
  private static final TypeReference<List<GameRecord>> LIST = new TypeReference<>() {};

  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper checked = Mappers.checked();
  private final CompiledSchema schema = Mappers.catalog().schema(GameRecords.SCHEMA);
  private final Networknt networknt =
      new Networknt("game.schema.json", SpecificationVersion.DRAFT_2020_12);
  private final Justify justify = new Justify("game.schema.json");
  private byte[] list = {};
  private byte[] one = {};
  private @Nullable GameRecord written;

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    list = Sample.RECORDS.bytes();
    written = plain.readValue(list, LIST).get(0);
    one = plain.writeValueAsBytes(written);
  }

  /** {@return the list, unchecked} */
  @Benchmark
  public List<GameRecord> listUnchecked() {
    return plain.readValue(list, LIST);
  }

  /** {@return the list, each record checked} */
  @Benchmark
  public List<GameRecord> listRead() {
    return checked.readValue(list, LIST);
  }

  /** Jackson's tokens of one record. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneTokens(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(Tokens.count(one));
    }
  }

  /** The same with the text of each value. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneStrings(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(Tokens.strings(one));
    }
  }

  /** One record as Jackson reads it without types and unchecked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneMap(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(plain.readValue(one, Map.class));
    }
  }

  /** One record, checked by networknt. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneNetworknt(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(networknt.read(one, GameRecord.class));
    }
  }

  /** One record, checked by Justify. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneJustify(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(justify.check(one));
    }
  }

  /** Our check of one record alone. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneCheck(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(schema.check(one));
    }
  }

  /** One record of 1 kB, unchecked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneUnchecked(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(plain.readValue(one, GameRecord.class));
    }
  }

  /** One record of 1 kB, checked. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneRead(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(checked.readValue(one, GameRecord.class));
    }
  }

  /** What a mapper without our module writes. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneWriteUnchecked(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(plain.writeValueAsBytes(written));
    }
  }

  /** What a mapper with our module writes. */
  @Benchmark
  @OperationsPerInvocation(CALLS)
  public void oneWrite(Blackhole hole) {
    for (int i = 0; i < CALLS; i++) {
      hole.consume(checked.writeValueAsBytes(written));
    }
  }
}
