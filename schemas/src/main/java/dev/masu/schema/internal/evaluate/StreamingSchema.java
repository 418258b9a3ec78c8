package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.internal.document.DocumentSize;
import dev.masu.schema.internal.document.DocumentText;
import dev.masu.schema.internal.document.FedParser;
import dev.masu.schema.internal.document.HeldBytes;
import dev.masu.schema.internal.document.JsonTexts;
import dev.masu.schema.internal.document.LocatedParser;
import dev.masu.schema.internal.document.LocatedReader;
import dev.masu.schema.internal.document.NextValue;
import dev.masu.schema.internal.document.ParserCheck;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.ReadProblem;
import dev.masu.schema.internal.document.SchemaSource;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** A schema that checks tokens as they come. */
public final class StreamingSchema implements CompiledSchema, ParserCheck {
  /** Streams of no more bytes or chars are held, so that their reports are those of other input. */
  private static final int MAX_HELD = 1 << 24;

  private final SchemaSource source;
  private final SchemaNode root;
  private final States states;
  private final CheckLimits limits;
  private final DocumentSize size;
  private final DocumentSize held;
  private final DocumentCheck documents;
  private final StreamCheck streams;

  /**
   * Makes a schema.
   *
   * @param source what the schema was compiled from
   * @param root what it was compiled to
   * @param limits the bounds of each check
   * @param mayKeepTexts whether texts and names of documents may be kept after a check
   */
  public StreamingSchema(
      SchemaSource source, SchemaNode root, CheckLimits limits, boolean mayKeepTexts) {
    this.source = source;
    this.root = root;
    this.states = new States(root, mayKeepTexts);
    this.limits = limits;
    EvaluatorPool evaluators = new EvaluatorPool(states, limits);
    this.size = new DocumentSize(limits);
    this.held =
        new DocumentSize(limits.withMaxDocumentSize(Math.min(MAX_HELD, limits.maxDocumentSize())));
    this.documents = new DocumentCheck(limits, evaluators);
    this.streams = new StreamCheck(limits, evaluators);
  }

  /** What it was compiled from. */
  public SchemaSource source() {
    return source;
  }

  /** The schema itself. */
  SchemaNode root() {
    return root;
  }

  @Override
  public String id() {
    return source.id();
  }

  @Override
  public String text() {
    return source.text();
  }

  @Override
  public JsonNode json() {
    return source.json();
  }

  @Override
  public String toString() {
    return source.toString();
  }

  @Override
  public boolean isStreaming() {
    return true;
  }

  @Override
  public CheckReport check(String json) {
    return size.refusal(json).orElseGet(() -> documents.check(DocumentText.of(json)));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.refusal(json).orElseGet(() -> checkHeld(json));
  }

  private CheckReport checkHeld(byte[] json) {
    try {
      return documents.check(new HeldBytes(json));
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory cannot be read", e);
    }
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    byte[] start = held.read(json);
    if (start.length <= MAX_HELD) {
      return check(start);
    }
    try (InputStream all = size.bounded(start, json)) {
      return streams.check(JsonTexts.parser(all));
    } catch (CharacterCodingException e) {
      // What is held of it tells why: it starts in another encoding, or soon goes on so.
      return documents.check(DocumentText.of(start));
    }
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    String start = held.read(json);
    if (start.length() <= MAX_HELD) {
      return check(start);
    }
    return start.startsWith("\uFEFF")
        ? documents.check(DocumentText.of(start))
        : streams.check(JsonTexts.parser(size.bounded(start, json)));
  }

  @Override
  public CheckReport check(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      // It may be read once only.
      try (InputStream json = Files.newInputStream(file)) {
        return check(json);
      }
    }
    CheckReport tooLarge = size.refusal(file).orElse(null);
    return tooLarge != null ? tooLarge : documents.check(() -> Files.newInputStream(file));
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
        .orElseGet(
            () -> streams.checkValue(FedParser.atValue(parser), Pointers.ofCurrentValue(parser)));
  }

  /**
   * Guards a value that is being bound.
   *
   * @param parser the parser, at the value's first token, or within an object whose start it has read
   * @param guard who guards it
   * @return a parser that stands at the same token, with the same ones to come
   */
  public CheckedParser guard(JsonParser parser, Guard guard) {
    return new CheckedParser(FedParser.atValue(parser), guard, states, limits).begun();
  }

  @Override
  public Checked read(JsonParser parser, String pointer) {
    return checked(LocatedReader.read(parser, pointer, limits), pointer);
  }

  /**
   * Reads and checks an object of which the parser has read the start and what comes next: its first name or its end.
   *
   * @param pointer the object's JSON Pointer in its document
   * @param start where the object starts
   */
  public Checked readRest(JsonParser parser, String pointer, TokenStreamLocation start) {
    return checked(LocatedReader.readRest(parser, pointer, limits, start), pointer);
  }

  private Checked checked(LocatedReader.Result read, String pointer) {
    return new Checked(read, check(read, pointer));
  }

  @Override
  public CheckReport check(LocatedReader.Result read, String pointer) {
    boolean isKnown = read.value() != null && read.accepted().contains(root, read.value());
    return isKnown ? CheckReport.valid() : report(read, pointer);
  }

  private CheckReport report(LocatedReader.Result read, String pointer) {
    TokenPlaces places = TokenPlaces.asJacksonCounts();
    List<Placed> before = read.problems().stream()
        .map(problem -> new Placed(problem.order(), () -> problem.violation(places)))
        .toList();
    if (read.value() == null) {
      return Placed.first(before, limits.maxViolations());
    }
    LocatedParser replay = LocatedParser.forCheck(read);
    replay.nextToken();
    Evaluator evaluator =
        new Evaluator(states, limits).startReplay(replay, ValuePath.of(""), unreadable(read));
    List<Integer> alike = checkAll(evaluator, replay);
    if (evaluator.isValid() && before.isEmpty()) {
      read.accepted().add(root, alike);
      return CheckReport.valid();
    }
    ReportWriter writer = new ReportWriter(evaluator.problems(), evaluator.outcome());
    NavigableSet<Integer> unplaced = writer.unplaced();
    Map<Integer, Spot> spots = unplaced.isEmpty()
        ? Map.of()
        : Locator.find(LocatedParser.forCheck(read), pointer, unplaced);
    return writer.write(spots, places, before, limits.maxViolations());
  }

  /** Checks a value; {@return the orders of parts that are valid by this schema if the value is} */
  private List<Integer> checkAll(Evaluator evaluator, LocatedParser replay) {
    List<Integer> alike = new ArrayList<>();
    alike.add(replay.currentOrder());
    evaluator.begin();
    while (!evaluator.isComplete() && !evaluator.wasStopped()) {
      evaluator.accept(Objects.requireNonNull(replay.nextToken()));
      if (evaluator.startsWhatIsCheckedBy(root)) {
        alike.add(replay.currentOrder());
      }
    }
    return alike;
  }

  /** The values that only stand in for what could not be read, as a replay counts. */
  private static Set<Integer> unreadable(LocatedReader.Result read) {
    Set<Integer> orders = read.problems().stream()
        .filter(ReadProblem::isUnreadable)
        .map(ReadProblem::order)
        .collect(Collectors.toSet());
    Set<Integer> replayed = new HashSet<>();
    if (!orders.isEmpty()) {
      LocatedParser parser = LocatedParser.forCheck(read);
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
