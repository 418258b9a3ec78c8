package dev.masu.schema.internal.document;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/**
 * Notices when Jackson binds from a copy that it made of tokens before, as of a value whose type another property tells.
 *
 * <p>Nobody says so. But who makes a copy asks the parser for ids, and who reads one asks it for limits and its place; so
 * does who reads a number from a text, but for the place only where that is none, to tell so. Who cannot bind what
 * is in a copy asks for the place once more, or tells the copy as its source.
 */
public final class CopyWatch {
  private final BindingPlace parser;
  private int copies;
  private String copied = "";
  private int readAt = Integer.MIN_VALUE;
  private String readWhere = "";
  private int places;

  /** Watches a parser. */
  public CopyWatch(BindingPlace parser) {
    this.parser = parser;
  }

  /** Takes note that a copy is made of what the parser stands at. */
  public void copying() {
    if (!isReading()) {
      copies++;
      copied = parser.currentPointer();
    }
  }

  /** Takes note that the parser was asked for limits. */
  public void askedForLimits() {
    if (copies > 0 && !isReading()) {
      readAt = parser.currentOrder();
      readWhere = parser.currentPointer();
      places = 0;
    }
  }

  /** Takes note that the parser was asked for its place. */
  public void askedForPlace() {
    if (copies > 0 && isReading()) {
      places++;
    }
  }

  private boolean isReading() {
    return readAt == parser.currentOrder() && readWhere.equals(parser.currentPointer());
  }

  /**
   * The JSON Pointer of what could not be bound, if that is a copy of something else than the parser stands at: of that,
   * or of what holds it; else null.
   */
  public @Nullable String elsewhere(RuntimeException problem) {
    if (!isReading() || readWhere.equals(copied) || (places < 2 && !isFromCopy(problem))) {
      return null;
    }
    return copies == 1 ? copied : readWhere.substring(0, Math.max(0, readWhere.lastIndexOf('/')));
  }

  private static boolean isFromCopy(RuntimeException problem) {
    return problem instanceof JacksonException told
        && told.processor() instanceof JsonParser source
        && LocatedParser.isCopy(source);
  }
}
