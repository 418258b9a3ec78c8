package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.SyntaxReport;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** A schema that checks tokens as they come. */
public final class StreamingSchema implements CompiledSchema, ParserCheck {
  private final String id;
  private final SchemaNode root;
  private final CheckLimits limits;
  private final DocumentSize size;

  private StreamingSchema(String id, SchemaNode root, CheckLimits limits) {
    this.id = id;
    this.root = root;
    this.limits = limits;
    this.size = new DocumentSize(limits);
  }

  /**
   * Compiles a schema, if this engine can do all that the schema asks for.
   *
   * @param id the schema's id
   * @param setting what the schema may use
   * @return the schema, or empty
   * @throws dev.masu.schema.SchemaException if checking a value by it would never end
   */
  public static Optional<CompiledSchema> compile(String id, CompilerSetting setting) {
    return SchemaCompiler.compile(id, setting)
        .map(root -> new StreamingSchema(id, root, setting.limits()));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public boolean isStreaming() {
    return true;
  }

  @Override
  public CheckReport check(String json) {
    return size.refusal(json).orElseGet(() -> check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.refusal(json).orElseGet(() -> checkBytes(json));
  }

  private CheckReport checkBytes(byte[] json) {
    // What is wrong is told in code points of the text, so only valid documents stay bytes.
    return isValid(new ByteArrayInputStream(json))
        ? CheckReport.valid()
        : check(DocumentText.of(json));
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
      if (isValid(json)) {
        return CheckReport.valid();
      }
    }
    try (InputStream json = Files.newInputStream(file)) {
      byte[] bytes = size.read(json);
      return size.refusal(bytes).orElseGet(() -> check(DocumentText.of(bytes)));
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
    if (!parser.hasCurrentToken() && parser.nextToken() == null) {
      return SyntaxReport.noValue();
    }
    ValuePath path = ValuePath.of(Pointers.ofCurrentValue(parser));
    Machine machine = new Machine(root, new Run(limits), parser, Set.of(), path, new DirectCheck());
    machine.read();
    return new ReportWriter(machine.problems(), machine.outcome(), TokenPlaces.asJacksonCounts())
        .write(List.of(), limits.maxViolations());
  }

  /**
   * Guards a value that is being bound.
   *
   * @param parser the parser, at the value's first token, or within an object whose start it has read
   * @param pointer the value's JSON Pointer in its document
   * @param refusal makes what is thrown when the value is refused
   * @return a parser that stands at the same token, with the same ones to come
   */
  public CheckedParser guard(
      JsonParser parser, String pointer, Function<CheckReport, JacksonException> refusal) {
    return new CheckedParser(parser, root, new Run(limits), pointer, refusal).begun();
  }

  @Override
  public Checked read(JsonParser parser, String pointer) {
    LocatedReader.Result read = LocatedReader.read(parser, pointer, limits);
    return new Checked(read, check(read, pointer));
  }

  /** Whether a document is valid; of one that is not, the text tells why. */
  private boolean isValid(InputStream json) {
    try (JsonParser parser = JsonTexts.parser(json)) {
      Machine machine =
          new Machine(root, new Run(limits), parser, Set.of(), null, new DirectCheck());
      machine.read();
      return machine.accepts() && !hasMore(parser);
    } catch (IOException | StreamReadException | JacksonIOException e) {
      // The text is read again, and fails again if it was not its content.
      return false;
    }
  }

  private static boolean hasMore(JsonParser parser) {
    try {
      return parser.nextToken() != null;
    } catch (StreamConstraintsException e) {
      return true;
    }
  }

  private CheckReport check(DocumentText document) {
    if (document.encodingProblem() != null) {
      return SyntaxReport.of(document, document.encodingProblem(), "");
    }
    try (JsonParser parser = JsonTexts.parser(document)) {
      try {
        return check(document, parser);
      } catch (StreamReadException e) {
        String pointer = parser.streamReadContext().pathAsPointer().toString();
        return SyntaxReport.of(document, JsonTexts.problem(document, e), pointer);
      }
    }
  }

  private CheckReport check(DocumentText document, JsonParser parser) {
    Machine machine = new Machine(root, new Run(limits), parser, Set.of(), null, new DirectCheck());
    machine.read();
    boolean isEmpty = !machine.isComplete() && machine.problems().isEmpty();
    if (isEmpty || (machine.isComplete() && hasMore(parser))) {
      return SyntaxReport.of(document, JsonTexts.problem(document, null), "");
    }
    if (machine.accepts()) {
      return CheckReport.valid();
    }
    return new ReportWriter(machine.problems(), machine.outcome(), TokenPlaces.in(document))
        .write(
            "",
            (base, orders) -> {
              try (JsonParser again = JsonTexts.parser(document)) {
                return Locator.find(again, base, orders);
              }
            },
            List.of(),
            limits.maxViolations());
  }

  @Override
  public CheckReport check(LocatedReader.Result read, String pointer) {
    List<Problem> problems = List.of();
    Failures failures = null;
    if (read.value() != null) {
      Machine machine =
          new Machine(root, new Run(limits), replay(read, pointer), unreadable(read), null, null);
      machine.read();
      problems = machine.problems();
      failures = machine.outcome();
    }
    return new ReportWriter(problems, failures, TokenPlaces.asJacksonCounts())
        .write(
            pointer,
            (base, orders) ->
                orders.isEmpty() ? Map.of() : Locator.find(replay(read, base), base, orders),
            read.problems(),
            limits.maxViolations());
  }

  private static LocatedParser replay(LocatedReader.Result read, String pointer) {
    return new LocatedParser(read, pointer, ObjectReadContext.empty());
  }

  /** The values that only stand in for what could not be read, as a replay counts. */
  private static Set<Integer> unreadable(LocatedReader.Result read) {
    Set<Integer> orders = read.problems().stream()
        .filter(ReadProblem::isUnreadable)
        .map(ReadProblem::order)
        .collect(Collectors.toSet());
    Set<Integer> replayed = new HashSet<>();
    if (!orders.isEmpty()) {
      LocatedParser parser = replay(read, "");
      int order = 0;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token.isScalarValue()
            && orders.contains(parser.currentRead().required().order())) {
          replayed.add(order);
        }
        order += token.isStructEnd() ? 0 : 1;
      }
    }
    return replayed;
  }
}
