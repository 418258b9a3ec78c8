package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.internal.document.ValuePath;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * Direct checks that wait for the next document, with the names and texts that they know: an STN of 60 bytes
 * is checked in 0.4 µs instead of 1.5 µs when those of the last one are known. Nobody waits for one: who
 * finds none makes its own.
 */
final class DirectChecks {
  private static final int PLACES = 16;

  /**
   * Far enough from each other that no two places share a line of the processor's cache: two threads read a
   * million STN in 171 ms in place of 314.
   */
  private static final int DISTANCE = 32;

  private final SchemaNode root;
  private final CheckLimits limits;
  private final AtomicReferenceArray<@Nullable DirectCheck> waiting =
      new AtomicReferenceArray<>((PLACES + 1) * DISTANCE);

  DirectChecks(SchemaNode root, CheckLimits limits) {
    this.root = root;
    this.limits = limits;
  }

  /**
   * Reads and checks a value: where the parser stands at none, its next one.
   *
   * @param base the way to the value
   * @param notedUntil how many of the first keys and values have their places noted; see {@link OpenStart}
   * @return what knows what is wrong, or null if the value is accepted
   * @throws tools.jackson.core.exc.StreamReadException if the input is not JSON
   */
  @Nullable
  Machine read(JsonParser parser, ValuePath base, int notedUntil) {
    DirectCheck direct = take();
    if (direct.read(parser, notedUntil)) {
      give(direct);
      return null;
    }
    Machine machine = takenOver(direct, parser, base);
    machine.read();
    return machine.accepts() ? null : machine;
  }

  /**
   * Goes on where a direct check has come to what it does not accept.
   *
   * @param base the way to the value
   */
  Machine takenOver(DirectCheck direct, JsonParser parser, ValuePath base) {
    Machine machine = Machine.after(direct, root, parser, base);
    give(direct);
    return machine;
  }

  CheckLimits limits() {
    return limits;
  }

  /** A direct check that nobody else uses. */
  DirectCheck take() {
    DirectCheck known = waiting.getAndSet(place(), null);
    return known == null ? new DirectCheck(root, limits) : known;
  }

  /** Keeps a direct check that has done its work for another document, unless it knows much. */
  void give(DirectCheck used) {
    if (used.isSmall()) {
      used.reset();
      // Whoever takes it sees all of it: to be seen at once would take longer.
      waiting.setRelease(place(), used);
    }
  }

  private static int place() {
    return (int) (1 + Thread.currentThread().getId() % PLACES) * DISTANCE;
  }
}
