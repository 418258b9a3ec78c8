package dev.masu.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Renders a page of Markdown with the actual results of its code blocks.
 *
 * <ul>
 *   <li>A block of {@code java} is run, and what it prints is the content of the next block.
 *   <li>A block with a file name after the language is a file of {@code docs/samples}.
 *   <li>A block of {@code console} is what {@code $ ./masu …} prints.
 * </ul>
 */
final class PageRenderer {
  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w+) ?(\\S*)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern COMMAND = Pattern.compile("^\\$ (.*)\n", Pattern.MULTILINE);
  private static final Pattern ARGUMENT = Pattern.compile("'([^']*)'|(\\S+)");

  private final Path samples;
  private final JavaSnippets snippets;
  private String printed = "";

  PageRenderer(Path samples, JavaSnippets snippets) {
    this.samples = samples;
    this.snippets = snippets;
  }

  String render(String page) throws IOException {
    StringBuilder rendered = new StringBuilder();
    Matcher block = BLOCK.matcher(page);
    while (block.find()) {
      String text = content(block.group(1), block.group(2), block.group(3));
      block.appendReplacement(
          rendered,
          Matcher.quoteReplacement(page.substring(block.start(), block.start(3)) + text + "```"));
    }
    block.appendTail(rendered);
    if (!printed.isEmpty()) {
      throw new AssertionError("no block shows what is printed: " + printed);
    }
    return rendered.toString();
  }

  private String content(String language, String file, String shown) throws IOException {
    if (!printed.isEmpty()) {
      String output = printed;
      printed = "";
      return output;
    }
    if (!file.isEmpty()) {
      return Files.readString(samples.resolve(file));
    }
    return switch (language) {
      case "java" -> {
        JavaSnippets.Outcome outcome = snippets.run(shown);
        printed = outcome.printed();
        yield outcome.code();
      }
      case "console" -> console(shown);
      case "xml", "sh" -> shown;
      default -> throw new AssertionError("nothing gives this block: " + shown);
    };
  }

  private static String console(String shown) {
    StringBuilder session = new StringBuilder();
    for (MatchResult command : COMMAND.matcher(shown).results().toList()) {
      session.append(command.group()).append(output(command.group(1)));
    }
    return session.toString();
  }

  private static String output(String command) {
    String[] words = ARGUMENT
        .matcher(command.replace("docs/", "../docs/"))
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .toArray(String[]::new);
    if (!words[0].equals("./masu")) {
      throw new AssertionError("cannot run " + command);
    }
    Outcome outcome = Outcome.of(Arrays.copyOfRange(words, 1, words.length));
    return (outcome.out() + outcome.err()).replace("../docs/", "docs/");
  }
}
