package dev.masu.jackson.internal.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was read before is found again, and nothing else. */
final class MemoTest {
  private final Memo<Integer> memo = new Memo<>();

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "ab", "abc", "CHESS:+P'", "01234567890123456789012345678901", "é中"})
  void findsATextByItsCharacters(String text) {
    Memo.Entry<Integer> kept = memo.keep(text, 7);
    assertThat(kept.value()).contains(7);
    assertThat(memo.find(String.valueOf(text.toCharArray()))).isSameAs(kept);
    assertThat(found("<" + text + ">", text.length())).isSameAs(kept);
    assertThat(memo.find(text + "x")).isNull();
    assertThat(found("<" + text + "x", text.length() + 1)).isNull();
  }

  @Test
  void doesNotTakeATextForAnotherOfTheSameHash() {
    memo.keep("Aa", 1);
    assertThat(memo.find("BB")).isNull();
    assertThat(found("<BB", 2)).isNull();
  }

  @Test
  void doesNotRememberLongTexts() {
    String text = "a".repeat(33);
    assertThat(memo.keep(text, 7).value()).contains(7);
    assertThat(memo.find(text)).isNull();
    assertThat(found("<" + text, text.length())).isNull();
  }

  @Test
  void hasAFixedSizeAndIsNeverWrong() {
    List<String> texts = IntStream.range(0, 100_000).mapToObj(i -> "text" + i).toList();
    for (int i = 0; i < texts.size(); i++) {
      memo.keep(texts.get(i), i);
    }
    int found = 0;
    for (int i = 0; i < texts.size(); i++) {
      Memo.Entry<Integer> entry = memo.find(texts.get(i));
      assertThat(entry == null || entry.value().get() == i).isTrue();
      found += entry == null ? 0 : 1;
    }
    assertThat(found).isBetween(1_000, 4_096);
  }

  /** However many there were before, a new text is remembered. */
  @Test
  void doesNotAge() {
    IntStream.range(0, 100_000).forEach(i -> memo.keep("text" + i, i));
    Memo.Entry<Integer> kept = memo.keep("new", 7);
    assertThat(memo.find("new")).isSameAs(kept);
  }

  private Memo.@Nullable Entry<Integer> found(String buffer, int length) {
    return memo.find(buffer.toCharArray(), 1, length);
  }
}
