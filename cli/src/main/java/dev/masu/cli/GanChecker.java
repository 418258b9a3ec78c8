package dev.masu.cli;

import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.SyntaxProblem;
import dev.masu.schema.internal.source.SyntaxReport;

/**
 * Checks {@code .gan} files: an actor a line, all of GAN 1.0.0 or all of the 2014 beta.
 *
 * <p>Nothing in a file tells which it is. One that is neither is reported as the one that it has
 * fewer mistakes as. Bytes that are not UTF-8 are told as they are of JSON.
 */
final class GanChecker implements Checker {
  @Override
  public Verdict check(byte[] content) {
    DocumentText document = DocumentText.of(content);
    SyntaxProblem problem = document.encodingProblem();
    return problem == null
        ? check(document.text())
        : new Verdict(SyntaxReport.of(document, problem, ""));
  }

  private static Verdict check(String text) {
    GanReading current = GanReading.of(text, Gan::parse);
    if (current.mistakes() == 0) {
      return current.verdict("GAN 1.0.0");
    }
    GanReading beta = GanReading.of(text, LegacyGan::parse);
    return current.mistakes() < beta.mistakes()
        ? current.verdict("GAN 1.0.0")
        : beta.verdict("GAN beta of 2014");
  }
}
