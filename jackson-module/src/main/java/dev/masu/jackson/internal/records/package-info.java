/**
 * Bytes to records, on several threads. Scanners find where records start and end, the splitter hands them over in
 * blocks, and the results of blocks come in input order. Nothing here knows types or schemas.
 */
@NullMarked
package dev.masu.jackson.internal.records;

import org.jspecify.annotations.NullMarked;
