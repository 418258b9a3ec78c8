package dev.masu.schema.internal.report;

import dev.masu.schema.internal.format.Notation;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What a keyword refused, with all that its words need.
 *
 * @param keyword the keyword
 * @param pointer the JSON Pointer of what it refused
 * @param expected what the keyword asks for
 * @param found the value in the document; of an array or object only its kind counts
 * @param size how many items or properties it has, if it is an array or object; of {@code contains}
 *     how many items it found
 * @param names the names that it holds, if it is an object
 * @param property the property that is missing or unexpected, or null
 * @param notation the notation that the schema around the keyword asks for, or null
 * @param details gives what else the keyword tells, as parameters of a violation; asked of those
 *     keywords alone that tell more: networknt may write out a number of any length
 * @param kinds for each branch that failed the type or value that it asks for, if all ask for one at the same
 *     place; beside failures of the best matching branch, those of the other branches
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
