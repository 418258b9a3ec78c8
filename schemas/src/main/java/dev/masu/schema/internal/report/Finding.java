package dev.masu.schema.internal.report;

import dev.masu.schema.internal.format.Notation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A failure of a keyword, with all that its message needs.
 *
 * @param keyword the keyword
 * @param pointer the JSON Pointer of the invalid key or value
 * @param expected what the keyword expects
 * @param found the value in the document; of an array or object only its kind counts
 * @param size how many items or properties it has, if it is an array or object; of {@code contains}
 *     how many items it found
 * @param names the names that it holds, if it is an object
 * @param property the property that is missing or unexpected, or null
 * @param notation the notation that the keyword's schema names as {@code format}, or null
 * @param details gives further parameters of the violation; called only for keywords that have some, since
 *     networknt may write out a number of any length
 * @param kinds for each alternative the failure of its {@code type}, {@code const} or {@code enum}, if all have
 *     one at the same key or value
 * @param closest the failures of the best matching branch, as far as they are reported
 */
public record Finding(
    String keyword,
    String pointer,
    Expectation expected,
    JsonNode found,
    int size,
    Collection<String> names,
    @Nullable String property,
    @Nullable Notation notation,
    Supplier<Map<String, Object>> details,
    List<Finding> kinds,
    ReportedFailures<Finding> closest) {}
