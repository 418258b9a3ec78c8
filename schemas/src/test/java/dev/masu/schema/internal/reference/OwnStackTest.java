package dev.masu.schema.internal.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.LocatedValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.json.JsonMapper;

/** Deep documents are checked by a thread with a stack of its own, which whoever asks does not notice. */
final class OwnStackTest {
  private static final LocatedValue DEEP = read("[".repeat(33) + "]".repeat(33));

  private static LocatedValue read(String json) {
    try (JsonParser parser = new JsonMapper().createParser(json)) {
      parser.nextToken();
      return LocatedReader.read(parser, "", CheckLimits.defaults()).required();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "[, ], 1, true",
    "[, ], 32, true",
    "[, ], 33, false",
    "'{\"a\":[', ]}, 16, true",
    "'{\"a\":[', ]}, 17, false"
  })
  void onlyDeepDocumentsLeaveTheThread(String open, String close, int times, boolean stays) {
    LocatedValue document = read(open.repeat(times) + close.repeat(times));
    assertThat(OwnStack.check(document, Thread::currentThread) == Thread.currentThread())
        .isEqualTo(stays);
  }

  @Test
  void whatIsThrownIsTheSame() {
    RuntimeException exception = new IllegalStateException("of a test");
    Error error = new AssertionError("of a test");
    assertThatThrownBy(() -> OwnStack.check(DEEP, () -> {
          throw exception;
        }))
        .isSameAs(exception);
    assertThatThrownBy(() -> OwnStack.check(DEEP, () -> {
          throw error;
        }))
        .isSameAs(error);
  }

  @Test
  void anInterruptWaitsForTheReport() {
    Thread.currentThread().interrupt();
    assertThat(OwnStack.check(DEEP, () -> "report")).isEqualTo("report");
    assertThat(Thread.interrupted()).isTrue();
  }
}
