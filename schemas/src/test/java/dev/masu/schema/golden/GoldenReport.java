package dev.masu.schema.golden;

import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Writes reports as lines for the golden files: each violation as people read it, then indented what
 * programs read of it.
 */
final class GoldenReport {
  /** How many violations of a report are written in full; of the rest only a checksum. */
  static final int SHOWN = 5;

  /** Starts a line about a violation that is a parameter of another one, as of an alternative. */
  static final String NESTED = "of it: ";

  private static final int MAX_PARAMETERS = 300;

  private final String schemaId;
  private final Set<String> names;

  /**
   * @param schemaId the schema's id, which is left out of schema locations
   * @param names the property names that redacted reports may show
   */
  GoldenReport(String schemaId, Set<String> names) {
    this.schemaId = schemaId;
    this.names = names;
  }

  /**
   * {@return the report's lines; none if the document is valid}
   *
   * @param isFull whether to add the German and the redacted text and the parameters
   */
  List<String> lines(CheckReport report, boolean isFull) {
    List<Violation> violations = report.violations();
    List<String> lines = new ArrayList<>();
    violations.stream().limit(SHOWN).forEach(violation -> {
      lines.add(violation.toString());
      lines.addAll(attributes(violation, ""));
      if (isFull) {
        lines.add("  de: " + violation.toString(Locale.GERMAN));
        lines.add("  redacted: " + violation.redacted(names));
        lines.add("  parameters: " + shortened(violation.parameters().toString()));
      }
    });
    if (violations.size() > SHOWN) {
      lines.add("… and %d more (checksum %08x)"
          .formatted(
              violations.size() - SHOWN, checksum(violations.subList(SHOWN, violations.size()))));
    }
    if (report.isTruncated()) {
      lines.add(report.toString().substring(report.toString().lastIndexOf('\n') + 1));
    }
    return lines.stream().map(GoldenReport::printable).toList();
  }

  /** The attributes of a violation and, indented once more, of those that its parameters hold. */
  private List<String> attributes(Violation violation, String indent) {
    List<String> lines = new ArrayList<>();
    lines.add(indent + "  " + attributes(violation));
    nested(violation).forEach(inner -> {
      lines.add(indent + "    " + NESTED + inner);
      lines.addAll(attributes(inner, indent + "    "));
    });
    return lines;
  }

  private String attributes(Violation violation) {
    StringBuilder line = new StringBuilder()
        .append(violation.phase() == Phase.SCHEMA ? "" : violation.phase() + " ")
        .append(violation.code());
    violation
        .keyword()
        .filter(keyword -> !keyword.equals(violation.code()))
        .ifPresent(keyword -> line.append(" of ").append(keyword));
    violation
        .schemaLocation()
        .ifPresent(location -> line.append(' ').append(withoutSchemaId(location)));
    violation.location().ifPresent(place -> line.append(" @").append(place.offset()));
    String pointer = violation.pointer();
    if (!violation.toString().contains("(" + pointer + ")") && !pointer.isEmpty()) {
      line.append(" pointer %d:%08x".formatted(pointer.length(), checksum(List.of(pointer))));
    }
    return line.toString();
  }

  private String withoutSchemaId(String location) {
    return location.startsWith(schemaId + "#") ? location.substring(schemaId.length()) : location;
  }

  private static Stream<Violation> nested(Violation violation) {
    return violation.parameters().values().stream()
        .flatMap(value -> value instanceof List<?> list ? list.stream() : Stream.of(value))
        .filter(Violation.class::isInstance)
        .map(Violation.class::cast);
  }

  /** {@return the report's violations without locations, to compare inputs that have no text} */
  static List<String> withoutLocations(CheckReport report) {
    return report.violations().stream()
        .flatMap(violation -> Stream.concat(Stream.of(violation), nested(violation)))
        .map(v -> String.join(
            " ",
            v.phase().name(),
            v.code(),
            v.keyword().orElse("-"),
            v.schemaLocation().orElse("-"),
            v.pointer(),
            v.message()))
        .toList();
  }

  private static String shortened(String text) {
    return text.length() <= MAX_PARAMETERS
        ? text
        : "%s… (checksum %08x)"
            .formatted(text.substring(0, MAX_PARAMETERS), checksum(List.of(text)));
  }

  private static long checksum(List<?> parts) {
    CRC32 checksum = new CRC32();
    parts.forEach(part -> checksum.update((part + "\n").getBytes(StandardCharsets.UTF_16BE)));
    return checksum.getValue();
  }

  /** Escapes what a line of UTF-8 cannot hold. */
  static String printable(String text) {
    StringBuilder printable = new StringBuilder();
    text.codePoints().forEach(c -> {
      if (Character.isISOControl(c)
          || c == 0x2028
          || c == 0x2029
          || Character.getType(c) == Character.SURROGATE) {
        printable.append("\\u%04x".formatted(c));
      } else {
        printable.appendCodePoint(c);
      }
    });
    return printable.toString();
  }
}
