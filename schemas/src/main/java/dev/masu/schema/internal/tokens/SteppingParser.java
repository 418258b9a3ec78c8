package dev.masu.schema.internal.tokens;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.SerializableString;
import tools.jackson.core.TreeNode;
import tools.jackson.core.sym.PropertyNameMatcher;
import tools.jackson.core.type.ResolvedType;
import tools.jackson.core.type.TypeReference;
import tools.jackson.core.util.JsonParserDelegate;

/**
 * A parser that advances only by {@link #nextToken}, even if it skips several tokens: the delegate's own methods
 * would bypass the subclass.
 */
public abstract class SteppingParser extends JsonParserDelegate {
  protected SteppingParser(JsonParser parser) {
    super(parser);
  }

  @Override
  public @Nullable String nextName() {
    return nextToken() == JsonToken.PROPERTY_NAME ? delegate.currentName() : null;
  }

  @Override
  public boolean nextName(SerializableString name) {
    return name.getValue().equals(nextName());
  }

  @Override
  public int nextNameMatch(PropertyNameMatcher matcher) {
    nextToken();
    return delegate.currentNameMatch(matcher);
  }

  @Override
  public final @Nullable JsonToken nextValue() {
    JsonToken next = nextToken();
    return next == JsonToken.PROPERTY_NAME ? nextToken() : next;
  }

  @Override
  public final JsonParser skipChildren() {
    JsonToken token = delegate.currentToken();
    int open = token != null && token.isStructStart() ? 1 : 0;
    while (open > 0) {
      JsonToken next = nextToken();
      if (next == null) {
        break;
      }
      open += next.isStructStart() ? 1 : next.isStructEnd() ? -1 : 0;
    }
    return this;
  }

  @Override
  public final <T> T readValueAs(Class<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  public final <T> T readValueAs(TypeReference<T> type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public final <T> T readValueAs(ResolvedType type) {
    return objectReadContext().readValue(this, type);
  }

  @Override
  @SuppressWarnings("TypeParameterUnusedInFormals") // As JsonParser declares it.
  public final <T extends TreeNode> T readValueAsTree() {
    return objectReadContext().readTree(this);
  }
}
