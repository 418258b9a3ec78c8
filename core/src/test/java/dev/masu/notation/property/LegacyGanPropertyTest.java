package dev.masu.notation.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class LegacyGanPropertyTest extends SidedContract<LegacyGan> {
  @Override
  Pattern grammar() {
    return Pattern.compile(
        "[A-Z][A-Z0-9_]*:\\+?_?[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*:\\+?_?[a-z][a-z0-9_]*");
  }

  @Override
  LegacyGan parse(CharSequence text) {
    return LegacyGan.parse(text);
  }

  @Override
  boolean isValid(CharSequence text) {
    return LegacyGan.isValid(text);
  }

  @Override
  Arbitrary<String> texts() {
    return Texts.ofOneCase(
        Texts.letters("A-Z", 1, 1),
        Texts.letters("A-Z0-9_", 0, 9),
        Arbitraries.of(":", ":+", ":_", ":+_"),
        Texts.letters("A-Z", 1, 1),
        Texts.letters("A-Z0-9_", 0, 3));
  }

  @Provide
  Arbitrary<Gan> gans() {
    return new GanPropertyTest().texts().map(Gan::parse);
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void bringsBackEveryGanThatItDoesNotReject(@ForAll("gans") Gan gan) {
    boolean rejected = gan.isDiminished()
        || List.of("J", "M", "S", "W", "X").contains(gan.snn().name());
    if (rejected) {
      assertThatExceptionOfType(NotationException.class).isThrownBy(() -> LegacyGan.fromGan(gan));
    } else {
      assertThat(LegacyGan.fromGan(gan).toGan()).isEqualTo(gan);
    }
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void convertsIfStyleAndPieceFit(@ForAll("valid") String text) {
    LegacyGan actor = LegacyGan.parse(text);
    boolean fits = !actor.game().contains("_") && actor.abbreviation().length() == 1;
    if (fits) {
      Gan gan = actor.toGan();
      assertThat(gan.side()).isEqualTo(actor.side());
      assertThat(gan.isEnhanced()).isEqualTo(actor.isPromoted());
      assertThat(gan.snn().name()).isEqualTo(actor.knownGame().orElse(actor.game()));
    } else {
      assertThatExceptionOfType(NotationException.class).isThrownBy(actor::toGan);
    }
  }
}
