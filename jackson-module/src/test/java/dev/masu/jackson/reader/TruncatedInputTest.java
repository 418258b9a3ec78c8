package dev.masu.jackson.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.json.JsonMapper;

/** A {@code DataInput} that ends within a value is a syntax error, not an input that cannot be read. */
final class TruncatedInputTest {
  private static final String ID = "urn:order";
  private static final String JSON =
      "{\"name\":\"\\u00E9\",\"part\":{\"name\":\"b\",\"counts\":{\"c\":[1,true]}}}";

  @SchemaBound(ID)
  record Order(
      @Nullable String name, @Nullable Order part, @Nullable Map<String, List<Object>> counts) {}

  private static JsonMapper mapper(CheckEngine engine) {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .engine(engine)
        .register(ID, "{\"type\":\"object\"}")
        .build();
    return TestMappers.of(catalog);
  }

  private static DataInput dataInput(String json) {
    return new DataInputStream(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @EnumSource
  void endsInAnUnexpectedEnd(CheckEngine engine) throws Exception {
    JsonMapper mapper = mapper(engine);
    for (int end = 2; end < JSON.length(); end++) {
      String cut = JSON.substring(0, end);
      assertThatThrownBy(() -> mapper.readValue(dataInput(cut), Order.class))
          .as(cut)
          .isInstanceOf(StreamReadException.class)
          .extracting(e -> ((JacksonException) e).getOriginalMessage())
          .asString()
          .containsPattern("(?i)end|Unrecognized token 't(r|ru)?'");
      CheckedResult<Order> result =
          CheckedReader.of(mapper, Order.class).read(mapper.createParser(dataInput(cut)));
      assertThat(((CheckedResult.Rejected<Order>) result).report().violations())
          .singleElement()
          .satisfies(violation -> assertThat(violation.phase()).isEqualTo(Phase.SYNTAX));
    }
    assertThat(mapper.readValue(dataInput(JSON), Order.class).name()).isEqualTo("é");
  }

  private static final class Broken extends InputStream {
    @Override
    public int read() throws EOFException {
      throw new EOFException("the compressed data ends too early");
    }

    @Override
    public int read(byte[] into, int offset, int length) throws EOFException {
      return read();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aStreamThatCannotBeReadStaysAProblemOfTheInput(CheckEngine engine) {
    InputStream in = new SequenceInputStream(
        new ByteArrayInputStream("{\"name\":".getBytes(StandardCharsets.UTF_8)), new Broken());
    assertThatThrownBy(
            () -> mapper(engine).readValue((InputStream) new DataInputStream(in), Order.class))
        .isInstanceOf(JacksonIOException.class)
        .hasRootCauseMessage("the compressed data ends too early");
  }
}
