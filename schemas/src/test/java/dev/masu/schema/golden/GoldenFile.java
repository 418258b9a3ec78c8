package dev.masu.schema.golden;

import dev.masu.fixtures.Document;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A golden file: the reports of many documents as they were when the file was written. With {@code
 * -Drecreate=true} it is written again instead of compared.
 */
final class GoldenFile {
  private static final Path FOLDER = Path.of("src/test/resources/dev/masu/schema/golden");
  private static final Path ACTUAL = Path.of("target/golden");
  private static final int MAX_SHOWN = 30;
  private static final int MAX_DOCUMENT = 300;

  private final String name;
  private final Map<String, GoldenRecord> records = new LinkedHashMap<>();
  private final Map<String, String> documents = new LinkedHashMap<>();

  GoldenFile(String name) {
    this.name = name;
  }

  /** Adds the report of a document; of several with one name the later ones get a number. */
  void add(String section, String name, String verdict, String document, List<String> lines) {
    String line = GoldenReport.printable(name);
    GoldenRecord record = new GoldenRecord(GoldenReport.printable(section), line, verdict, lines);
    for (int i = 2; records.containsKey(record.key()); i++) {
      record = new GoldenRecord(record.section(), line + " (" + i + ")", verdict, lines);
    }
    records.put(record.key(), record);
    String start = document.length() > MAX_DOCUMENT
        ? document.substring(0, MAX_DOCUMENT) + "… (" + document.length() + " chars)"
        : document;
    documents.put(record.key(), GoldenReport.printable(start.replace("\n", "\\n")));
  }

  /** Fails if a report is not as the golden file has it. */
  void assertUnchanged() throws IOException {
    String text = GoldenRecord.write(List.copyOf(records.values()));
    if (Boolean.getBoolean(Document.RECREATE)) {
      Files.createDirectories(FOLDER);
      Files.writeString(FOLDER.resolve(name), text);
      return;
    }
    Files.createDirectories(ACTUAL);
    Files.writeString(ACTUAL.resolve(name), text);
    Path list = ACTUAL.resolve(name.replace(".txt", ".differences.txt"));
    Files.deleteIfExists(list);
    Map<String, List<GoldenDifference>> differences = byKind(differences());
    if (!differences.isEmpty()) {
      Files.writeString(list, list(differences, Integer.MAX_VALUE));
      throw new AssertionError(message(differences, list));
    }
  }

  private String message(Map<String, List<GoldenDifference>> differences, Path list) {
    int count = differences.values().stream().mapToInt(List::size).sum();
    return "%s: %d of %d reports differ%nall reports: %s%nall differences: %s%n%s"
        .formatted(
            name,
            count,
            records.size(),
            ACTUAL.resolve(name).toAbsolutePath(),
            list.toAbsolutePath(),
            list(differences, Math.max(1, MAX_SHOWN / differences.size())));
  }

  private List<GoldenDifference> differences() throws IOException {
    Map<String, GoldenRecord> golden = new LinkedHashMap<>();
    GoldenRecord.read(golden()).forEach(record -> golden.put(record.key(), record));
    Set<String> keys = new LinkedHashSet<>(golden.keySet());
    keys.addAll(records.keySet());
    Set<String> unloaded = golden.values().stream()
        .filter(GoldenRecord::isUnloaded)
        .map(GoldenRecord::section)
        .collect(Collectors.toSet());
    List<GoldenDifference> differences = new ArrayList<>();
    for (String key : keys) {
      GoldenRecord expected = golden.get(key);
      GoldenRecord actual = records.get(key);
      boolean isOfUnloaded =
          expected == null && actual != null && unloaded.contains(actual.section());
      if (!isOfUnloaded && (expected == null || !expected.equals(actual))) {
        differences.add(
            new GoldenDifference(expected, actual, documents.getOrDefault(key, "unknown")));
      }
    }
    return differences;
  }

  private String golden() throws IOException {
    try (InputStream in = GoldenFile.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new AssertionError("Expected the golden file " + FOLDER.resolve(name)
            + ", found none: run the test with -D" + Document.RECREATE + "=true.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Map<String, List<GoldenDifference>> byKind(List<GoldenDifference> differences) {
    return differences.stream()
        .collect(Collectors.groupingBy(GoldenDifference::kind, TreeMap::new, Collectors.toList()));
  }

  /** The kinds with their counts, then some differences of each. */
  private static String list(Map<String, List<GoldenDifference>> differences, int shownOfEach) {
    StringBuilder list = new StringBuilder();
    differences.forEach((kind, ofKind) -> list.append("%6d  %s\n".formatted(ofKind.size(), kind)));
    int left = shownOfEach == Integer.MAX_VALUE ? Integer.MAX_VALUE : MAX_SHOWN;
    for (Map.Entry<String, List<GoldenDifference>> entry : differences.entrySet()) {
      int shown = Math.min(left, Math.min(shownOfEach, entry.getValue().size()));
      left -= shown;
      if (shown > 0) {
        list.append("\n== ").append(entry.getKey()).append('\n');
        entry.getValue().subList(0, shown).forEach(list::append);
      }
    }
    return list.toString();
  }
}
