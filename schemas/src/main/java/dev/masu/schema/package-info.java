/**
 * Compiled JSON Schemas, and the reports of their checks.
 *
 * <pre>{@code
 * CompiledSchema schema = SchemaCatalog.bundled().schema(SchemaCatalog.STN);
 * CheckReport report = schema.check("{\"bord\": {}}");
 * report.violations().forEach(System.out::println);
 * }</pre>
 */
@NullMarked
package dev.masu.schema;

import org.jspecify.annotations.NullMarked;
