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

/** Writes a document as a JSON object, with the type id of the public type rather than of its implementation. */
final class DocumentSerializer<T> extends StdSerializer<T> {
  private final transient Members<T> members;

  /** Writes the members of a document. */
  @FunctionalInterface
  interface Members<T> {
    void write(T document, JsonGenerator generator);
  }

  DocumentSerializer(Class<T> type, Members<T> members) {
    super(type);
    this.members = members;
  }

  @Override
  public void serialize(T document, JsonGenerator generator, SerializationContext context) {
    generator.writeStartObject(document);
    members.write(document, generator);
    generator.writeEndObject();
  }

  @Override
  public void serializeWithType(
      T document, JsonGenerator generator, SerializationContext context, TypeSerializer types) {
    WritableTypeId typeId = typeId(document, context, types);
    types.writeTypePrefix(generator, context, typeId);
    members.write(document, generator);
    types.writeTypeSuffix(generator, context, typeId);
  }

  private WritableTypeId typeId(T document, SerializationContext context, TypeSerializer types) {
    WritableTypeId typeId = types.typeId(document, handledType(), JsonToken.START_OBJECT);
    TypeIdResolver ids = types.getTypeIdResolver();
    if (ids instanceof TypeNameIdResolver || ids instanceof SimpleNameIdResolver) {
      // With a value, these look at its class only.
      typeId.id = ids.idFromValueAndType(context, null, handledType());
    }
    return typeId;
  }
}
