package dev.masu.schema.internal.node;

/** A keyword that depends on which members or items adjacent keywords have evaluated. */
public interface UnevaluatedRule {}
