package dev.masu.schema.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A record that is not as the golden file has it.
 *
 * @param expected what the golden file has, or null if it has no such record
 * @param actual what was reported now, or null if the document was not checked
 * @param document the document's text, or its beginning
 */
record GoldenDifference(
    @Nullable GoldenRecord expected, @Nullable GoldenRecord actual, String document) {

  /** {@return what differs, in a few words: differences of one kind are shown together} */
  String kind() {
    if (expected == null) {
      return actual != null && actual.isUnloaded()
          ? "schema that was loaded before"
          : "record that the golden file does not have";
    }
    if (actual == null) {
      return expected.isUnloaded()
          ? "schema that was not loaded before"
          : "record that was not written";
    }
    if (!expected.verdict().equals(actual.verdict())) {
      return "verdict: " + expected.verdict() + " -> " + actual.verdict();
    }
    return kind(ofText(expected), ofText(actual));
  }

  /** The report of the text alone, without those of other inputs. */
  private static List<String> ofText(GoldenRecord record) {
    return record.lines().stream()
        .takeWhile(line -> !line.startsWith(GoldenChecks.BY))
        .toList();
  }

  private static String kind(List<String> expected, List<String> actual) {
    if (expected.equals(actual)) {
      return "inputs: text, bytes, stream, tree and parser disagree";
    }
    if (sorted(expected).equals(sorted(actual))) {
      return "order of violations";
    }
    if (isSame(expected, actual, GoldenDifference::isCore)) {
      return "German, redacted text or parameters only";
    }
    if (isSame(expected, actual, GoldenDifference::isOfTop)) {
      return "best matching branch of anyOf or oneOf, in the same words";
    }
    if (isSame(expected, actual, GoldenDifference::isMessage)) {
      return "schema location, code, offset or pointer, with the same words";
    }
    return kindOfViolations(expected, actual);
  }

  private static String kindOfViolations(List<String> expected, List<String> actual) {
    List<String> before = attributes(expected);
    List<String> after = attributes(actual);
    if (before.equals(after)) {
      return isSame(expected, actual, GoldenDifference::isOfBranch)
          ? "words only"
          : "best matching branch of anyOf or oneOf";
    }
    String without = codes(before, after);
    String more = codes(after, before);
    if (more.isEmpty()) {
      return without.isEmpty() ? "order of violations, and words" : "fewer violations: " + without;
    }
    return without.isEmpty()
        ? "more violations: " + more
        : "other violations: " + without + " -> " + more;
  }

  private static boolean isSame(List<String> expected, List<String> actual, Predicate<String> of) {
    return expected.stream()
        .filter(of)
        .toList()
        .equals(actual.stream().filter(of).toList());
  }

  private static List<String> sorted(List<String> lines) {
    return lines.stream().sorted().toList();
  }

  private static boolean isMessage(String line) {
    return !line.startsWith(" ");
  }

  private static boolean isCore(String line) {
    return !line.matches("  (de|redacted|parameters): .*");
  }

  /** The attributes of the violations, without those within violations. */
  private static List<String> attributes(List<String> lines) {
    return lines.stream().filter(line -> isOfTop(line) && !isMessage(line)).toList();
  }

  private static boolean isOfTop(String line) {
    return isCore(line) && !isOfBranch(line);
  }

  private static boolean isOfBranch(String line) {
    return line.startsWith("    ");
  }

  /** The codes of the lines that only the first list has, of each code once, at most three. */
  private static String codes(List<String> lines, List<String> others) {
    List<String> only = new ArrayList<>(lines);
    others.forEach(only::remove);
    return only.stream()
        .map(line -> line.strip().replaceFirst(" .*", ""))
        .distinct()
        .limit(3)
        .collect(Collectors.joining(", "));
  }

  /** {@return the record's name, the document, and both reports} */
  @Override
  public String toString() {
    GoldenRecord any = actual != null ? actual : expected;
    return (any == null ? "" : any.key() + "\n")
        + "  document: " + document + "\n"
        + text("  - ", expected) + text("  + ", actual);
  }

  private static String text(String mark, @Nullable GoldenRecord record) {
    return record == null
        ? mark + "none\n"
        : record.text().lines().map(line -> mark + line + "\n").collect(Collectors.joining());
  }
}
