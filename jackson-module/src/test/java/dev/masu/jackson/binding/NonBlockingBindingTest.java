package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.async.ByteArrayFeeder;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.json.JsonMapper;

/** What a parser that does not block was not fed yet is not waited for. */
@Timeout(60)
final class NonBlockingBindingTest {
  private static final String STREAMED = "urn:streamed";
  private static final String REFERENCE = "urn:reference";

  private static final JsonMapper MAPPER = JsonMapper.builder()
      .addModule(MasuModule.builder()
          .catalog(SchemaCatalog.builder()
              .register(STREAMED, "{}")
              .register(REFERENCE, "{\"unevaluatedProperties\": true}")
              .build())
          .build())
      .build();

  private static final String JSON =
      "{\"more\":[{\"x\":null},1],\"move\":{\"board\":{\"e2\":null}},\"kind\":\"it\"}";

  @SchemaBound(STREAMED)
  record Streamed(
      @Nullable List<Object> more,
      @Nullable Stn move,
      @Nullable String kind) {}

  @SchemaBound(REFERENCE)
  record Reference(
      @Nullable List<Object> more,
      @Nullable Stn move,
      @Nullable String kind) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Telling.class, name = "it"))
  @SchemaBound(STREAMED)
  record Telling(@Nullable List<Object> more, @Nullable Stn move) {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Tagged.class, name = "it"))
  interface Unbound {}

  record Tagged(@Nullable Map<String, Object> more, Streamed move) implements Unbound {}

  private static JsonParser fed(String json) {
    JsonParser parser = MAPPER.createNonBlockingByteArrayParser();
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    ((ByteArrayFeeder) parser.nonBlockingInputFeeder()).feedInput(bytes, 0, bytes.length);
    return parser;
  }

  @ParameterizedTest
  @ValueSource(classes = {Streamed.class, Reference.class, Telling.class, Unbound.class})
  void theWholeValueMustBeThere(Class<?> type) {
    for (int end = 1; end < JSON.length(); end++) {
      String start = JSON.substring(0, end);
      UnexpectedEndOfInputException missing = catchThrowableOfType(
          UnexpectedEndOfInputException.class, () -> MAPPER.readValue(fed(start), type));
      assertThat(missing)
          .as(start)
          .hasMessageStartingWith("expected the whole value but found the end of what");
    }
  }

  @ParameterizedTest
  @ValueSource(classes = {Streamed.class, Reference.class, Telling.class})
  void theWholeValueIsBound(Class<?> type) {
    JsonParser parser = fed(JSON);
    parser.nonBlockingInputFeeder().endOfInput();
    assertThat(MAPPER.readValue(parser, type)).isInstanceOf(type);
  }
}
