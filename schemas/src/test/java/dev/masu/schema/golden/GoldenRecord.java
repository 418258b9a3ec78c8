package dev.masu.schema.golden;

import java.util.ArrayList;
import java.util.List;

/**
 * One record of a golden file: a document and what was reported about it.
 *
 * @param section what the document belongs to, such as a schema
 * @param name the document's name, unique in its section
 * @param verdict {@link #VALID}, {@link #INVALID} or {@link #UNLOADED}
 * @param lines the report's lines
 */
record GoldenRecord(String section, String name, String verdict, List<String> lines) {
  static final String VALID = "valid";
  static final String INVALID = "invalid";

  /** The verdict where the catalogue does not load the schema. */
  static final String UNLOADED = "unloaded";

  private static final String SECTION = "# ";
  private static final String INDENT = "  ";

  String key() {
    return section + " | " + name;
  }

  boolean isUnloaded() {
    return verdict.equals(UNLOADED);
  }

  /** {@return the record as it stands in a golden file, without its section} */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append(verdict).append(' ').append(name).append('\n');
    lines.forEach(line -> text.append(INDENT).append(line).append('\n'));
    return text.toString();
  }

  /** {@return the text of a golden file} */
  static String write(List<GoldenRecord> records) {
    StringBuilder text = new StringBuilder();
    String section = "";
    for (GoldenRecord record : records) {
      if (!record.section.equals(section)) {
        section = record.section;
        text.append(SECTION).append(section).append('\n');
      }
      text.append(record.text());
    }
    return text.toString();
  }

  /** {@return the records of a golden file} */
  static List<GoldenRecord> read(String text) {
    List<GoldenRecord> records = new ArrayList<>();
    String section = "";
    for (String line : text.lines().toList()) {
      if (line.startsWith(INDENT)) {
        records.get(records.size() - 1).lines.add(line.substring(INDENT.length()));
      } else if (line.startsWith(SECTION)) {
        section = line.substring(SECTION.length());
      } else if (!line.isEmpty()) {
        int space = line.indexOf(' ');
        records.add(new GoldenRecord(
            section, line.substring(space + 1), line.substring(0, space), new ArrayList<>()));
      }
    }
    return records;
  }
}
