package dev.masu.schema.internal.location;

import java.util.Arrays;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.util.TokenBuffer;

/** JSON Pointers (RFC 6901) as text. */
public final class Pointers {
  private Pointers() {}

  public static String member(String parent, String name) {
    return parent + '/' + escaped(name);
  }

  /** Escapes a name as a step of a pointer. */
  static String escaped(String name) {
    return name.replace("~", "~0").replace("/", "~1");
  }

  /** The unescaped steps of a JSON Pointer. */
  public static List<String> steps(String pointer) {
    return pointer.isEmpty()
        ? List.of()
        : Arrays.stream(pointer.substring(1).split("/", -1))
            .map(Pointers::unescaped)
            .toList();
  }

  /** The name that a step of a pointer stands for. */
  static String unescaped(String step) {
    return step.replace("~1", "/").replace("~0", "~");
  }

  /** The pointer, from the document's root, of the value or member that a parser's current token belongs to. */
  public static String ofCurrentToken(JsonParser parser) {
    return context(parser).pathAsPointer().toString();
  }

  /**
   * The context of the current token. A filtering parser does not count items, but the parser that it reads from
   * does.
   */
  static TokenStreamContext context(JsonParser parser) {
    TokenStreamContext context = parser.streamReadContext();
    TokenStreamContext unfiltered = ParserDelegates.source(parser).streamReadContext();
    // At other depths the filter returns tokens that it had held back, and its source is further
    // ahead.
    return unfiltered.getNestingDepth() == context.getNestingDepth() ? unfiltered : context;
  }

  /** The pointer, from the document's root, of the value that the parser's current token starts. */
  public static String ofCurrentValue(JsonParser parser) {
    return enclosingContext(parser).pathAsPointer().toString();
  }

  /** The context that contains the value that the parser's current token starts; the value's own if there is none. */
  public static TokenStreamContext enclosingContext(JsonParser parser) {
    TokenStreamContext context = context(parser);
    JsonToken token = parser.currentToken();
    boolean isInside = token == JsonToken.START_OBJECT
        || token == JsonToken.START_ARRAY
        || token == JsonToken.PROPERTY_NAME;
    TokenStreamContext parent = isInside ? context.getParent() : context;
    return parent == null ? context : parent;
  }

  /**
   * The same, as a context of the document.
   *
   * @param parser a parser of the document, or of tokens that Jackson has copied from it
   * @param document the parser of the document
   */
  public static TokenStreamContext enclosingContext(JsonParser parser, JsonParser document) {
    TokenStreamContext enclosing = enclosingContext(parser);
    return parser.streamReadInputSource() instanceof TokenBuffer copy
        ? CopiedContext.of(enclosing, copy, document)
        : enclosing;
  }
}
