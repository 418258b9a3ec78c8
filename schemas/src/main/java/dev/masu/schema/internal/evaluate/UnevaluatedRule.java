package dev.masu.schema.internal.evaluate;

/** A keyword that depends on which members or items adjacent keywords have evaluated. */
public interface UnevaluatedRule {}
