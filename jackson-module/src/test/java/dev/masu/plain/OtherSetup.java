package dev.masu.plain;

import dev.masu.SchemaBound;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.Qpi;
import dev.masu.notation.Snn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A user's type of the same schema as {@link Setup}, with other notations at the same places. */
@SchemaBound(Setups.ID)
record OtherSetup(
    @Nullable Map<Cell, Gan> pieces,
    @Nullable Map<Square, Piece> board,
    @Nullable List<Snn> squares,
    @Nullable List<String> actors,
    @Nullable Qpi piece,
    @Nullable Square raw) {}
