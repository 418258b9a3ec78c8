package dev.masu.jackson.internal.binding;

import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeParser;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;

/**
 * A nested value of a recorded and checked one that is being replayed. A deserializer that reads only some of it, or throws,
 * leaves the replay at the end of the value, as a checking parser would be.
 *
 * @param locations the parser that knows the current pointer and location
 * @param replay the parser of the value, or null if Jackson reads it from a copy
 * @param value the value, or null with that
 * @param around the binding of the enclosing value, or null if that is not bound
 */
public record ReplayedValue(
    TapeParser locations,
    @Nullable TapeParser replay,
    Tape.@Nullable Part value,
    @Nullable Binding around) {

  /** {@return the current value} */
  public static ReplayedValue of(JsonParser parser, DeserializationContext context) {
    TapeParser replay = TapeParser.sourceOf(parser).orElse(null);
    TapeParser locations = TapeParser.sourceOf(context.getParser()).orElse(replay);
    return new ReplayedValue(
        Objects.requireNonNull(locations, "locations"),
        replay,
        replay == null ? null : replay.currentPart(),
        Binding.current(context));
  }

  /** {@return the exception to throw for one that was thrown while the value was bound} */
  public RuntimeException failure(RuntimeException problem, DeserializationContext context) {
    return around == null ? problem : around.failure(locations, problem, context);
  }

  /** Whether the value was read to its last token, as far as the replay knows. */
  public boolean isRead() {
    return replay == null || value == null || replay.isAtEndOf(value);
  }

  /** Skips the rest of the value. */
  public void finish() {
    if (replay != null && value != null) {
      replay.finish(value);
    }
  }
}
