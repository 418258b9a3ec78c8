package dev.masu.jackson.testing;

import dev.masu.SchemaBound;
import dev.masu.notation.Cell;
import dev.masu.notation.Qpi;
import dev.masu.stn.Stn;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A user's record that counts how often it was constructed. */
@SchemaBound(UserSchemas.PUZZLE)
public record Puzzle(Qpi piece, @Nullable Cell at, @Nullable Stn solution) {
  public static final AtomicInteger CONSTRUCTED = new AtomicInteger();

  public Puzzle {
    CONSTRUCTED.incrementAndGet();
  }
}
