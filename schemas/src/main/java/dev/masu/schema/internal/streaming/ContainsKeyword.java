package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.SchemaParts;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code contains} with {@code minContains} and {@code maxContains}. */
final class ContainsKeyword extends Keyword implements Keyword.OnItem {
  private final SchemaNode wanted;
  private final Bound min;
  private final Bound max;

  /**
   * A bound of the number of items.
   *
   * @param count the bound
   * @param keyword the keyword that sets it
   */
  record Bound(long count, Keyword keyword) {}

  /** A keyword beside {@code contains} that only gives failures their name and place. */
  static final class BoundKeyword extends Keyword {
    BoundKeyword(KeywordSite site) {
      super(site);
    }

    @Override
    boolean concerns(JsonType type) {
      return false;
    }

    @Override
    @Nullable
    Failures check(Value value) {
      return null;
    }
  }

  ContainsKeyword(KeywordSite site, SchemaNode wanted, @Nullable Bound min, @Nullable Bound max) {
    super(site);
    this.wanted = wanted;
    this.min = min == null ? new Bound(1, this) : min;
    this.max = max == null ? new Bound(Long.MAX_VALUE, this) : max;
  }

  @Override
  boolean concerns(JsonType type) {
    return type == JsonType.ARRAY;
  }

  @Override
  public void item(Frame frame, int index) {
    frame.checkNext(this, wanted);
  }

  @Override
  void childChecked(Frame frame, @Nullable Failures outcome) {
    if (outcome == null) {
      frame.countMatch();
    }
  }

  @Override
  boolean needsAllRead(JsonType type) {
    return true;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    int found = value instanceof Frame frame ? frame.matches() : 0;
    if (found < min.count) {
      return refuse(value, min, found);
    }
    return found > max.count ? refuse(value, max, found) : null;
  }

  private Failures refuse(Value value, Bound bound, int found) {
    Map<String, Object> details = SchemaParts.contained(
        SchemaParts.count(bound.keyword.site().value()), site().expected());
    Failure failure = Failure.of(bound.keyword, value).withSize(found).withDetails(details);
    return value.run().failures(failure);
  }
}
