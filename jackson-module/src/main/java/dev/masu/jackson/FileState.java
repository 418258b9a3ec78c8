package dev.masu.jackson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import org.jspecify.annotations.Nullable;

/**
 * What tells whether a file is still the same.
 *
 * @param isRegular whether it can be read again, unlike a pipe
 * @param key what the file system knows it by, if it tells
 */
record FileState(
    boolean isRegular,
    long size,
    FileTime modified,
    @Nullable Object key) {
  static FileState of(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileState(
        attributes.isRegularFile(),
        attributes.size(),
        attributes.lastModifiedTime(),
        attributes.fileKey());
  }
}
