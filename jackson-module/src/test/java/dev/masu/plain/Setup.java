package dev.masu.plain;

import dev.masu.SchemaBound;
import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A user's type with many notations side by side: {@code C:K} is a text of four of them. */
@SchemaBound(Setups.ID)
record Setup(
    @Nullable Map<Square, Piece> pieces,
    @Nullable Map<Cell, Qpi> board,
    @Nullable Map<Qpi, Occupation> hands,
    @Nullable Map<Pin, Sin> pins,
    @Nullable Map<Snn, Pnn> names,
    @Nullable Map<Piece, Cell> homes,
    @Nullable List<Gan> actors,
    @Nullable List<LegacyGan> legacy,
    @Nullable List<Square> squares,
    @Nullable Piece piece,
    @Nullable String raw) {}
