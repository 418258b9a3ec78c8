package dev.masu.jackson.internal.ggn;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A move's JSON is its four parts: whether it is a drop, its source tells. */
public abstract class MoveMixIn {
  @JsonIgnore
  abstract boolean isDrop();
}
