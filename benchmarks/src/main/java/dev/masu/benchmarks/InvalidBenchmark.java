package dev.masu.benchmarks;

import com.networknt.schema.SpecificationVersion;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.SchemaViolationException;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaCatalog;
import java.nio.charset.StandardCharsets;
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
}
