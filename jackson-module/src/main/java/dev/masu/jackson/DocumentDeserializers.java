package dev.masu.jackson;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;

/**
 * Finds the deserializers of our documents, also by the classes that Immutables makes of them: Jackson
 * asks by these for {@code readerForUpdating} and for a type id that is a class name.
 */
final class DocumentDeserializers extends Deserializers.Base {
  private final List<ValueDeserializer<?>> documents;

  DocumentDeserializers(ValueDeserializer<?>... documents) {
    this.documents = List.of(documents);
  }

  @Override
  public @Nullable ValueDeserializer<?> findBeanDeserializer(
      JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
    return find(type.getRawClass()).orElse(null);
  }

  @Override
  public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
    return find(type).isPresent();
  }

  private Optional<ValueDeserializer<?>> find(Class<?> type) {
    return documents.stream()
        .filter(document -> document.handledType().isAssignableFrom(type))
        .findFirst();
  }
}
