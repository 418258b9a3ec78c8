package dev.masu.jackson.binding;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.masu.SchemaBound;
import dev.masu.jackson.testing.InputRoute;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.exc.InvalidNullException;
import tools.jackson.databind.json.JsonMapper;

/** A null that is the whole document is checked; the enclosing type decides on any other. */
final class NullsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @ParameterizedTest
  @EnumSource
  void aDocumentOfNullIsChecked(InputRoute route) {
    boolean placed = route.unit() != null;
    assertRejected(
        () -> route.read(MAPPER, "null\n"),
        "dev.masu.jackson.testing.Puzzle: 1 violation of https://example.org/puzzle.json",
        (placed ? "line 1, column 1 " : "") + "(root): expected an object but found null");
  }

  @Test
  void aDocumentOfNullIsCheckedForAnOptionalToo() {
    assertRejected(
        () -> MAPPER.readValue(" null", new TypeReference<Optional<Stn>>() {}),
        "dev.masu.stn.Stn: 1 violation of https://sashite.dev/schemas/stn/1.0.0/schema.json",
        "line 1, column 2 (root): expected an object but found null");
  }

  @SchemaBound("https://example.org/maybe.json")
  record Maybe(int x) {}

  @Test
  void aSchemaCanAllowIt() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("https://example.org/maybe.json", "{\"type\": [\"object\", \"null\"]}")
        .build();
    JsonMapper mapper = TestMappers.of(catalog);
    assertThat(mapper.readValue("null", Maybe.class)).isNull();
    assertThat(mapper.readValue("{\"x\":7}", Maybe.class)).isEqualTo(new Maybe(7));
  }

  record Holder(
      @Nullable Stn field,
      List<@Nullable Stn> list,
      Map<String, @Nullable Stn> map,
      Optional<Stn> optional) {}

  @Test
  void theEnclosingTypeDecidesOnOtherNulls() {
    List<@Nullable Stn> list = new ArrayList<>();
    list.add(null);
    Map<String, @Nullable Stn> map = new HashMap<>();
    map.put("a", null);
    assertThat(MAPPER.readValue(
            "{\"field\":null,\"list\":[null],\"map\":{\"a\":null},\"optional\":null}",
            Holder.class))
        .isEqualTo(new Holder(null, list, map, Optional.empty()));
    assertThat(MAPPER.readValue("[null]", new TypeReference<List<@Nullable Stn>>() {}))
        .isEqualTo(Collections.singletonList(null));
    assertThat(MAPPER.readValue("[null]", Stn[].class)).hasSize(1).containsOnlyNulls();
  }

  record Strict(@JsonSetter(nulls = Nulls.FAIL) Stn stn) {}

  @Test
  void theEnclosingTypeCanRejectNull() {
    assertThat(MAPPER.readValue("{\"stn\":{}}", Strict.class))
        .isEqualTo(new Strict(Stn.builder().build()));
    assertThatThrownBy(() -> MAPPER.readValue("{\"stn\":null}", Strict.class))
        .isInstanceOf(InvalidNullException.class);
  }

  @SchemaBound(UserSchemas.POINT)
  record Point(@Nullable Integer x, @Nullable String name) {}

  record Line(@Nullable Point from) {}

  @Test
  void theSchemaOfAnObjectDecidesOnItsNullMembers() {
    assertRejected(
        () -> MAPPER.readValue("{\"x\":null}", Point.class),
        "dev.masu.jackson.binding.NullsTest$Point: 1 violation of https://example.org/point.json",
        "line 1, column 6 (/x): expected an integer but found null");
    assertThat(MAPPER.readValue("{\"from\":null}", Line.class)).isEqualTo(new Line(null));
  }

  @Test
  void anUpdateWithNullChangesNothing() {
    Stn before = Stn.builder().toggle(false).build();
    assertThat(MAPPER.readerForUpdating(before).<Stn>readValue("null")).isSameAs(before);
  }

  @Test
  void aNullThatAPointerSelectsIsNotTheDocument() {
    assertThat(MAPPER.readerFor(Stn.class).at("/a").<@Nullable Stn>readValue("{\"a\":null}"))
        .isNull();
  }
}
