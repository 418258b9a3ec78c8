package dev.masu.jackson;

import dev.masu.schema.internal.streaming.CheckedParser;
import dev.masu.schema.internal.streaming.Known;
import dev.masu.schema.internal.streaming.MemberTaker;
import dev.masu.schema.internal.streaming.MembersRead;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.bean.PropertyValueBuffer;

/** The values of a record's components, while its object is read. */
final class RecordValues implements MemberTaker {
  private final RecordComponents components;
  private final PropertyValueBuffer values;

  RecordValues(RecordComponents components, PropertyValueBuffer values) {
    this.components = components;
    this.values = values;
  }

  /** Reads the object that the parser stands at the start of, or at a name of. */
  void read(CheckedParser parser, DeserializationContext context) {
    String name = parser.currentToken() == JsonToken.START_OBJECT
        ? takeKnown(parser, context)
        : parser.currentName();
    while (name != null) {
      RecordComponent component = components.find(name, parser.known());
      parser.nextToken();
      take(component, parser, context);
      name = parser.nextName();
    }
  }

  /** Takes members that were there before, and tells the name of the next one, or null if there is none. */
  private @Nullable String takeKnown(CheckedParser parser, DeserializationContext context) {
    MembersRead upTo = parser.takeMembers(this);
    if (upTo == MembersRead.VALUE) {
      take(components.find(parser.currentName(), null), parser, context);
      return parser.nextName();
    }
    return upTo == MembersRead.NAME ? parser.currentName() : null;
  }

  private void take(
      @Nullable RecordComponent component, CheckedParser parser, DeserializationContext context) {
    if (component == null) {
      parser.skipChildren();
    } else {
      values.assignParameter(component.property(), components.value(component, parser, context));
    }
  }

  @Override
  public boolean takes(Known name, String text) {
    RecordComponent component = components.known(name);
    return component != null && component.isText() && isTaken(component, text);
  }

  @Override
  public boolean takes(Known name, Integer number) {
    RecordComponent component = components.known(name);
    return component != null && component.isInt() && isTaken(component, number);
  }

  private boolean isTaken(RecordComponent component, Object value) {
    values.assignParameter(component.property(), value);
    return true;
  }
}
