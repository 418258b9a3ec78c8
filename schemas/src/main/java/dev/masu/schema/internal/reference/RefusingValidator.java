package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.MessageSourceError;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;

/** Checks values by a keyword of ours, and says which it refuses. */
abstract class RefusingValidator extends BaseKeywordValidator {
  RefusingValidator(
      Keyword keyword,
      JsonNode value,
      SchemaLocation location,
      Schema parent,
      SchemaContext context) {
    super(keyword, value, location, parent, context);
  }

  /** Starts the error that a value is refused with. */
  final MessageSourceError.Builder refusal(
      ExecutionContext context, JsonNode node, NodePath location) {
    return error()
        .instanceNode(node)
        .instanceLocation(location)
        .evaluationPath(context.getEvaluationPath())
        .locale(context.getExecutionConfig().getLocale());
  }
}
