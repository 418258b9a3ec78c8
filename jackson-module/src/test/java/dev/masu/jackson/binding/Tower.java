package dev.masu.jackson.binding;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import java.util.Optional;
import org.immutables.value.Value;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;

/** A user's type that Immutables implements. */
@SchemaBound(UserSchemas.POINT)
@Value.Immutable
@JsonDeserialize(as = ImmutableTower.class)
@JsonSerialize(as = ImmutableTower.class)
interface Tower {
  int x();

  Optional<String> name();

  @Value.Check
  default void check() {
    PointTypes.check(x());
  }
}
