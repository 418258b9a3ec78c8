package dev.masu.schema.internal.networknt;

import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.annotation.Annotation;
import com.networknt.schema.annotation.Annotations;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of one evaluation. It bounds what networknt does not count as steps: with {@code
 * unevaluatedItems} or {@code unevaluatedProperties}, all annotations of a value are gone through again and
 * again, and the path of each is compared.
 */
final class BoundedContext extends ExecutionContext {
  /** Comparing one name of two paths takes about a hundredth of an evaluation step. */
  private static final int NAMES_PER_STEP = 100;

  private final Annotations annotations = new CountedAnnotations();
  private long namesLeft;

  BoundedContext(ExecutionConfig config) {
    super(config);
    long steps = config.getMaxEvaluationSteps();
    this.namesLeft =
        steps > Long.MAX_VALUE / NAMES_PER_STEP ? Long.MAX_VALUE : steps * NAMES_PER_STEP;
  }

  @Override
  public Annotations getAnnotations() {
    return annotations;
  }

  /** There are more paths to compare than the steps allow. */
  static final class TooManyPaths extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private @Nullable List<Annotation> counted(@Nullable List<Annotation> found) {
    if (found != null && found.size() > 1) {
      namesLeft -= (long) found.size() * getEvaluationPath().getNameCount();
      if (namesLeft < 0) {
        throw new TooManyPaths();
      }
    }
    return found;
  }

  private final class CountedAnnotations extends Annotations {
    private final Map<NodePath, List<Annotation>> values = new CountedMap();

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
  }
}
