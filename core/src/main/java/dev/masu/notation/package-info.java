/**
 * Sashité's notations as values: one final, immutable type a notation, safe to share between threads,
 * each with {@code parse}, {@code isValid}, {@code of} and a canonical {@code toString}.
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
 * Gan king = Gan.of(Snn.of("CHESS"), Pin.of('K')); // CHESS:K
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
 * <p>For an invalid text {@code parse} throws a {@link dev.masu.notation.NotationException}, which says what was
 * expected, what was found and where: {@code "C;K" is not a valid QPI: expected ':' but found ';' at
 * index 1 (example: C:K)}.
 *
 * <p>Letters are ASCII; upper case is the first player, lower case the second. Accessors and setters
 * that leave the side aside, such as {@code type}, {@code style} and {@code name}, use upper case.
 */
@NullMarked
package dev.masu.notation;

import org.jspecify.annotations.NullMarked;
