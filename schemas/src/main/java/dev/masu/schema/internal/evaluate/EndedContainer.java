package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.FingerprintBuilder;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.state.ContainerState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A snapshot of an ended array or object, from which keywords can still report failures. */
final class EndedContainer extends ContainerValue {
  private final ContainerState state;
  private final ValueSummary summary;
  private final boolean holdsUnread;
  private final long[] counts;
  private final long[] seen;
  private final @Nullable Fingerprint fingerprint;
  private final FingerprintBuilder.@Nullable Pair equalItems;

  EndedContainer(OpenContainer ended) {
    state = ended.state();
    summary = ended.summary();
    holdsUnread = ended.holdsUnread();
    counts = ended.counts().clone();
    seen = ended.seen().clone();
    fingerprint = ended.isFingerprinted() && !holdsUnread ? ended.fingerprint() : null;
    equalItems = state.comparesItems() && !holdsUnread ? ended.equalItems() : null;
  }

  @Override
  ContainerState state() {
    return state;
  }

  @Override
  long[] seen() {
    return seen;
  }

  @Override
  long[] counts() {
    return counts;
  }

  @Override
  public ValueSummary summary() {
    return summary;
  }

  @Override
  public JsonNode shown() {
    return summary.value();
  }

  @Override
  public int size() {
    return summary.size();
  }

  @Override
  public boolean holdsUnread() {
    return holdsUnread;
  }

  @Override
  public FingerprintBuilder.@Nullable Pair equalItems() {
    return equalItems;
  }

  @Override
  public Fingerprint fingerprint() {
    return Objects.requireNonNull(fingerprint);
  }
}
