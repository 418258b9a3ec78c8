package dev.masu.schema.internal.networknt;

import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.ValidationLimitExceededException;
import com.networknt.schema.ValidationLimitExceededException.LimitKind;
import com.networknt.schema.annotation.Annotation;
import com.networknt.schema.annotation.Annotations;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The state of one evaluation. It bounds what networknt does not count as steps: each {@code unevaluatedItems} and
 * {@code unevaluatedProperties} compares the path of every annotation of the value.
 */
final class BoundedContext extends ExecutionContext {
  /** Comparing one name of two paths takes about a hundredth of an evaluation step. */
  private static final long NAMES_PER_STEP = 100;

  private final Annotations annotations = new CountedAnnotations();
  private long namesLeft;

  BoundedContext(ExecutionConfig config) {
    super(config);
    namesLeft =
        Math.min(config.getMaxEvaluationSteps(), Long.MAX_VALUE / NAMES_PER_STEP) * NAMES_PER_STEP;
  }

  @Override
  public Annotations getAnnotations() {
    return annotations;
  }

  private void count(List<Annotation> read) {
    namesLeft -= (long) read.size() * getEvaluationPath().getNameCount();
    if (namesLeft < 0) {
      long steps = getExecutionConfig().getMaxEvaluationSteps();
      throw new ValidationLimitExceededException(
          LimitKind.EVALUATION_STEPS, steps, steps, 0, null, null, getEvaluationPath());
    }
  }

  private final class CountedAnnotations extends Annotations {
    private final Map<NodePath, List<Annotation>> byLocation = new CountedMap();

    @Override
    public Map<NodePath, List<Annotation>> asMap() {
      return byLocation;
    }

    @Override
    public void put(Annotation annotation) {
      byLocation
          .computeIfAbsent(annotation.getInstanceLocation(), location -> new ArrayList<>())
          .add(annotation);
    }
  }

  private final class CountedMap extends HashMap<NodePath, List<Annotation>> {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable List<Annotation> get(@Nullable Object location) {
      List<Annotation> found = super.get(location);
      if (found != null && found.size() > 1) {
        count(found);
      }
      return found;
    }

    @Override
    public List<Annotation> getOrDefault(@Nullable Object location, List<Annotation> otherwise) {
      List<Annotation> found = get(location);
      return found == null ? otherwise : found;
    }
  }
}
