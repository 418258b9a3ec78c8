package dev.masu.schema.internal.check;

import dev.masu.schema.CheckReport;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/** The handler notified when a value that is being bound turns out to be invalid. */
public interface InvalidValueHandler {
  /** Creates the exception to throw for an invalid value. */
  JacksonException exception(JsonParser parser, CheckReport report);
}
