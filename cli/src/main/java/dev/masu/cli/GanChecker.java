package dev.masu.cli;

import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import java.nio.charset.StandardCharsets;

/**
 * Checks {@code .gan} files: an actor a line, all of GAN 1.0.0 or all of the 2014 beta.
 *
 * <p>Nothing in a file tells which it is. One that is neither is reported as the one that it has
 * fewer mistakes as.
 */
final class GanChecker implements Checker {
  @Override
  public Verdict check(byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
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
