package dev.masu.jackson.reader;

import java.util.OptionalLong;

/**
 * How much of an input has been read.
 *
 * @param bytes how many bytes of the source have been read, before decompression
 * @param total the size of the source in bytes, if known
 */
public record Progress(long bytes, OptionalLong total) {}
