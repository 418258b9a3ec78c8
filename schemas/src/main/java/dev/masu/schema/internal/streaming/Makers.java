package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.Nullable;

/**
 * Who makes something of the names and values of an object; see {@link Known#madeBy}.
 *
 * @param ofNames who makes something of names
 * @param ofTexts who makes something of texts, or null if nobody does
 * @param forNull what stands for a null, or null if nothing does
 * @param takesIntegers whether integers are taken as they are
 */
public record Makers(
    Object ofNames, @Nullable Object ofTexts, @Nullable Object forNull, boolean takesIntegers) {}
