package dev.masu.cli.check;

import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.schema.internal.source.DocumentText;
import dev.masu.schema.internal.source.SyntaxProblem;
import dev.masu.schema.internal.source.SyntaxReport;
import java.io.IOException;
import java.io.InputStream;

/**
 * Checks {@code .gan} files: an actor a line, all of GAN 1.0.0 or all of the 2014 beta.
 *
 * <p>Nothing in a file says which it is. An invalid file is reported as the one that it has fewer mistakes as. Bytes
 * that are not UTF-8 are reported as they are for JSON.
 */
final class GanChecker implements Checker {
  @Override
  public CheckOutcome check(InputStream content) throws IOException {
    byte[] bytes = content.readAllBytes();
    DocumentText document = DocumentText.of(bytes);
    SyntaxProblem problem = document.encodingProblem();
    return problem == null
        ? check(document.text())
        : CheckOutcome.of(SyntaxReport.of(document, problem, ""), SchemaChecker.text(bytes));
  }

  private static CheckOutcome check(String text) {
    GanFileCheck current = GanFileCheck.of(text, Gan::parse);
    if (current.mistakes() == 0) {
      return current.outcome("GAN 1.0.0");
    }
    GanFileCheck beta = GanFileCheck.of(text, LegacyGan::parse);
    return current.mistakes() < beta.mistakes()
        ? current.outcome("GAN 1.0.0")
        : beta.outcome("GAN beta of 2014");
  }
}
