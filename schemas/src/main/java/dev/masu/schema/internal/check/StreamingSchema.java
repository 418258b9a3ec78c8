package dev.masu.schema.internal.check;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.evaluate.EvaluatorPool;
import dev.masu.schema.internal.location.ValuePath;
import dev.masu.schema.internal.node.SchemaNode;
import dev.masu.schema.internal.source.DocumentSize;
import dev.masu.schema.internal.source.JsonTexts;
import dev.masu.schema.internal.state.States;
import dev.masu.schema.internal.tokens.NextValue;
import dev.masu.schema.internal.tokens.Tape;
import dev.masu.schema.internal.tokens.TapeRecorder;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.TreeTraversingParser;

/** The engine that checks tokens as they are read. */
public final class StreamingSchema implements SchemaEngine {
  /** Streams up to this many bytes or chars are held in memory, so that their reports equal those of other inputs. */
  private static final int MAX_HELD = 1 << 24;

  private final SchemaNode root;
  private final DocumentSize size;
  private final DocumentSize heldSize;
  private final EvaluatorPool evaluators;
  private final DocumentCheck documents;
  private final StreamCheck streams;

  /**
   * Creates a schema.
   *
   * @param mayKeepTexts whether texts and names of documents may be kept after a check
   */
  public StreamingSchema(SchemaNode root, CheckLimits limits, boolean mayKeepTexts) {
    this.root = root;
    this.evaluators = new EvaluatorPool(new States(root, mayKeepTexts), limits);
    this.size = new DocumentSize(limits.maxDocumentSize());
    this.heldSize = new DocumentSize(Math.min(MAX_HELD, limits.maxDocumentSize()));
    this.documents = new DocumentCheck(evaluators);
    this.streams = new StreamCheck(root, evaluators);
  }

  public SchemaNode root() {
    return root;
  }

  /** The evaluators for values that are checked while they are bound. */
  public EvaluatorPool evaluators() {
    return evaluators;
  }

  @Override
  public CheckReport check(String json) {
    return size.tooLarge(json.length(), "chars").orElseGet(() -> documents.check(json));
  }

  @Override
  public CheckReport check(byte[] json) {
    return size.tooLarge(json.length, "bytes").orElseGet(() -> documents.check(json));
  }

  @Override
  public CheckReport check(InputStream json) throws IOException {
    byte[] start = heldSize.read(json);
    if (start.length <= MAX_HELD) {
      return check(start);
    }
    try {
      return streams.check(JsonTexts.parser(size.bounded(start, json), evaluators.mayKeepTexts()));
    } catch (CharacterCodingException e) {
      // Its start is enough to report that it is in another encoding.
      return check(start);
    }
  }

  @Override
  public CheckReport check(Reader json) throws IOException {
    String start = heldSize.read(json);
    return start.length() <= MAX_HELD || start.startsWith("\uFEFF")
        ? check(start)
        : streams.check(JsonTexts.parser(size.bounded(start, json)));
  }

  @Override
  public CheckReport check(JsonNode tree) {
    return check(tree, "");
  }

  /** Checks part of a tree, which is at the given JSON Pointer, first for the verdict alone. */
  public CheckReport check(JsonNode part, String pointer) {
    if (documents.isValid(part)) {
      return CheckReport.valid();
    }
    try (JsonParser parser = new TreeTraversingParser(part)) {
      return streams.checkValue(parser, ValuePath.of(pointer));
    }
  }

  @Override
  public CheckReport check(JsonParser parser) {
    return NextValue.missing(parser)
        .orElseGet(() -> streams.checkValue(parser, ValuePath.ofCurrentValue(parser)));
  }

  @Override
  public Checked read(JsonParser parser, ValuePath path) {
    return streams.recordAndCheck(TapeRecorder.of(parser), path);
  }

  /**
   * Reads and checks an object whose start the parser has passed; the current token is its first name or its end.
   *
   * @param path the object's path in its document
   * @param start where the object starts
   */
  public Checked readRest(JsonParser parser, ValuePath path, TokenStreamLocation start) {
    return streams.recordAndCheck(new TapeRecorder(parser, start), path);
  }

  @Override
  public CheckReport check(Tape.Part value, ValuePath path) {
    return streams.check(value, path);
  }
}
