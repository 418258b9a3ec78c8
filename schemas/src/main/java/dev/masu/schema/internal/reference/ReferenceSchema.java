package dev.masu.schema.internal.reference;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.InvalidSchemaRefException;
import com.networknt.schema.OutputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.ValidationLimitExceededException;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.SchemaException;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.NextValue;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.SyntaxReport;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.keyword.StepBudget;
import dev.masu.schema.internal.pattern.PatternBudget;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** A schema that networknt's validator checks, over a whole and exact tree. */
public final class ReferenceSchema implements CompiledSchema, ParserCheck {
  private final String id;
  private final Schema schema;
  private final SchemaDocuments documents;
  private final CheckLimits limits;
  private final DocumentSize size;
  private final boolean assertsFormats;

  ReferenceSchema(
      String id,
      Schema schema,
      SchemaDocuments documents,
      CheckLimits limits,
      boolean assertsFormats) {
    this.documents = documents;
    this.id = id;
    this.schema = schema;
    this.limits = limits;
    this.size = new DocumentSize(limits);
    this.assertsFormats = assertsFormats;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public boolean isStreaming() {
    return false;
  }

  @Override
  public CheckReport check(String json) {
    return size.refusal(json).orElseGet(() -> check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.refusal(json).orElseGet(() -> check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    return check(size.read(json));
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    return check(size.read(json));
  }

  @Override
  public CheckReport check(Path file) throws IOException {
    try (InputStream json = Files.newInputStream(file)) {
      return check(json);
    }
  }

  @Override
  public CheckReport check(JsonNode tree) {
    try (JsonParser parser = new TreeTraversingParser(tree)) {
      return check(parser);
    }
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return NextValue.missing(parser)
        .orElseGet(() -> read(parser, Pointers.ofCurrentValue(parser)).report());
  }

  @Override
  public Checked read(JsonParser parser, String pointer) {
    boolean inBytes = parser.currentLocation().getByteOffset() >= 0;
    TokenPlaces places = TokenPlaces.asJacksonCounts(inBytes);
    return report(LocatedReader.read(parser, pointer, limits), pointer, places);
  }

  @Override
  public CheckReport check(LocatedReader.Result read, String pointer) {
    boolean unreadable = read.problems().stream().anyMatch(ReadProblem::isUnreadable);
    LocatedReader.Result checkable =
        unreadable ? new LocatedReader.Result(null, read.problems()) : read;
    return report(checkable, pointer, TokenPlaces.asJacksonCounts()).report();
  }

  /** The report of a value of a text, with its places there. */
  public CheckReport check(LocatedValue value, String pointer, DocumentText document) {
    LocatedReader.Result read = new LocatedReader.Result(value, List.of());
    return report(read, pointer, TokenPlaces.in(document)).report();
  }

  private CheckReport check(DocumentText document) {
    return SyntaxReport.unlessJson(document, parser -> {
      try {
        return check(document, parser);
      } catch (StreamConstraintsException e) {
        // Before the value or behind it; within, the reader tells so.
        ReadProblem problem = ReadProblem.stopped(parser, "", e);
        return CheckReport.of(List.of(problem.violation(TokenPlaces.in(document))), 1);
      }
    });
  }

  private CheckReport check(DocumentText document, JsonParser parser) {
    if (parser.nextToken() == null) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    LocatedReader.Result read = LocatedReader.read(parser, "", limits);
    if (read.value() != null && parser.nextToken() != null) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    return report(read, "", TokenPlaces.in(document)).report();
  }

  private Checked report(LocatedReader.Result read, String pointer, TokenPlaces places) {
    List<Placed> found = new ArrayList<>();
    read.problems().forEach(p -> found.add(new Placed(p.order(), () -> p.violation(places))));
    if (read.value() != null) {
      found.addAll(OwnStack.check(read.value(), () -> violations(read, pointer, places)));
    }
    return new Checked(read, Placed.first(found, limits.maxViolations()));
  }

  private List<Placed> violations(LocatedReader.Result read, String pointer, TokenPlaces places) {
    LocatedValue value = read.required();
    NavigableSet<Integer> unread = read.problems().stream()
        .filter(ReadProblem::isUnreadable)
        .map(ReadProblem::order)
        .collect(Collectors.toCollection(TreeSet::new));
    long steps = StepBudget.of(limits, value.size());
    ErrorTranslation translation = new ErrorTranslation(value, unread, pointer, places, documents);
    ExecutionContext context = context(steps, translation);
    try {
      return translation.translate(
          schema.validate(context, value.node(), OutputFormat.DEFAULT, (unused, of) -> {}));
    } catch (ValidationLimitExceededException | BoundedContext.Exceeded e) {
      return List.of(limit("too-many-steps", Map.of("limit", steps), value, pointer, places));
    } catch (com.networknt.schema.SchemaException e) {
      // A $dynamicRef is not looked up before it is needed.
      String problem = e instanceof InvalidSchemaRefException
          ? "refers to #" + e.getError().getArguments()[0] + ", where nothing is"
          : String.valueOf(e.getMessage());
      throw new SchemaException(id, null, problem, e);
    } catch (PatternBudget.Exceeded e) {
      return List.of(limit("pattern-steps", e.parameters(), value, pointer, places));
    } catch (StackOverflowError e) {
      // networknt's own depth limit cannot know how large the stack is.
      return List.of(limit("nesting-too-deep", Map.of(), value, pointer, places));
    }
  }

  private ExecutionContext context(long steps, ErrorTranslation translation) {
    ExecutionContext context = new BoundedContext(steps, translation);
    context.setExecutionConfig(schema.createExecutionContext().getExecutionConfig());
    context.executionConfig(config -> config
        .locale(Locale.ENGLISH)
        .formatAssertionsEnabled(assertsFormats)
        .maxEvaluationSteps(steps));
    return context;
  }

  private static Placed limit(
      String code,
      Map<String, Object> parameters,
      LocatedValue value,
      String pointer,
      TokenPlaces places) {
    Violation.Builder violation = Violation.builder(Phase.LIMIT, code, pointer)
        .at(places.locate(value.start()).orElse(null));
    parameters.forEach(violation::parameter);
    return new Placed(value.order(), violation::build);
  }
}
