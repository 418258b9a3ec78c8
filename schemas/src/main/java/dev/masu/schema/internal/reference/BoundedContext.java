package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.annotation.Annotation;
import com.networknt.schema.annotation.Annotations;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The state of one check. It bounds what networknt's own limit of steps does not see: a schema that fails
 * goes through all annotations of the value, and compares the path of each.
 */
final class BoundedContext extends ExecutionContext {
  /** To compare a name of two paths takes about a hundredth of what a keyword takes. */
  private static final int NAMES_PER_STEP = 100;

  private final Annotations annotations = new CountedAnnotations();
  private final CanonicalTexts canonicalTexts = new CanonicalTexts();
  private final ErrorTranslation translation;
  private long namesLeft;

  /**
   * Starts a check.
   *
   * @param steps how many steps of keywords it may take
   * @param translation knows the places of the document
   */
  BoundedContext(long steps, ErrorTranslation translation) {
    this.translation = translation;
    this.namesLeft =
        steps > Long.MAX_VALUE / NAMES_PER_STEP ? Long.MAX_VALUE : steps * NAMES_PER_STEP;
  }

  @Override
  public Annotations getAnnotations() {
    return annotations;
  }

  /** The errors as their places stand in the document; those of one place stay in their order. */
  List<Error> inDocumentOrder(List<Error> errors) {
    return errors.size() < 2
        ? errors
        : errors.stream()
            .map(error -> Map.entry(translation.order(error), error))
            .sorted(Map.Entry.comparingByKey())
            .map(Map.Entry::getValue)
            .toList();
  }

  /** Whether two paths lead to the same value. */
  boolean isSame(NodePath one, NodePath other) {
    return translation.order(one) == translation.order(other);
  }

  /** How many arrays and objects a value lies in. */
  int depth(NodePath location) {
    return translation.depth(location);
  }

  /** The texts that values of the document are compared by. */
  CanonicalTexts canonicalTexts() {
    return canonicalTexts;
  }

  /** Whether an array or object holds what could not be read. */
  boolean holdsUnread(JsonNode value, NodePath location) {
    // A name that is checked has the location of its object.
    return value.isContainer() && translation.holdsUnread(location);
  }

  /** There are more paths to compare than the steps allow. */
  static final class Exceeded extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private void count(List<Annotation> found) {
    if (found.size() > 1) {
      namesLeft -= (long) found.size() * getEvaluationPath().getNameCount();
      if (namesLeft < 0) {
        throw new Exceeded();
      }
    }
  }

  private final class CountedAnnotations extends Annotations {
    private final CountedMap values = new CountedMap();

    @Override
    public Map<NodePath, List<Annotation>> asMap() {
      return values;
    }

    @Override
    public void put(Annotation annotation) {
      values
          .computeIfAbsent(annotation.getInstanceLocation(), path -> new ArrayList<>())
          .add(annotation);
    }
  }

  private final class CountedMap extends LinkedHashMap<NodePath, List<Annotation>> {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable List<Annotation> get(@Nullable Object path) {
      return counted(super.get(path));
    }

    @Override
    public List<Annotation> getOrDefault(@Nullable Object path, List<Annotation> otherwise) {
      List<Annotation> found = get(path);
      return found == null ? otherwise : found;
    }

    private @Nullable List<Annotation> counted(@Nullable List<Annotation> found) {
      if (found != null) {
        count(found);
      }
      return found;
    }
  }
}
