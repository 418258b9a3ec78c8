/**
 * General Gameplay Notation: documents that list pseudo-legal moves.
 *
 * <pre>{@code
 * Square e7 = Square.of("e7");
 * Square e8 = Square.of("e8");
 * Piece pawn = Piece.parse("C:P");
 * Piece queen = Piece.parse("C:Q");
 * Transition promotion =
 *     Transition.builder().check(e8, Occupation.EMPTY).vacate(e7).place(e8, queen).build();
 * Transition drop =
 *     Transition.builder().check(e7, Occupation.EMPTY).place(e7, pawn).inHandDel(pawn).build();
 * Ggn rules =
 *     Ggn.builder().add(pawn, e7, e8, promotion).add(pawn, Square.HAND, e7, drop).build();
 *
 * rules.pieces();                                                // [C:P]
 * rules.select(pawn).sources();                                  // [e7, *]
 * rules.select(pawn).from(e7).destinations();                    // [e8]
 * rules.select(pawn).from(e7).to(e8).transitions().size();       // 1
 *
 * GgnPosition position = GgnPosition.builder().place(e7, pawn).putHand(pawn, 2).build();
 * List<Move> moves = rules.moves(position).toList();
 * moves.size();                                                  // 1
 * GgnPosition after = rules.apply(position, moves.get(0));
 * after.board();                                                 // {e8=C:Q}
 * after.active();                                                // SECOND
 * promotion.toStn().board();                                     // {e7=Optional.empty, e8=Optional[C:Q]}
 * drop.toStn(piece -> Qpi.parse("S:P")).hands();                 // {S:P=-1}
 *
 * rules.merge(rules.ofStyle("C")).conflicts();                   // []
 * rules.filter(Piece::isIntermediate).transitionCount();         // 0
 * }</pre>
 *
 * <p>The documents do not depend on JSON; the module {@code dev.masu.jackson} reads and writes
 * them.
 *
 * <p>Source: General Gameplay Notation 1.0.0.
 */
@NullMarked
@FrozenStyle
package dev.masu.ggn;

import dev.masu.internal.map.FrozenStyle;
import org.jspecify.annotations.NullMarked;
