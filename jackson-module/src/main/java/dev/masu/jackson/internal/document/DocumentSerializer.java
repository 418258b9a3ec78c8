package dev.masu.jackson.internal.document;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.type.WritableTypeId;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.jsontype.TypeIdResolver;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.jsontype.impl.SimpleNameIdResolver;
import tools.jackson.databind.jsontype.impl.TypeNameIdResolver;
import tools.jackson.databind.ser.std.StdSerializer;

/** Writes a document as a JSON object. */
public abstract class DocumentSerializer<T> extends StdSerializer<T> {
  public DocumentSerializer(Class<T> type) {
    super(type);
  }

  /** Writes the members. */
  protected abstract void members(T document, JsonGenerator generator);

  @Override
  public final void serialize(T document, JsonGenerator generator, SerializationContext context) {
    generator.writeStartObject(document);
    members(document, generator);
    generator.writeEndObject();
  }

  @Override
  public final void serializeWithType(
      T document, JsonGenerator generator, SerializationContext context, TypeSerializer types) {
    WritableTypeId typeId = typeId(document, context, types);
    types.writeTypePrefix(generator, context, typeId);
    members(document, generator);
    types.writeTypeSuffix(generator, context, typeId);
  }

  /** The id of the type that is asked for, not of the class that implements it. */
  private WritableTypeId typeId(T document, SerializationContext context, TypeSerializer types) {
    WritableTypeId typeId = types.typeId(document, handledType(), JsonToken.START_OBJECT);
    TypeIdResolver ids = types.getTypeIdResolver();
    if (ids instanceof TypeNameIdResolver || ids instanceof SimpleNameIdResolver) {
      // If there is a value, these look at its class alone.
      typeId.id = ids.idFromValueAndType(context, null, handledType());
    }
    return typeId;
  }
}
