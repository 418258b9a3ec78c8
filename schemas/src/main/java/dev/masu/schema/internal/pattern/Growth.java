package dev.masu.schema.internal.pattern;

/** How the time that a regular expression needs from one start in a text grows with the text. */
public enum Growth {
  /** With its length, as far as is known. */
  LINEAR,
  /** With a power of its length. */
  POLYNOMIAL,
  /** By a factor with each character. */
  EXPONENTIAL
}
