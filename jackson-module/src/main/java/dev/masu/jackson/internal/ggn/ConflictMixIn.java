package dev.masu.jackson.internal.ggn;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** A conflict's JSON is where it is and what the two have there: they tell what both have. */
@JsonPropertyOrder({"piece", "source", "destination", "first", "second"})
public abstract class ConflictMixIn {
  @JsonProperty
  abstract Object piece();

  @JsonProperty
  abstract Object source();

  @JsonProperty
  abstract Object destination();

  @JsonProperty
  abstract Object first();

  @JsonProperty
  abstract Object second();
}
