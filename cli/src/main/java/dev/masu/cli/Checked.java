package dev.masu.cli;

import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What a check found, and how to tell it to people.
 *
 * @param verdict what was found
 * @param messages gives the lines that tell each violation, of a file of a name
 */
record Checked(Verdict verdict, Function<String, Stream<String>> messages) {}
