package dev.masu.jackson.internal.ggn;

import com.fasterxml.jackson.annotation.JsonIgnore;

/** A move's JSON has its four components only. */
public abstract class MoveMixIn {
  @JsonIgnore
  abstract boolean isDrop();
}
