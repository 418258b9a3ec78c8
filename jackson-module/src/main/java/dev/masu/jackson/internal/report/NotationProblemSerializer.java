package dev.masu.jackson.internal.report;

import dev.masu.jackson.internal.document.DocumentSerializer;
import dev.masu.notation.NotationProblem;
import java.util.Locale;
import tools.jackson.core.JsonGenerator;

/** Writes what is wrong with a text of a notation, in English. */
public final class NotationProblemSerializer extends DocumentSerializer<NotationProblem> {
  public NotationProblemSerializer() {
    super(NotationProblem.class);
  }

  @Override
  protected void members(NotationProblem problem, JsonGenerator generator) {
    generator.writeStringProperty("notation", problem.notation());
    generator.writeNumberProperty("index", problem.index());
    generator.writeStringProperty("reason", problem.reason(Locale.ENGLISH));
    generator.writeStringProperty("message", problem.message(Locale.ENGLISH));
  }
}
