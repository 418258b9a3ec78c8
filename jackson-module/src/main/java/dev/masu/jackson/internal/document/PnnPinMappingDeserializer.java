package dev.masu.jackson.internal.document;

import dev.masu.internal.map.Entries;
import dev.masu.notation.PnnPinMapping;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Binds a mapping, which no schema has checked. */
public final class PnnPinMappingDeserializer extends StdDeserializer<PnnPinMapping> {
  private static final List<String> NAMES = List.of("types", "names");

  public PnnPinMappingDeserializer() {
    super(PnnPinMapping.class);
  }

  @Override
  public @Nullable PnnPinMapping deserialize(JsonParser parser, DeserializationContext context) {
    Entries<String, Character> types = new Entries<>();
    Entries<Character, String> names = new Entries<>();
    Members.readEach(parser, context, this, NAMES, name -> {
      parser.nextToken();
      if (name.equals("types")) {
        Members.read(
            parser,
            context,
            Map.class,
            key -> types.add(key, letter(nextText(parser, context), parser, context)));
      } else {
        Members.read(
            parser,
            context,
            Map.class,
            key -> names.add(letter(key, parser, context), nextText(parser, context)));
      }
    });
    Map<String, Character> letters = once(types, "name", "types", context);
    Map<Character, String> mapped = once(names, "letter", "names", context);
    return Members.made(PnnPinMapping.class, context, () -> mapping(letters, mapped));
  }

  private static <K extends Comparable<K>, V> Map<K, V> once(
      Entries<K, V> entries, String key, String name, DeserializationContext context) {
    int read = entries.size();
    return Members.once(entries.take(), read, PnnPinMapping.class, key, name, context);
  }

  private static PnnPinMapping mapping(Map<String, Character> types, Map<Character, String> names) {
    PnnPinMapping.Builder mapping = PnnPinMapping.builder();
    types.forEach(mapping::alias);
    names.forEach((type, name) -> mapping.map(name, type));
    return mapping.build();
  }

  private static String nextText(JsonParser parser, DeserializationContext context) {
    return Members.needed(
        parser.nextToken() == JsonToken.VALUE_STRING
            ? parser.getString()
            : (String) context.handleUnexpectedToken(String.class, parser),
        String.class,
        parser);
  }

  private static char letter(String text, JsonParser parser, DeserializationContext context) {
    return text.length() == 1
        ? text.charAt(0)
        : Members.needed(
            (Character)
                context.handleWeirdStringValue(Character.class, text, "expected one letter"),
            Character.class,
            parser);
  }
}
