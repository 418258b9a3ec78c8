package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.UserSchemas;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A valid document is bound to the same value with and without a schema. */
final class FaithfulBindingTest {
  private static final JsonMapper PLAIN = JsonMapper.builder().build();
  private static final JsonMapper MAPPER =
      UserSchemas.builder().addMixIn(Fields.class, Bound.class).build();

  /** Binds the type to a schema in one of the mappers only. */
  @SchemaBound(UserSchemas.ANYTHING)
  interface Bound {}

  record Fields(
      @Nullable Object any,
      @Nullable JsonNode tree,
      @Nullable Number number,
      int integer,
      long large,
      double real,
      float single,
      @Nullable BigDecimal exact,
      @Nullable BigInteger whole,
      @Nullable String text,
      char letter,
      boolean flag,
      @Nullable UUID id,
      @Nullable URI uri,
      @Nullable LocalDate date,
      @Nullable Instant time,
      @Nullable ByteBuffer bytes,
      @Nullable Map<String, Object> map,
      @Nullable List<Object> list,
      @Nullable Part part,
      @JsonUnwrapped @Nullable Unwrapped unwrapped) {}

  static final class Unwrapped {
    public @Nullable BigDecimal price;
    public @Nullable Object extra;

    @Override
    public String toString() {
      return "Unwrapped[" + price + "," + extra + "]";
    }
  }

  static final class Part {
    @JsonAnySetter
    public Map<String, Object> rest = new LinkedHashMap<>();

    @Override
    public String toString() {
      return "Part" + rest;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{'any':1}",
        "{'any':1.0}",
        "{'any':1.10}",
        "{'any':1e2}",
        "{'any':0.1}",
        "{'any':12345678901}",
        "{'any':123456789012345678901234567890}",
        "{'any':0.12345678901234567890123}",
        "{'any':true}",
        "{'any':'a'}",
        "{'any':[1,1.5,{'a':2.5}]}",
        "{'any':{'b':{'a':[null]}}}",
        "{'tree':1}",
        "{'tree':1.10}",
        "{'tree':[1e2,12345678901,0.1,'a',null,{'a':false}]}",
        "{'number':1}",
        "{'number':1.10}",
        "{'number':12345678901}",
        "{'integer':7}",
        "{'integer':7.0}",
        "{'integer':7.9}",
        "{'integer':'7'}",
        "{'large':12345678901}",
        "{'large':1e10}",
        "{'real':0.1}",
        "{'real':1e308}",
        "{'real':4.9e-324}",
        "{'real':123456789012345678}",
        "{'real':0.30000000000000004}",
        "{'real':9007199254740993}",
        "{'real':'1.5'}",
        "{'single':0.1}",
        "{'single':16777217}",
        "{'exact':1.10}",
        "{'exact':100}",
        "{'exact':0.12345678901234567890123}",
        "{'whole':123456789012345678901234567890}",
        "{'whole':1.5}",
        "{'text':'a'}",
        "{'text':1}",
        "{'text':1.10}",
        "{'text':1e400}",
        "{'text':-1.5e-400}",
        "{'text':true}",
        "{'letter':'a'}",
        "{'flag':true}",
        "{'flag':'true'}",
        "{'id':'00000000-0000-0001-0000-000000000002'}",
        "{'uri':'https://example.org'}",
        "{'date':'2024-02-29'}",
        "{'date':[2024,2,29]}",
        "{'time':1.5}",
        "{'time':1700000000}",
        "{'time':1700000000.123456789}",
        "{'bytes':'AQI='}",
        "{'map':{'b':1.5,'a':1}}",
        "{'list':[1.5,[2.5]]}",
        "{'part':{'b':1.10,'a':[1.5]}}",
        "{'price':1.10}",
        "{'extra':1.10,'integer':1,'price':0.12345678901234567890123}"
      })
  void valuesAreBoundAsWithoutASchema(String json) {
    String quoted = json.replace('\'', '"');
    Fields bound = MAPPER.readValue(quoted, Fields.class);
    Fields plain = PLAIN.readValue(quoted, Fields.class);
    assertThat(bound).hasToString(plain.toString());
    assertThat(classes(bound)).isEqualTo(classes(plain));
  }

  private static List<String> classes(Fields fields) {
    Object tree = fields.tree() == null ? "" : fields.tree().getClass();
    Object any = fields.any() == null ? "" : fields.any().getClass();
    Object number = fields.number() == null ? "" : fields.number().getClass();
    return List.of(tree.toString(), any.toString(), number.toString());
  }

  /** Jackson would make it infinite. */
  @Test
  void aNumberBeyondTheRangeOfDoublesIsExact() {
    assertThat(MAPPER.readValue("{\"number\":-1.50e400}", Fields.class).number())
        .isEqualTo(new BigDecimal("-1.50e400"));
  }
}
