package dev.masu.schema.internal.format;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The formats that are asserted: those of JSON Schema 2020-12, in every dialect, and the notations. */
public final class Formats {
  private Formats() {}

  /** The names of all known formats, sorted. */
  public static Set<String> names() {
    Set<String> names = new TreeSet<>();
    for (StandardFormat format : StandardFormat.values()) {
      names.add(format.format());
    }
    for (NotationFormat notation : NotationFormat.values()) {
      names.add(notation.format());
    }
    return Collections.unmodifiableSet(names);
  }

  /** The check of a format, or empty if the name is unknown: such a {@code format} is an annotation. */
  public static Optional<FormatCheck> of(String name) {
    for (StandardFormat format : StandardFormat.values()) {
      if (format.format().equals(name)) {
        return Optional.of(format);
      }
    }
    return NotationFormat.ofFormat(name).map(FormatCheck.class::cast);
  }
}
