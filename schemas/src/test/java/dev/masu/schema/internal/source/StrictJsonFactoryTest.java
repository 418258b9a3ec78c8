package dev.masu.schema.internal.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.schema.internal.source.JsonTexts.StrictJsonFactory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;

class StrictJsonFactoryTest {
  @ParameterizedTest
  @CsvSource({"500, false", "501, true"})
  void hasManyNamesOnceItsParsersHaveReadThem(int names, boolean areMany) {
    String json = IntStream.range(0, names)
        .mapToObj(i -> "\"name" + i + "\":1")
        .collect(Collectors.joining(",", "{", "}"));
    StrictJsonFactory factory = new StrictJsonFactory();
    byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), utf8)) {
      while (parser.nextToken() != null) {
        parser.currentName();
      }
    }
    assertThat(factory.hasManyNames()).isEqualTo(areMany);
  }

  @Test
  void namesAreKeptForLaterParsersOnlyIfTheyMayBe() throws IOException {
    assertThat(name(true)).isSameAs(name(true));
    assertThat(name(false)).isNotSameAs(name(false));
  }

  private static String name(boolean mayKeepNames) throws IOException {
    byte[] json = "{\"a name of its own\":1}".getBytes(StandardCharsets.UTF_8);
    try (JsonParser parser = JsonTexts.parser(json, mayKeepNames)) {
      parser.nextToken();
      return parser.nextName();
    }
  }
}
