/**
 * What the command reads: the files, folders and standard input that its command line names. It decompresses them and
 * says why one cannot be read.
 */
@NullMarked
package dev.masu.cli.input;

import org.jspecify.annotations.NullMarked;
