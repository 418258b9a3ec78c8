package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Justify;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.benchmarks.reader.Tokens;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.jackson.reader.GgnReader;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.databind.json.JsonMapper;

/** Reads and checks one GGN document in every way. */
public class GgnBenchmark extends Timed {
  /** Where the schema is on the class path. */
  static final String SCHEMA = "/dev/masu/schema/ggn/1.0.0/schema.json";

  private final JsonMapper plain = new JsonMapper();
  private final JsonMapper unchecked = Mappers.unchecked();
  private final JsonMapper checked = Mappers.checked();
  private final CompiledSchema schema = SchemaCatalog.bundled().schema(SchemaCatalog.GGN);
  private final Networknt networknt = new Networknt(SCHEMA, SpecificationVersion.DRAFT_7);
  private final Justify justify = new Justify(SCHEMA);

  /** The document. */
  @Param("GGN_20")
  public Sample document = Sample.GGN_20;

  private byte[] json = {};

  /** Prepares the bytes. */
  @Setup
  public void prepare() {
    json = document.bytes();
  }

  /** {@return Jackson's tokens, counted} */
  @Benchmark
  public int tokens() {
    return Tokens.count(json);
  }

  /** {@return tokens with the text of each value: the floor} */
  @Benchmark
  public int strings() {
    return Tokens.strings(json);
  }

  /** {@return what Jackson reads without types and unchecked} */
  @Benchmark
  public Map<?, ?> map() {
    return plain.readValue(json, Map.class);
  }

  /** {@return our types, unchecked} */
  @Benchmark
  public Ggn typed() {
    return unchecked.readValue(json, Ggn.class);
  }

  /** {@return our types, checked by networknt} */
  @Benchmark
  public Ggn networknt() {
    return networknt.read(json, Ggn.class);
  }

  /** {@return what Justify checks} */
  @Benchmark
  public int justify() {
    return justify.check(json);
  }

  /** {@return our check alone} */
  @Benchmark
  public CheckReport check() {
    return schema.check(json);
  }

  /** {@return our types, checked: what users call} */
  @Benchmark
  public Ggn read() {
    return checked.readValue(json, Ggn.class);
  }

  /**
   * {@return the number of moves, checked and read one by one}
   *
   * @throws IOException never, as the document is in memory
   */
  @Benchmark
  public long iterate() throws IOException {
    try (Stream<Move> moves =
        GgnReader.of(checked).moves(JsonInput.of(new ByteArrayInputStream(json)))) {
      return moves.count();
    }
  }
}
