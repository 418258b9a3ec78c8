package dev.masu.benchmarks.rounds;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;

/** Documents that are read in turn, so that each call reads another one than the call before. */
final class Documents implements IntSupplier {
  private final List<byte[]> documents;
  private final ToIntFunction<byte[]> reading;
  private int next;

  Documents(List<byte[]> documents, ToIntFunction<byte[]> reading) {
    this.documents = documents;
    this.reading = reading;
  }

  @Override
  public int getAsInt() {
    byte[] json = documents.get(next);
    next = next + 1 == documents.size() ? 0 : next + 1;
    return reading.applyAsInt(json);
  }
}
