package dev.masu.schema.internal.keyword;

import dev.masu.schema.CheckLimits;

/**
 * What schemas are compiled with.
 *
 * @param limits the bounds of each check
 * @param assertsFormats whether {@code format} is an assertion
 */
public record CompilerSetting(CheckLimits limits, boolean assertsFormats) {}
