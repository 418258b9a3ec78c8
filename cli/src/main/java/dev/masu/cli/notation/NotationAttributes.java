package dev.masu.cli.notation;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What the values of each notation say, and what they are in other notations. */
final class NotationAttributes {
  /** The text in another notation, or the reason why that cannot express the value. */
  record Conversion(@Nullable String text, @Nullable String reason) {}

  private final Map<String, @Nullable Object> values = new LinkedHashMap<>();

  private NotationAttributes() {}

  /** {@return the values by their names in JSON, such as {@code kingLike}} */
  Map<String, @Nullable Object> values() {
    return values;
  }

  /** {@return what a text says; throws {@link NotationException} if it is invalid} */
  static NotationAttributes of(NotationKind notation, String text, Sides sides) {
    return switch (notation) {
      case GAN -> of(Gan.parse(text));
      case QPI -> of(Qpi.parse(text, sides));
      case PNN -> of(Pnn.parse(text));
      case PIN -> of(Pin.parse(text));
      case SIN -> of(Sin.parse(text));
      case SNN -> of(Snn.parse(text));
      case CELL -> of(Cell.parse(text));
      case LEGACY_GAN -> of(LegacyGan.parse(text));
    };
  }

  private static NotationAttributes of(Gan gan) {
    return new NotationAttributes()
        .add("side", gan.side())
        .add("style", gan.snn().name())
        .add("type", gan.type())
        .add("state", gan.state())
        .add("snn", gan.snn().toString())
        .add("pin", gan.pin().toString())
        .addQpi(gan)
        .addConversion("legacyGan", () -> LegacyGan.fromGan(gan));
  }

  private static NotationAttributes of(Qpi qpi) {
    return new NotationAttributes()
        .add("side", qpi.side())
        .add("style", qpi.style())
        .add("type", qpi.type())
        .add("state", qpi.state())
        .add("terminal", qpi.isTerminal())
        .add("derived", qpi.isDerived())
        .add("sin", qpi.sin().toString())
        .add("pin", qpi.pin().toString());
  }

  private static NotationAttributes of(Pnn pnn) {
    return new NotationAttributes()
        .add("side", pnn.side())
        .add("name", pnn.name())
        .add("state", pnn.state())
        .add("terminal", pnn.isTerminal());
  }

  private static NotationAttributes of(Pin pin) {
    return new NotationAttributes()
        .add("side", pin.side())
        .add("type", pin.type())
        .add("state", pin.state())
        .add("terminal", pin.isTerminal());
  }

  private static NotationAttributes of(Sin sin) {
    return new NotationAttributes().add("side", sin.side()).add("style", sin.style());
  }

  private static NotationAttributes of(Snn snn) {
    return new NotationAttributes().add("side", snn.side()).add("style", snn.name());
  }

  private static NotationAttributes of(Cell cell) {
    return new NotationAttributes()
        .add("dimensions", cell.dimensions())
        .add("indices", cell.indices());
  }

  private static NotationAttributes of(LegacyGan actor) {
    return new NotationAttributes()
        .add("side", actor.side())
        .add("game", actor.game())
        .add("knownGame", actor.knownGame().orElse(null))
        .add("abbreviation", actor.abbreviation())
        .add("promoted", actor.isPromoted())
        .add("kingLike", actor.isKingLike())
        .addConversion("gan", actor::toGan);
  }

  /** Adds a value: as it is if JSON has it, else as text. */
  private NotationAttributes add(String name, @Nullable Object value) {
    values.put(
        name, value instanceof Enum<?> constant ? constant.name().toLowerCase(Locale.ROOT) : value);
    return this;
  }

  /** Adds what the value is in another notation, or why the conversion throws {@link NotationException}. */
  private NotationAttributes addConversion(String name, Supplier<?> conversion) {
    try {
      return add(name, new Conversion(conversion.get().toString(), null));
    } catch (NotationException e) {
      return add(name, new Conversion(null, e.reason()));
    }
  }

  private NotationAttributes addQpi(Gan gan) {
    String reason = "the letter of a style is known only where its name is one letter";
    return add(
        "qpi",
        gan.toQpi()
            .map(qpi -> new Conversion(qpi.toString(), null))
            .orElse(new Conversion(null, reason)));
  }
}
