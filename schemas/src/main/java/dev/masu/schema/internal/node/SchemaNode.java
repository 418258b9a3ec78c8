package dev.masu.schema.internal.node;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One compiled subschema: its keywords in the schema's order. It never changes once it is defined. */
public final class SchemaNode {
  private final int number;
  private final String location;
  private List<Keyword> keywords = List.of();
  private List<InPlaceKeyword> inPlace = List.of();
  private List<MemberRule> memberRules = List.of();
  private List<ItemRule> itemRules = List.of();
  private boolean hasUnevaluated;
  private final @Nullable Verdict[] verdicts = new Verdict[JsonType.COUNT];
  private byte tracking;

  /**
   * Makes a schema that allows everything until it is defined.
   *
   * @param number its number in the compilation, which orders nodes
   * @param location the absolute location of the schema
   */
  public SchemaNode(int number, String location) {
    this.number = number;
    this.location = location;
  }

  /** Sets the keywords; schemas that refer to each other need that to come later. */
  public void define(List<Keyword> ofSchema) {
    keywords = List.copyOf(ofSchema);
    inPlace = only(InPlaceKeyword.class);
    memberRules = only(MemberRule.class);
    itemRules = only(ItemRule.class);
    hasUnevaluated = !only(UnevaluatedRule.class).isEmpty();
  }

  private <T> List<T> only(Class<T> kind) {
    List<T> only = new ArrayList<>();
    for (Keyword keyword : keywords) {
      if (kind.isInstance(keyword)) {
        only.add(kind.cast(keyword));
      }
    }
    return List.copyOf(only);
  }

  public int number() {
    return number;
  }

  /** {@return the absolute location of the schema} */
  public String location() {
    return location;
  }

  /** {@return the keywords in the schema's order} */
  public List<Keyword> keywords() {
    return keywords;
  }

  /** {@return the keywords that apply subschemas to the same value} */
  public List<InPlaceKeyword> inPlace() {
    return inPlace;
  }

  public List<MemberRule> memberRules() {
    return memberRules;
  }

  public List<ItemRule> itemRules() {
    return itemRules;
  }

  /** {@return whether it is the same schema of one catalogue, which may be compiled for two roots} */
  public boolean isSame(SchemaNode other) {
    return this == other || location.equals(other.location);
  }

  /** {@return whether every value is valid} */
  public boolean allowsAll() {
    return keywords.isEmpty();
  }

  /** {@return what the type of a value alone decides} */
  public Verdict verdict(JsonType type) {
    Verdict known = verdicts[type.index()];
    if (known == null) {
      known = Verdict.VALID;
      for (Keyword keyword : keywords) {
        known = known.and(keyword.verdict(type));
      }
      verdicts[type.index()] = known;
    }
    return known;
  }

  /** {@return whether this schema, or one that it applies in place, depends on which children were evaluated} */
  public boolean tracksEvaluated() {
    if (tracking == 0) {
      boolean tracks = hasUnevaluated;
      for (InPlaceKeyword keyword : inPlace) {
        for (SchemaNode branch : keyword.branches()) {
          tracks |= branch.tracksEvaluated();
        }
      }
      tracking = (byte) (tracks ? 1 : -1);
    }
    return tracking > 0;
  }

  @Override
  public String toString() {
    return location;
  }
}
