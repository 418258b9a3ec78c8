package dev.masu.cli.notation;

import dev.masu.notation.NotationException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of parsing a text.
 *
 * @param notation the notation that it was parsed as
 * @param input the text
 * @param attributes its attributes, if it is valid
 * @param error what is wrong with it otherwise
 */
record NotationResult(
    NotationKind notation,
    InputText input,
    List<Attribute> attributes,
    Optional<NotationException> error) {

  static NotationResult of(
      NotationKind notation, InputText input, Function<String, List<Attribute>> parser) {
    try {
      return new NotationResult(notation, input, input.parse(parser), Optional.empty());
    } catch (NotationException e) {
      return new NotationResult(notation, input, List.of(), Optional.of(e));
    }
  }

  boolean isValid() {
    return error.isEmpty();
  }
}
