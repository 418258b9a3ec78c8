package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AnnotationKeyword;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.document.DocumentText;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * What texts hold (draft-07 of JSON Schema Validation, section 8): JSON and base64 are known, anything
 * else refuses nothing. networknt's own refuses every text where it does not know the media type.
 */
enum ContentKeyword implements Keyword {
  ENCODING("contentEncoding", ContentKeyword::ofEncoding),
  MEDIA_TYPE("contentMediaType", ContentKeyword::ofMediaType);

  private static final String BASE64 = "base64";
  private static final String JSON = "application/json";

  private final String keyword;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a method reference without state.
  private final Function<JsonNode, Predicate<String>> check;

  ContentKeyword(String keyword, Function<JsonNode, Predicate<String>> check) {
    this.keyword = keyword;
    this.check = check;
  }

  /** Replaces them where they may refuse texts: since 2019-09 they only tell of them. */
  static void replaceIn(Map<String, Keyword> keywords) {
    for (ContentKeyword content : values()) {
      keywords.computeIfPresent(
          content.keyword, (name, known) -> known instanceof AnnotationKeyword ? known : content);
    }
  }

  private static Predicate<String> ofEncoding(JsonNode schema) {
    return ENCODING.is(BASE64, schema) ? text -> decoded(text).isPresent() : text -> true;
  }

  /** A text that is not encoded as it should be is left to the other keyword. */
  private static Predicate<String> ofMediaType(JsonNode schema) {
    if (!MEDIA_TYPE.is(JSON, schema)) {
      return text -> true;
    }
    if (!schema.has(ENCODING.keyword)) {
      return text -> isJson(DocumentText.of(text));
    }
    return ENCODING.is(BASE64, schema)
        ? text ->
            decoded(text).map(DocumentText::of).map(ContentKeyword::isJson).orElse(true)
        : text -> true;
  }

  /** Case does not count (RFC 2045, sections 5.1 and 6.1). */
  private boolean is(String value, JsonNode schema) {
    return value.equalsIgnoreCase(schema.path(keyword).asString());
  }

  private static Optional<byte[]> decoded(String text) {
    try {
      return Optional.of(Base64.getDecoder().decode(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static boolean isJson(DocumentText document) {
    return document.syntaxProblem() == null;
  }

  @Override
  public String getValue() {
    return keyword;
  }

  @Override
  public KeywordValidator newValidator(
      SchemaLocation location, JsonNode schema, Schema parent, SchemaContext context) {
    return new Validator(this, location, schema, parent, context);
  }

  private static final class Validator extends RefusingValidator {
    private final Predicate<String> check;

    Validator(
        ContentKeyword content,
        SchemaLocation location,
        JsonNode schema,
        Schema parent,
        SchemaContext context) {
      super(content, schema, location, parent, context);
      this.check = content.check.apply(parent.getSchemaNode());
    }

    @Override
    public void validate(
        ExecutionContext context, JsonNode node, JsonNode root, NodePath location) {
      // Like a format, it is asserted only where that is wanted.
      boolean asserts =
          Boolean.TRUE.equals(context.getExecutionConfig().getFormatAssertionsEnabled());
      if (asserts && node.isString() && !check.test(node.stringValue())) {
        context.addError(refusal(context, node, location).build());
      }
    }
  }
}
