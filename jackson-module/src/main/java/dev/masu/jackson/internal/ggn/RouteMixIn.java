package dev.masu.jackson.internal.ggn;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** A route's JSON is its four parts. */
@JsonPropertyOrder({"piece", "source", "destination", "transitions"})
public abstract class RouteMixIn {
  @JsonProperty
  abstract Object piece();

  @JsonProperty
  abstract Object source();

  @JsonProperty
  abstract Object destination();

  @JsonProperty
  abstract Object transitions();
}
