package dev.masu.jackson.internal.document;

import dev.masu.jackson.internal.notation.NotationDeserializer;
import dev.masu.notation.PnnPinMapping;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;

/** Reads a mapping, which no schema has checked. */
final class PnnPinMappingReader {
  private Map<String, Character> types = Map.of();
  private Map<Character, String> names = Map.of();

  private PnnPinMappingReader() {}

  static ObjectDeserializer<PnnPinMapping, PnnPinMappingReader> deserializer() {
    return new ObjectDeserializer<>(
            PnnPinMapping.class, PnnPinMappingReader::new, PnnPinMappingReader::mapping)
        .required(
            "types",
            new MapReader<>(
                "name",
                (name, context) -> name,
                (parser, context) -> letter(text(parser, context), context)),
            (mapping, types) -> mapping.types = types)
        .required(
            "names",
            new MapReader<>("letter", PnnPinMappingReader::letter, PnnPinMappingReader::text),
            (mapping, names) -> mapping.names = names);
  }

  private PnnPinMapping mapping() {
    PnnPinMapping.Builder mapping = PnnPinMapping.builder();
    types.forEach(mapping::alias);
    names.forEach((type, name) -> mapping.map(name, type));
    return mapping.build();
  }

  private static String text(JsonParser parser, DeserializationContext context) {
    return parser.hasToken(JsonToken.VALUE_STRING)
        ? parser.getString()
        : NotationDeserializer.needed(
            (String) context.handleUnexpectedToken(String.class, parser), String.class, parser);
  }

  private static Character letter(String text, DeserializationContext context) {
    return text.length() == 1
        ? text.charAt(0)
        : NotationDeserializer.needed(
            (Character)
                context.handleWeirdStringValue(Character.class, text, "expected one letter"),
            Character.class,
            context.getParser());
  }
}
