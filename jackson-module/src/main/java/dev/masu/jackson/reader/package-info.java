/**
 * Readers of documents, records and transitions that return results rather than throw exceptions, from large files and
 * streams too.
 *
 * <p>{@link dev.masu.jackson.reader.CheckedReader} reads one document, {@link dev.masu.jackson.reader.RecordReader}
 * many, and {@link dev.masu.jackson.reader.GgnReader} one that is larger than memory.
 */
@NullMarked
package dev.masu.jackson.reader;

import org.jspecify.annotations.NullMarked;
