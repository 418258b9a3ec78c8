package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.keyword.Closeness;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** {@code anyOf} and {@code oneOf}: of the branches that fail, the one that was meant is told. */
final class AlternativesKeyword extends Keyword {
  private final List<SchemaNode> branches;
  private final boolean exactlyOne;

  AlternativesKeyword(KeywordSite site, List<SchemaNode> branches) {
    super(site);
    this.branches = branches;
    this.exactlyOne = site.name().equals("oneOf");
  }

  @Override
  boolean concerns(JsonType type) {
    return true;
  }

  @Override
  List<SchemaNode> branches() {
    return branches;
  }

  @Override
  @Nullable
  Failures check(Value value) {
    List<Failures> failed = new ArrayList<>();
    int first = -1;
    for (int i = 0; i < branches.size(); i++) {
      Failures failures = value.outcome(branches.get(i));
      if (failures != null) {
        failed.add(failures);
      } else if (!exactlyOne) {
        return null;
      } else if (first < 0) {
        first = i;
      } else {
        return twoFit(value, first + 1, i + 1);
      }
    }
    return first < 0 ? value.run().failures(noneFits(value, failed)) : null;
  }

  private Failures twoFit(Value value, int one, int other) {
    String words = "the alternatives " + one + " and " + other + " fit, but only one may";
    return value.run().failures(Failure.of(this, value).withWords(words));
  }

  private Failure noneFits(Value value, List<Failures> failed) {
    int meant = 0;
    for (int i = 1; i < failed.size(); i++) {
      if (closeness(value, failed.get(i)).compareTo(closeness(value, failed.get(meant))) < 0) {
        meant = i;
      }
    }
    List<Failure> told = List.copyOf(failed.get(meant).first());
    String words = "no alternative fits; the closest is number " + (meant + 1);
    return Objects.requireNonNull(told.get(0)).foldedInto(this, words, told);
  }

  private static Closeness closeness(Value value, Failures branch) {
    int depth = value.depth();
    boolean wrongKind = false;
    boolean wrongType = false;
    for (Failure failure : branch.first()) {
      String keyword = failure.keyword().site().name();
      wrongKind |=
          failure.depth() == depth + 1 && (keyword.equals("const") || keyword.equals("enum"));
      wrongType |= failure.depth() == depth && keyword.equals("type");
    }
    return new Closeness(wrongKind, wrongType, -branch.deepest(), branch.count());
  }
}
