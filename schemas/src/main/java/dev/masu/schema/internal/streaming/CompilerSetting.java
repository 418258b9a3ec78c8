package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What schemas are compiled with.
 *
 * @param documents finds a schema document by its absolute URI, or null
 * @param holders the id of the document in which the schema of an absolute URI is embedded, or that URI
 * @param formats makes the check of a format: of the dialect's id and the format's name
 * @param limits the bounds of each check
 * @param assertsFormats whether formats refuse texts
 */
public record CompilerSetting(
    Function<String, @Nullable JsonNode> documents,
    UnaryOperator<String> holders,
    BiFunction<String, String, Predicate<String>> formats,
    CheckLimits limits,
    boolean assertsFormats) {}
