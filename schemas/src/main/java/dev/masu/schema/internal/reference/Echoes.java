package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Leaves out errors that only say again what others say. */
final class Echoes {
  private Echoes() {}

  /**
   * The errors without repetitions, and without a notation's refusal of a text that the schema's own
   * keywords refuse already: the schema decides first.
   */
  static List<Error> removed(List<Error> errors) {
    Set<Place> refusedBySchema = errors.stream()
        .filter(error -> ErrorWords.notation(error).isEmpty())
        .map(Place::of)
        .collect(Collectors.toSet());
    return errors.stream()
        .distinct()
        .filter(error ->
            ErrorWords.notation(error).isEmpty() || !refusedBySchema.contains(Place.of(error)))
        .toList();
  }

  private record Place(NodePath location, @Nullable String name) {
    static Place of(Error error) {
      String name = ErrorTranslation.isOfName(error) ? error.getProperty() : null;
      return new Place(error.getInstanceLocation(), name);
    }
  }
}
