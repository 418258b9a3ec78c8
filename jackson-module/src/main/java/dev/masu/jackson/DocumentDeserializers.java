package dev.masu.jackson;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;

/**
 * Finds the deserializers of documents, also by their implementation classes: Jackson asks for these with {@code
 * readerForUpdating}, and for type ids that are class names.
 */
final class DocumentDeserializers extends Deserializers.Base {
  private final List<ValueDeserializer<?>> documents;

  DocumentDeserializers(ValueDeserializer<?>... documents) {
    this.documents = List.of(documents);
  }

  @Override
  public @Nullable ValueDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    return find(type.getRawClass());
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return find(type) != null;
  }

  private @Nullable ValueDeserializer<?> find(Class<?> type) {
    for (ValueDeserializer<?> document : documents) {
      if (document.handledType().isAssignableFrom(type)) {
        return document;
      }
    }
    return null;
  }
}
