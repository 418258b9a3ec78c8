package dev.masu.cli;

import dev.masu.notation.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What reading a text came to.
 *
 * @param notation the notation that it was read as
 * @param given the text
 * @param attributes what it says, if it is valid
 * @param error what is wrong with it otherwise
 */
record NotationReading(
    NotationKind notation,
    GivenText given,
    List<Attribute> attributes,
    Optional<NotationException> error) {

  static NotationReading of(
      NotationKind notation, GivenText given, Function<String, List<Attribute>> reader) {
    try {
      return new NotationReading(notation, given, given.read(reader), Optional.empty());
    } catch (NotationException e) {
      return new NotationReading(notation, given, List.of(), Optional.of(e));
    }
  }

  boolean isValid() {
    return error.isEmpty();
  }
}
