package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.document.ObjectDeserializer.Member;
import dev.masu.jackson.internal.document.ObjectDeserializer.Members;
import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.PnnPinMapping;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reads a mapping, which no schema has checked. */
final class PnnPinMappingReader {
  private PnnPinMappingReader() {}

  static ObjectDeserializer<PnnPinMapping> deserializer() {
    Members mapping = new Members();
    Member<Map<String, Character>> types = mapping.required(
        "types",
        new MapReader<>(
            "name",
            (name, context) -> name,
            (parser, context) -> letter(text(parser, context), context)));
    Member<Map<Character, String>> names = mapping.required(
        "names", new MapReader<>("letter", PnnPinMappingReader::letter, PnnPinMappingReader::text));
    return new ObjectDeserializer<>(PnnPinMapping.class, mapping, values -> {
      PnnPinMapping.Builder builder = PnnPinMapping.builder();
      types.of(values).forEach(builder::alias);
      names.of(values).forEach((type, name) -> builder.map(name, type));
      return builder.build();
    });
  }

  private static String text(JsonParser parser, DeserializationContext context) {
    return parser.hasToken(JsonToken.VALUE_STRING)
        ? parser.getString()
        : NotationDeserializer.needed((String) context.handleUnexpectedToken(String.class, parser));
  }

  private static Character letter(String text, DeserializationContext context) {
    return text.length() == 1
        ? text.charAt(0)
        : NotationDeserializer.needed((Character)
            context.handleWeirdStringValue(Character.class, text, "expected one letter"));
  }
}
