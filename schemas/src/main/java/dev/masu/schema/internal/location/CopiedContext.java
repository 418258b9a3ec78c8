package dev.masu.schema.internal.location;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.util.TokenBuffer;
import tools.jackson.databind.util.TokenBufferReadContext;

/**
 * The context of a token in a {@link TokenBuffer}, with the path of the token in its document.
 *
 * <p>Jackson's own contexts have other paths, since it puts a copy below the context that the parser is in. Of {@code
 * {"b": {"p": {"x": 1}, "k": "base"}}} it copies the members before the type id {@code k} below the object {@code b},
 * whose context names {@code k} by then: the path of {@code x} is {@code /b/k/p/x} in place of {@code /b/p/x}.
 */
final class CopiedContext extends TokenBufferReadContext {
  private final @Nullable TokenStreamContext parent;

  private CopiedContext(TokenStreamContext copied, @Nullable TokenStreamContext parent) {
    super(copied, TokenStreamLocation.NA);
    this.parent = parent;
  }

  /** Creates a child of the root of a copy. */
  private CopiedContext(TokenBufferReadContext root) {
    super(root, TYPE_OBJECT, -1);
    this.parent = root;
  }

  @Override
  public @Nullable TokenStreamContext getParent() {
    return parent;
  }

  /**
   * The context of a token.
   *
   * @param context the context in the copy
   * @param buffer the copy
   * @param document the parser that it was copied from
   */
  static TokenStreamContext of(
      TokenStreamContext context, TokenBuffer buffer, JsonParser document) {
    JsonParser copy = buffer.asParser();
    TokenBufferReadContext root = (TokenBufferReadContext) copy.streamReadContext();
    TokenStreamContext enclosing = root.getParent();
    JsonToken first = copy.nextToken();
    if (enclosing == null || first == null) {
      return context;
    }
    if (first == JsonToken.PROPERTY_NAME) {
      return isObject(enclosing, document)
          ? rebased(context, enclosing, enclosing.getParent())
          : context;
    }
    return first.isStructStart() && hasReadOn(root) ? rebased(context, enclosing, null) : context;
  }

  /** Whether a context is that of the object whose members are copied, rather than the one around it. */
  @SuppressWarnings("ReferenceEquality") // A context is known by its identity alone.
  private static boolean isObject(TokenStreamContext enclosing, JsonParser document) {
    TokenStreamContext current = document.streamReadContext();
    return document.hasToken(JsonToken.END_OBJECT)
        ? enclosing.getParent() == current
        : enclosing == current;
  }

  /** Whether the root may name a member that was read later: of a value with an external type id, Jackson fixes it. */
  private static boolean hasReadOn(TokenBufferReadContext root) {
    return root.currentName() == null
        || !new CopiedContext(root)._startLocation.equals(TokenStreamLocation.NA);
  }

  /**
   * Has the root of a copy, which is directly in a context, take the place of that, directly in another one; or with
   * null, leaves out the root.
   */
  @SuppressWarnings("ReferenceEquality") // A context is known by its identity alone.
  private static TokenStreamContext rebased(
      TokenStreamContext context,
      TokenStreamContext enclosing,
      @Nullable TokenStreamContext target) {
    TokenStreamContext parent = context.getParent();
    if (parent == null) {
      return context;
    }
    if (parent != enclosing) {
      return new CopiedContext(context, rebased(parent, enclosing, target));
    }
    if (target == null) {
      return enclosing;
    }
    CopiedContext members = new CopiedContext(context, target);
    // Jackson reuses the context of the first value for later ones.
    members._type = TYPE_OBJECT;
    return members;
  }
}
