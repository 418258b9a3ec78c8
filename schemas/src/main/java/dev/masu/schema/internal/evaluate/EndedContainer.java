package dev.masu.schema.internal.evaluate;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.FingerprintBuilder;
import dev.masu.schema.internal.report.ValueSummary;
import dev.masu.schema.internal.state.ContainerState;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A snapshot of an ended array or object, from which keywords can still report failures. */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record EndedContainer(
    ContainerState state,
    ValueSummary summary,
    boolean holdsUnread,
    long[] counts,
    long[] seen,
    @Nullable Fingerprint compared,
    FingerprintBuilder.@Nullable Pair equalItems)
    implements ContainerValue {

  static EndedContainer of(OpenContainer ended) {
    boolean isRead = !ended.holdsUnread();
    return new EndedContainer(
        ended.state(),
        ended.summary(),
        ended.holdsUnread(),
        ended.counts().clone(),
        ended.seen().clone(),
        isRead && ended.isFingerprinted() ? ended.fingerprint() : null,
        isRead && ended.state().comparesItems() ? ended.equalItems() : null);
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
  public Fingerprint fingerprint() {
    return Objects.requireNonNull(compared);
  }
}
