package dev.masu.schema.internal.streaming;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Direct checks that wait for the next document, with the names and texts that they know: an STN of 60 bytes
 * is checked in 0.4 µs instead of 1.5 µs when those of the last one are known. Nobody waits for one: who
 * finds none makes its own.
 */
final class DirectChecks {
  private static final int PLACES = 16;

  private final AtomicReferenceArray<@Nullable DirectCheck> waiting =
      new AtomicReferenceArray<>(PLACES);

  /** A direct check that nobody else uses. */
  DirectCheck take() {
    DirectCheck known = waiting.getAndSet(place(), null);
    return known == null ? new DirectCheck() : known;
  }

  /** Keeps a direct check for another document, unless it knows much. */
  void give(DirectCheck used) {
    if (used.isSmall()) {
      used.reset();
      waiting.set(place(), used);
    }
  }

  private static int place() {
    return (int) (Thread.currentThread().getId() % PLACES);
  }
}
