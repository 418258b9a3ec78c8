package dev.masu.schema.internal.keyword;

import dev.masu.schema.CheckLimits;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * What schemas are compiled with.
 *
 * @param formats makes the check of a format: of the dialect's id and the format's name
 * @param limits the bounds of each check
 * @param assertsFormats whether formats refuse texts
 */
public record CompilerSetting(
    BiFunction<String, String, Predicate<String>> formats,
    CheckLimits limits,
    boolean assertsFormats) {}
