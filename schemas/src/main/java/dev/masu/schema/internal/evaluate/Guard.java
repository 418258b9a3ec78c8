package dev.masu.schema.internal.evaluate;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/** Who guards a value that is being bound. */
public interface Guard {
  /** What is thrown when the value is refused. */
  JacksonException refused(JsonParser parser, CheckReport report);
}
