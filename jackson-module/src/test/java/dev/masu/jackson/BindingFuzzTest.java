package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import dev.masu.SchemaBound;
import dev.masu.ggn.Ggn;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.testing.Puzzle;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;

/**
 * Bytes that a mapper binds are written as a valid document of an equal value; all others are rejected
 * by the exceptions it is documented to throw. Without fuzzing, the inputs in {@code
 * BindingFuzzTestInputs} beside this package's resources are tried.
 */
final class BindingFuzzTest {
  private static final JsonMapper MAPPER = UserSchemas.builder()
      .changeDefaultPropertyInclusion(include -> include.withValueInclusion(Include.NON_NULL))
      .build();

  private static final List<Class<?>> TYPES =
      List.of(Stn.class, Ggn.class, Position.class, Puzzle.class);

  @FuzzTest
  void anyBytesAreBoundOrRejected(byte[] json) {
    TYPES.forEach(type -> assertBoundOrRejected(json, type));
  }

  private static void assertBoundOrRejected(byte[] json, Class<?> type) {
    Object value = bound(json, type);
    if (value == null) {
      return;
    }
    byte[] written = MAPPER.writeValueAsBytes(value);
    String schema = type.getAnnotation(SchemaBound.class).value();
    assertThat(UserSchemas.CATALOG.schema(schema).check(written).violations()).isEmpty();
    assertThat((Object) MAPPER.readValue(written, type)).isEqualTo(value);
  }

  private static @Nullable Object bound(byte[] json, Class<?> type) {
    try {
      return MAPPER.readValue(json, type);
    } catch (SchemaViolationException e) {
      assertThat(e.report().violations()).isNotEmpty();
      return null;
    } catch (StreamReadException e) {
      return null;
    } catch (JacksonIOException e) {
      // Jackson reports bytes with zeros as invalid UTF-32.
      assertThat(e.getOriginalMessage()).containsAnyOf("UTF-32", "UCS-4");
      return null;
    } catch (MismatchedInputException e) {
      assertThat(e.getOriginalMessage()).containsAnyOf("No content to map", "Trailing token");
      return null;
    }
  }
}
