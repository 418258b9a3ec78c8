package dev.masu.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UrisTest {
  @ParameterizedTest
  @CsvSource({
    "https://example.org/a.json#, https://example.org/a.json",
    "https://example.org/a/../b.json#c, https://example.org/b.json#c",
    "https://example.org/../a/../../b.json, https://example.org/b.json",
    "https://example.org/größe, https://example.org/gr%C3%B6%C3%9Fe",
    "file:/a/./b.json, file:///a/b.json",
    "file:///a/b.json, file:///a/b.json",
    "file://host/b.json, file://host/b.json",
    "jar:file:/a.jar!/b.json, jar:file:///a.jar!/b.json",
    "urn:example:a, urn:example:a",
    "a b:c#, a b:c#",
  })
  void oneFormIsCompared(String uri, String normalized) {
    assertThat(Uris.normalized(uri)).isEqualTo(normalized);
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.org/a/b.json, ../c.json, https://example.org/c.json",
    "https://example.org/a/b.json, größe, https://example.org/a/gr%C3%B6%C3%9Fe",
    "https://example.org/a/b.json, https://example.org/a/../c.json, https://example.org/c.json",
    "https://example.org/a.json, ../../b.json, https://example.org/b.json",
    "https://example.org/a.json, .., https://example.org/",
    "https://example.org/a.json, ..?b#c, https://example.org/?b#c",
    "https://example.org/a.json, ../..b, https://example.org/..b",
    "https://example.org/a/b.json?c, ?d, https://example.org/a/b.json?d",
    "https://example.org, a.json, https://example.org/a.json",
    "file:///a/b.json, ../../c.json, file:///c.json",
    "jar:file:///a.jar!/b.json, ?c, jar:file:///a.jar!/b.json?c",
    "file:///a/b.json, c.json, file:///a/c.json",
    "file:///a/b.json, file:/c.json, file:///c.json",
    "jar:file:///a.jar!/b/c.json, ../d.json, jar:file:///a.jar!/d.json",
    "jar:nested:/a.jar/!lib/b.jar!/c.json, d/e.json, jar:nested:/a.jar/!lib/b.jar!/d/e.json",
    "jar:file:///a.jar!/b/c.json, https://example.org/d.json, https://example.org/d.json",
    "urn:example:a, urn:example:b, urn:example:b",
  })
  void referencesAreResolved(String base, String reference, String resolved) {
    assertThat(Uris.resolved(base, reference)).isEqualTo(resolved);
  }

  @Test
  void halfOfASurrogatePairIsInNoUri() {
    String half = "https://example.org/\uD83D";
    assertThat(Uris.isReference(half)).isFalse();
    assertThat(Uris.normalized(half)).isEqualTo(half);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Uris.resolved("https://example.org/", "\uD83D"));
  }
}
