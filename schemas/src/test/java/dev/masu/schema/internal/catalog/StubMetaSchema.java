package dev.masu.schema.internal.catalog;

import dev.masu.schema.CheckReport;
import dev.masu.schema.SourceLocation;
import dev.masu.schema.SourceLocation.Unit;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.Pointers;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;

/** Stands for a meta-schema: records what it is given, and reports every string {@code "wrong"}. */
final class StubMetaSchema implements MetaSchemaCheck {
  private final List<String> checked = new ArrayList<>();
  private final boolean hasOffsets;

  StubMetaSchema(boolean hasOffsets) {
    this.hasOffsets = hasOffsets;
  }

  /** The pointer of each checked value, and its tokens. */
  List<String> checked() {
    return checked;
  }

  @Override
  public CheckReport check(JsonParser parser) {
    StringBuilder tokens = new StringBuilder(Pointers.ofCurrentValue(parser));
    List<Violation> found = new ArrayList<>();
    int open = 0;
    do {
      JsonToken token = parser.currentToken();
      open += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      tokens.append(' ').append(parser.getString());
      if (token == JsonToken.VALUE_STRING && parser.getString().equals("wrong")) {
        found.add(Violation.builder(Phase.SCHEMA, "stub", Pointers.ofCurrentValue(parser))
            .at(location(parser.currentTokenLocation()))
            .message("wrong")
            .build());
      }
    } while (open > 0 && parser.nextToken() != null);
    checked.add(tokens.toString());
    return CheckReport.of(found, 100);
  }

  private SourceLocation location(TokenStreamLocation place) {
    return new SourceLocation(
        place.getLineNr(),
        place.getColumnNr(),
        Unit.CHAR,
        hasOffsets ? place.getCharOffset() : -1,
        Unit.CHAR);
  }
}
