package dev.masu.jackson;

import dev.masu.schema.internal.document.LocatedParser;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;
import tools.jackson.databind.util.TokenBuffer;

/**
 * Tells types by a property as Jackson does, but has the default type read a value that tells none from the replay
 * itself: Jackson would have it read the copy that was made in search of the property, without its places.
 */
final class DefaultFromReplay extends AsPropertyTypeDeserializer {
  private final TypeDeserializer replaced;

  private DefaultFromReplay(AsPropertyTypeDeserializer replaced, @Nullable BeanProperty property) {
    super(replaced, property);
    this.replaced = replaced;
  }

  /** What tells the types of the values that one property holds, or that nothing does. */
  static final class Site {
    private final @Nullable BeanProperty property;

    /** What it was last, which finds the default type once only: any thread may make it again. */
    private @Nullable DefaultFromReplay known;

    Site(@Nullable BeanProperty property) {
      this.property = property;
    }

    /** What tells types in place of another one: that itself where there is no default, or it has ways of its own. */
    TypeDeserializer inPlaceOf(TypeDeserializer types) {
      DefaultFromReplay last = known;
      if (last != null && last.replaced.equals(types)) {
        return last;
      }
      if (!types.hasDefaultImpl() || types.getClass() != AsPropertyTypeDeserializer.class) {
        return types;
      }
      DefaultFromReplay made = new DefaultFromReplay((AsPropertyTypeDeserializer) types, property);
      known = made;
      return made;
    }
  }

  @Override
  protected @Nullable Object _deserializeTypedUsingDefaultImpl(
      JsonParser parser,
      DeserializationContext context,
      @Nullable TokenBuffer copy,
      String problem) {
    boolean isAgain = copy != null && parser instanceof LocatedParser replay && replay.readAgain();
    return super._deserializeTypedUsingDefaultImpl(parser, context, isAgain ? null : copy, problem);
  }
}
