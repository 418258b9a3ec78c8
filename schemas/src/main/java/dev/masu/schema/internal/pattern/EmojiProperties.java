package dev.masu.schema.internal.pattern;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** The code points of the emoji properties (Unicode Technical Standard #51), which Java has known only since 21. */
final class EmojiProperties {
  private static final String RESOURCE = "emoji.properties";

  private static final Map<String, String> LONG_NAMES = Map.of(
      "EBase", "Emoji_Modifier_Base",
      "EComp", "Emoji_Component",
      "EMod", "Emoji_Modifier",
      "EPres", "Emoji_Presentation",
      "ExtPict", "Extended_Pictographic");

  /** The code points by long name, as hexadecimal ranges. */
  private static final Properties RANGES = load();

  private EmojiProperties() {}

  private static Properties load() {
    Properties ranges = new Properties();
    try (InputStream in = EmojiProperties.class.getResourceAsStream(RESOURCE)) {
      ranges.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return ranges;
  }

  /** The code points of a property, if it is one of these. */
  static Optional<CodePoints> of(String property) {
    return Optional.ofNullable(RANGES.getProperty(LONG_NAMES.getOrDefault(property, property)))
        .map(EmojiProperties::codePoints);
  }

  private static CodePoints codePoints(String ranges) {
    CodePoints.Builder builder = new CodePoints.Builder();
    for (String range : ranges.split(" ", -1)) {
      String[] ends = range.split("-", -1);
      builder.add(Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16));
    }
    return builder.build();
  }
}
