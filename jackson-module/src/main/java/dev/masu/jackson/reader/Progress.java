package dev.masu.jackson.reader;

import java.util.OptionalLong;

/**
 * How far the reading of an input has come.
 *
 * @param bytes how many bytes of the source have been read, compressed as they are
 * @param total how many bytes the source has in all; empty if that is not known
 */
public record Progress(long bytes, OptionalLong total) {}
