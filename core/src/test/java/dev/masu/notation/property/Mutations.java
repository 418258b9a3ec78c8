package dev.masu.notation.property;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Texts that are nearly right. */
final class Mutations {
  /** Characters of the notations, and others that look or sort alike. */
  private static final List<String> PIECES = List.of(
      "A",
      "K",
      "Z",
      "a",
      "k",
      "z",
      "0",
      "1",
      "9",
      ":",
      "+",
      "-",
      "^",
      "_",
      "*",
      "'",
      "@",
      "[",
      "`",
      "{",
      "/",
      ";",
      "]",
      " ",
      "\t",
      "\n",
      "\r\n",
      "\u0000",
      "\u007F",
      "\u00A0",
      "\u2028",
      "\uFEFF",
      "\u202E",
      "К",
      "а",
      "ａ",
      "Ａ",
      "٣",
      "ı",
      "ſ",
      "K",
      "\u0301",
      "\uD835\uDC00",
      "\uD835",
      "\uFF1A",
      "",
      "KK",
      "kk",
      "99");

  private Mutations() {}

  static Arbitrary<String> of(Arbitrary<String> valid) {
    Arbitrary<String> mutated = Combinators.combine(
            valid,
            Arbitraries.doubles().between(0, 1),
            Arbitraries.integers().between(0, 2),
            Arbitraries.of(PIECES))
        .as(Mutations::mutate);
    return Arbitraries.oneOf(
        mutated,
        Combinators.combine(
                mutated,
                Arbitraries.doubles().between(0, 1),
                Arbitraries.integers().between(0, 2),
                Arbitraries.of(PIECES))
            .as(Mutations::mutate),
        Arbitraries.of(PIECES).list().ofMaxSize(8).map(pieces -> String.join("", pieces)));
  }

  /** Replaces characters by a piece of text. */
  private static String mutate(String text, double place, int replaced, String piece) {
    int start = (int) (place * text.length());
    int end = Math.min(start + replaced, text.length());
    return text.substring(0, start) + piece + text.substring(end);
  }
}
