package dev.masu.cli.notation;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;

/** What the values of each notation say, and what they are in other notations. */
final class Attributes {
  private Attributes() {}

  static List<Attribute> of(Gan gan) {
    return List.of(
        Attribute.of(gan.side()),
        Attribute.of("style", gan.snn().name()),
        Attribute.of("type", gan.type()),
        Attribute.of(gan.state()),
        Attribute.of("snn", gan.snn().toString()),
        Attribute.of("pin", gan.pin().toString()),
        qpi(gan),
        Attribute.conversion("legacyGan", () -> LegacyGan.fromGan(gan)));
  }

  private static Attribute qpi(Gan gan) {
    String reason = "the letter of a style is known only where its name is one letter";
    return gan.toQpi()
        .map(qpi -> Attribute.converted("qpi", qpi.toString()))
        .orElseGet(() -> Attribute.notConverted("qpi", reason));
  }

  static List<Attribute> of(Qpi qpi) {
    return List.of(
        Attribute.of(qpi.side()),
        Attribute.of("style", qpi.style()),
        Attribute.of("type", qpi.type()),
        Attribute.of(qpi.state()),
        Attribute.of("terminal", qpi.isTerminal()),
        Attribute.of("derived", qpi.isDerived()),
        Attribute.of("sin", qpi.sin().toString()),
        Attribute.of("pin", qpi.pin().toString()));
  }

  static List<Attribute> of(Pnn pnn) {
    return List.of(
        Attribute.of(pnn.side()),
        Attribute.of("name", pnn.name()),
        Attribute.of(pnn.state()),
        Attribute.of("terminal", pnn.isTerminal()));
  }

  static List<Attribute> of(Pin pin) {
    return List.of(
        Attribute.of(pin.side()),
        Attribute.of("type", pin.type()),
        Attribute.of(pin.state()),
        Attribute.of("terminal", pin.isTerminal()));
  }

  static List<Attribute> of(Sin sin) {
    return List.of(Attribute.of(sin.side()), Attribute.of("style", sin.style()));
  }

  static List<Attribute> of(Snn snn) {
    return List.of(Attribute.of(snn.side()), Attribute.of("style", snn.name()));
  }

  static List<Attribute> of(Cell cell) {
    return List.of(
        Attribute.of("dimensions", cell.dimensions()), Attribute.of("indices", cell.indices()));
  }

  static List<Attribute> of(LegacyGan actor) {
    return List.of(
        Attribute.of(actor.side()),
        Attribute.of("game", actor.game()),
        Attribute.of("knownGame", actor.knownGame()),
        Attribute.of("abbreviation", actor.abbreviation()),
        Attribute.of("promoted", actor.isPromoted()),
        Attribute.of("kingLike", actor.isKingLike()),
        Attribute.conversion("gan", actor::toGan));
  }
}
