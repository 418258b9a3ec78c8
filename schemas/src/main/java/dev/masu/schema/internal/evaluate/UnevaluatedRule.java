package dev.masu.schema.internal.evaluate;

/** A keyword that asks which members or items the keywords beside it have evaluated. */
public interface UnevaluatedRule {}
