package dev.masu.jackson.internal.records;

import java.util.List;

/**
 * Records in the same bytes, with nothing but white space between them.
 *
 * @param bytes the bytes, which no longer change
 * @param records the records, in order; at least one
 */
@SuppressWarnings("ArrayRecordComponent") // Blocks are not compared.
public record Block(byte[] bytes, List<RecordSpan> records) {}
