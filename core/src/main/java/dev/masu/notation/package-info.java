/**
 * Value types for Sashité's notations: one final, immutable, thread-safe class per notation, each
 * with {@code parse}, {@code isValid}, {@code of} and a canonical {@code toString}.
 *
 * <pre>{@code
 * Qpi pawn = Qpi.parse("s:p"); // s:p
 * pawn.style(); // 'S'
 * pawn.type(); // 'P'
 * pawn.side(); // SECOND
 * pawn.enhance(); // s:+p
 * pawn.flip(); // S:P
 * pawn.withStyle('C').withType('K').withTerminal(true); // c:k^
 * pawn.sameType(Qpi.parse("C:P")); // true
 * pawn.toGan("SHOGI"); // shogi:p
 * Qpi.isValid("C:k"); // false
 * Qpi.parse("C:k", Qpi.Sides.INDEPENDENT).isDerived(); // true
 *
 * Gan king = Gan.of(Snn.parse("CHESS"), Pin.of('K')); // CHESS:K
 * king.snn().name(); // "CHESS"
 * king.pin().isTerminal(); // false
 * king.diminish().isNormal(); // false
 * king.withStyle("MAKRUK").flip(); // makruk:k
 * king.toQpi(); // Optional.empty
 * king.toQpi('C'); // C:K
 * LegacyGan.parse("W:_K").toGan(); // WESTERN:K
 * LegacyGan.fromGan(Gan.parse("shogi:+r")); // s:+r
 *
 * Pnn rook = Pnn.parse("+rook").withName("BISHOP").normalize(); // bishop
 * rook.sameSide(king); // false
 *
 * Cell e4 = Cell.parse("e4"); // e4
 * e4.index(0) + ", " + e4.index(1); // "4, 3"
 * Cell.of(0, 0, 0); // a1A
 * }</pre>
 *
 * <p>If the text is invalid, {@code parse} throws a {@link dev.masu.notation.NotationException}
 * that states what was expected, what was found and where:
 * {@code "C;K" is not a valid QPI: expected ':' but found ';' at index 1 (example: C:K)}.
 *
 * <p>Letters are ASCII; upper case stands for the first player, lower case for the second. Methods
 * that return or take a type, style or name without a side, such as {@code type}, {@code style} and
 * {@code withName}, always use upper case.
 */
@NullMarked
package dev.masu.notation;

import org.jspecify.annotations.NullMarked;
