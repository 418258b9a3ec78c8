package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.benchmarks.reader.Justify;
import dev.masu.benchmarks.reader.Mappers;
import dev.masu.benchmarks.reader.Networknt;
import dev.masu.benchmarks.reader.Sample;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.Move;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.reader.GgnReader;
import dev.masu.jackson.reader.JsonInput;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import tools.jackson.databind.json.JsonMapper;

/** Reads the GGN document of 20 MB with one mistake in it, report included. */
public class InvalidBenchmark extends Timed {
  /** Where the mistake is. */
  public enum Mistake {
    /** In the first transition. */
    EARLY,
    /** In the last transition. */
    LATE
  }

  private final JsonMapper checked = Mappers.checked();
  private final CompiledSchema schema = SchemaCatalog.bundled().schema(SchemaCatalog.GGN);
  private final Networknt networknt =
      new Networknt(GgnBenchmark.SCHEMA, SpecificationVersion.DRAFT_7);

  /** Where the mistake is. */
  @Param
  public Mistake mistake = Mistake.EARLY;

  private final Justify justify = new Justify(GgnBenchmark.SCHEMA);
  private byte[] json = {};

  /** Puts the mistake in. */
  @Setup
  public void prepare() {
    json = Sample.GGN_20.bytes();
    String text = new String(json, StandardCharsets.ISO_8859_1);
    int at = mistake == Mistake.EARLY ? text.indexOf("\"empty\"") : text.lastIndexOf("\"empty\"");
    json[at + 1] = 'E';
  }

  /** {@return the number of violations} */
  @Benchmark
  public int invalid() {
    try {
      checked.readValue(json, Ggn.class);
      throw new IllegalStateException("Expected a violation, found none");
    } catch (SchemaViolationException e) {
      return e.report().violations().size() + String.valueOf(e.getMessage()).length();
    }
  }

  /** {@return the number of violations that our check alone finds} */
  @Benchmark
  public int check() {
    return schema.check(json).violations().size();
  }

  /** {@return the length of what networknt tells} */
  @Benchmark
  public int networknt() {
    try {
      networknt.read(json, Ggn.class);
      throw new IllegalStateException("Expected an error, found none");
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage()).length();
    }
  }

  /** {@return the length of what Justify tells} */
  @Benchmark
  public int justify() {
    try {
      justify.check(json);
      throw new IllegalStateException("Expected a problem, found none");
    } catch (IllegalArgumentException e) {
      return String.valueOf(e.getMessage()).length();
    }
  }

  /**
   * {@return the length of the messages when the moves are read one by one}
   *
   * @throws IOException never, as the document is in memory
   */
  @Benchmark
  public int iterate() throws IOException {
    try (Stream<Move> moves =
        GgnReader.of(checked).moves(JsonInput.of(new ByteArrayInputStream(json)))) {
      throw new IllegalStateException("Expected a violation, found " + moves.count() + " moves");
    } catch (SchemaViolationException e) {
      return String.valueOf(e.getMessage()).length();
    }
  }
}
