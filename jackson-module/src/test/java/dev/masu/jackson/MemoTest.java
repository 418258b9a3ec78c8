package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was read before is found again, and nothing else. */
final class MemoTest {
  private final Memo<Integer> memo = new Memo<>();

  @ParameterizedTest
  @ValueSource(strings = {"a", "ab", "abc", "CHESS:+P'", "01234567890123456789012345678901", "é中"})
  void findsATextByItsCharacters(String text) {
    Memo.Entry<Integer> added = memo.addText(text, 7);
    assertThat(found("<" + text + ">", text.length())).isSameAs(added);
    assertThat(added.value).isEqualTo(7);
    assertThat(added.present).contains(7);
    assertThat(found("<" + text.substring(1) + "x>", text.length())).isNull();
    assertThat(memo.find(text)).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "e4", "01234567890123456789012345678901"})
  void findsANameThatIsAnotherObject(String name) {
    Memo.Entry<Integer> added = memo.addName(name, 7);
    assertThat(memo.find(String.valueOf(name.toCharArray()))).isSameAs(added);
    assertThat(memo.find(name + "x")).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "012345678901234567890123456789012"})
  void doesNotKeepTextsThatAreEmptyOrLong(String text) {
    assertThat(memo.addText(text, 7).value).isEqualTo(7);
    assertThat(found("<" + text + ">", text.length())).isNull();
  }

  @Test
  void doesNotKeepLongNames() {
    String name = "a".repeat(33);
    assertThat(memo.addName(name, 7).value).isEqualTo(7);
    assertThat(memo.find(name)).isNull();
  }

  @Test
  void isBoundedAndNeverWrong() {
    List<String> texts = IntStream.range(0, 100_000).mapToObj(i -> "text" + i).toList();
    for (int i = 0; i < texts.size(); i++) {
      memo.addName(texts.get(i), i);
      memo.addText(texts.get(i), i);
    }
    int known = 0;
    for (int i = 0; i < texts.size(); i++) {
      Memo.Entry<Integer> name = memo.find(texts.get(i));
      assertThat(name == null || name.value == i).isTrue();
      Memo.Entry<Integer> text = found("<" + texts.get(i), texts.get(i).length());
      assertThat(text == null || text.value == i).isTrue();
      known += name == null ? 0 : 1;
    }
    assertThat(known).isBetween(1_000, 4_096);
  }

  /** Two texts with one place: both stay. */
  @Test
  void keepsTwoOfAKind() {
    Memo.Entry<Integer> one = memo.addName("Aa", 1);
    Memo.Entry<Integer> two = memo.addName("BB", 2);
    assertThat(List.of(
            Objects.requireNonNull(memo.find("Aa")), Objects.requireNonNull(memo.find("BB"))))
        .containsExactly(one, two);
  }

  private Memo.@Nullable Entry<Integer> found(String buffer, int length) {
    return memo.find(buffer.toCharArray(), 1, length);
  }
}
