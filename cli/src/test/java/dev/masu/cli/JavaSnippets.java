package dev.masu.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.Completeness;

/** Runs the Java of one page, as if all of it were one program in the package {@code org.example}. */
final class JavaSnippets implements AutoCloseable {
  private static final String COMMENT = "  // ";

  private final JShell shell = JShell.builder().executionEngine("local").build();
  private final Path folder;

  /**
   * Starts with an empty program.
   *
   * @param samples the files that the snippets read
   * @param folder takes a copy of these, the folder that relative paths start from
   */
  JavaSnippets(Path samples, Path folder) throws IOException {
    this.folder = folder;
    shell.addToClasspath(System.getProperty("java.class.path"));
    shell.addToClasspath(folder.toString());
    // Resources are found beside the shell's own package.
    copy(samples, folder.resolve("REPL"));
  }

  /** The code with the results of its expressions as comments, and what it printed. */
  record Outcome(String code, String printed) {}

  Outcome run(String code) {
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      String result = evaluate(code);
      String lines = printed.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
      return new Outcome(result, shown(lines));
    } finally {
      System.setOut(out);
    }
  }

  private String evaluate(String code) {
    StringBuilder evaluated = new StringBuilder();
    StringBuilder statement = new StringBuilder();
    for (String line : code.lines().toList()) {
      statement
          .append(line.replace("Path.of(\"", "Path.of(\"" + folder + "/REPL/"))
          .append('\n');
      if (completeness(statement.toString()) == Completeness.COMPLETE) {
        evaluated.append(withResult(line, shell.eval(statement.toString())));
        statement.setLength(0);
      } else {
        evaluated.append(line);
      }
      evaluated.append('\n');
    }
    if (!statement.toString().isBlank()) {
      throw new AssertionError("incomplete: " + statement);
    }
    return evaluated.toString();
  }

  private Completeness completeness(String statement) {
    return shell.sourceCodeAnalysis().analyzeCompletion(statement).completeness();
  }

  private String withResult(String line, List<SnippetEvent> events) {
    SnippetEvent event = events.get(0);
    if (event.status() != Snippet.Status.VALID) {
      throw new AssertionError(line + "\n"
          + shell.diagnostics(event.snippet()).map(d -> d.getMessage(null)).toList());
    }
    int comment = line.indexOf(COMMENT);
    boolean hasResult = isExpression(event.snippet()) || event.exception() != null;
    if (hasResult && comment >= 0) {
      return line.substring(0, comment) + COMMENT + oneLine(shown(result(event)));
    }
    if (event.exception() != null) {
      throw new AssertionError(line, event.exception());
    }
    return line;
  }

  /** A comment after a declaration is not its result. */
  private static boolean isExpression(Snippet snippet) {
    return snippet.kind() == Snippet.Kind.EXPRESSION
        || snippet.subKind() == Snippet.SubKind.TEMP_VAR_EXPRESSION_SUBKIND;
  }

  private static String result(SnippetEvent event) {
    return event.exception() instanceof EvalException thrown
        ? thrown.getExceptionClassName() + ": " + thrown.getMessage()
        : event.value();
  }

  private static String oneLine(String result) {
    if (result.contains("\n")) {
      throw new AssertionError("print this, and show it in a block: " + result);
    }
    return result;
  }

  /** Names as they are in a program of the package {@code org.example}. */
  private String shown(String text) {
    return text.replaceAll("REPL\\.\\$JShell\\$\\w+\\$", "org.example.")
        .replace("/REPL/", "/org/example/");
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }

  @Override
  public void close() {
    shell.close();
  }
}
