package dev.masu.jackson.internal.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/** The JSON of limits is each of them. */
@JsonPropertyOrder({
  "maxDepth",
  "maxViolations",
  "maxStepsPerValue",
  "maxPatternSteps",
  "maxHeldValues",
  "maxStringLength",
  "maxDocumentSize"
})
public abstract class CheckLimitsMixIn {
  @JsonProperty
  abstract int maxDepth();

  @JsonProperty
  abstract int maxViolations();

  @JsonProperty
  abstract int maxStepsPerValue();

  @JsonProperty
  abstract long maxPatternSteps();

  @JsonProperty
  abstract int maxHeldValues();

  @JsonProperty
  abstract int maxStringLength();

  @JsonProperty
  abstract long maxDocumentSize();
}
