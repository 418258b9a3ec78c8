package dev.masu.schema.internal.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.path.NodePath;
import com.networknt.schema.path.PathType;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.LocatedValue.Member;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** To find a value costs the same however deep it lies, once what it lies in was found. */
class PathValuesTest {
  private static final int DEPTH = 400;
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private int lookups;

  /** Members that count how often one of them is asked for. */
  private final class Counting extends HashMap<String, Member> {
    private static final long serialVersionUID = 1L;

    Counting(Member only) {
      super(Map.of(only.name(), only));
    }

    @Override
    public @Nullable Member get(@Nullable Object name) {
      lookups++;
      return super.get(name);
    }
  }

  /** The value 1 in so many objects, each of which is the member {@code a} of the one around. */
  private LocatedValue nested(int objects) {
    LocatedValue value = located(IntNode.valueOf(1), 2 * objects);
    for (int order = 2 * objects - 2; order >= 0; order -= 2) {
      Member member = new Member("a", TokenStreamLocation.NA, order + 1, value);
      LocatedValue empty = located(NODES.objectNode(), order);
      value = empty.with(empty.node(), new Counting(member), List.of());
    }
    return value;
  }

  private static LocatedValue located(JsonNode node, int order) {
    return LocatedValue.scalar(node, TokenStreamLocation.NA, order);
  }

  private static NodePath path(int names) {
    NodePath path = new NodePath(PathType.JSON_POINTER);
    for (int i = 0; i < names; i++) {
      path = path.append("a");
    }
    return path;
  }

  @Test
  void eachVisitOfAValueLooksForThatValueAlone() {
    PathValues values = new PathValues(nested(DEPTH));
    NodePath around = path(DEPTH - 1);
    assertThat(values.value(around).order()).isEqualTo(2 * DEPTH - 2);
    assertThat(lookups).isEqualTo(DEPTH - 1);
    for (int visit = 1; visit <= 1_000; visit++) {
      NodePath part = around.append("a");
      assertThat(values.value(part).order()).isEqualTo(2 * DEPTH);
      assertThat(lookups).isEqualTo(DEPTH - 1 + visit);
    }
  }

  @Test
  void findsEachValueAgainHoweverManyPathsWereMade() {
    PathValues values = new PathValues(nested(2));
    NodePath root = path(0);
    NodePath first = root.append("a");
    for (int visit = 0; visit < 30_000; visit++) {
      assertThat(values.value(root.append("a")).order()).isEqualTo(2);
    }
    assertThat(values.value(first.append("a")).order()).isEqualTo(4);
    assertThat(values.depth(first.append("a"))).isEqualTo(2);
    assertThat(values.depth(first)).isEqualTo(1);
    assertThat(values.depth(root)).isZero();
    assertThat(values.value(root).order()).isZero();
  }
}
