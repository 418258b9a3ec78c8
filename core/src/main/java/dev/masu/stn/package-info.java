/**
 * State Transition Notation: documents that describe the net difference between two positions.
 *
 * <pre>{@code
 * Cell e2 = Cell.parse("e2");
 * Cell e4 = Cell.parse("e4");
 * Qpi pawn = Qpi.parse("C:P");
 * Qpi won = Qpi.parse("C:N");
 * Position before = Position.builder().putBoard(e2, pawn).build();
 * Stn step = Stn.builder().vacate(e2).place(e4, pawn).build();
 * Position after = before.apply(step);
 *
 * after.board();                                       // {e4=C:P}
 * after.active();                                      // SECOND
 * Stn.between(before, after).equals(step);             // true
 * after.apply(step.inverse(before)).equals(before);    // true
 *
 * Stn capture = step.withHandChange(won, 1);
 * Stn both = Stn.combine(capture, Stn.builder().vacate(e4).build());
 * both.board();                                        // {e2=Optional.empty, e4=Optional.empty}
 * both.hands();                                        // {C:N=1}
 * both.toggle();                                       // false
 * both.withoutBoardChanges().withoutHandChange(won).isIdentity(); // true
 * Stn.builder().build().isPass();                      // true
 * }</pre>
 *
 * <p>The documents do not depend on JSON; the module {@code dev.masu.jackson} reads and writes
 * them.
 *
 * <p>Source: State Transition Notation 1.0.0.
 */
@NullMarked
@DocumentStyle
package dev.masu.stn;

import org.jspecify.annotations.NullMarked;
