package dev.masu.jackson;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;

/** A move's JSON is its four parts: whether it is a drop, its source tells. */
@JsonIgnoreProperties("drop")
abstract class MoveMixIn {}
