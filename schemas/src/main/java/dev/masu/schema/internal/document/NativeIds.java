package dev.masu.schema.internal.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;

/**
 * What a format says of a value beside it, as YAML does by tags and anchors.
 *
 * @param type the id of its type, or null
 * @param object its own id, or null
 */
record NativeIds(@Nullable Object type, @Nullable Object object) {
  private static final NativeIds NONE = new NativeIds(null, null);

  /** The ids of the value whose first token a parser stands at. */
  static NativeIds of(JsonParser parser) {
    return of(parser.canReadTypeId() ? parser.getTypeId() : null, parser);
  }

  /** The ids of the object whose first name a parser has read: its type has been read with its start. */
  static NativeIds ofStarted(JsonParser parser) {
    return of(null, parser);
  }

  private static NativeIds of(@Nullable Object type, JsonParser parser) {
    Object object = parser.canReadObjectId() ? parser.getObjectId() : null;
    return type == null && object == null ? NONE : new NativeIds(type, object);
  }

  static NativeIds none() {
    return NONE;
  }
}
