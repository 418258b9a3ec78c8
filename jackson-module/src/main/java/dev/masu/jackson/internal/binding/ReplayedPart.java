package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * A value that is a part of what was read and checked before, and is replayed with it. Whoever reads only some of it, or
 * throws, leaves the replay where a parser would be left that checks as it reads: at the end of the value.
 *
 * @param places tells where what goes wrong stands
 * @param replay what the value is read from, or null if Jackson reads it from a copy
 * @param value the value, or null with that
 * @param around the binding that it is a part of, or null if nothing around it is bound
 */
public record ReplayedPart(
    TapeParser places,
    @Nullable TapeParser replay,
    Tape.@Nullable Part value,
    @Nullable Binding around) {

  /** The value that the parser stands at. */
  public static ReplayedPart of(JsonParser parser, DeserializationContext context) {
    TapeParser replay = TapeParser.behind(parser).orElse(null);
    TapeParser places = TapeParser.behind(context.getParser()).orElse(replay);
    return new ReplayedPart(
        Objects.requireNonNull(places, "places"),
        replay,
        replay == null ? null : replay.currentPart(),
        Binding.current(context));
  }

  /** What is thrown for what was thrown while the value was bound, told while its place is known. */
  public RuntimeException told(RuntimeException problem, DeserializationContext context) {
    return around == null ? problem : around.told(places, problem, context);
  }

  /** Whether the value was read to its last token, as far as the replay can tell. */
  public boolean isRead() {
    return replay == null || value == null || replay.isAtEndOf(value);
  }

  /** Takes note that nothing more is read of the value. */
  public void leave() {
    if (replay != null && value != null) {
      replay.finish(value);
    }
  }
}
