package dev.masu.schema;

/**
 * What evaluates the schemas of a catalogue.
 *
 * <p>Whichever it is, the same schemas are registered, types are annotated in the same way, and reports
 * are of the same type.
 *
 * @see SchemaCatalog.Builder#engine
 */
public enum CheckEngine {
  /** Masu's own evaluator, which reads documents token by token. */
  MASU,

  /**
   * The json-schema-validator of networknt, as an independent second opinion: to compare verdicts with, or
   * to rule out a mistake of Masu's evaluator.
   *
   * <p>It holds the whole document, so {@link CompiledSchema#isStreaming()} is false. Documents are read as
   * strictly as by {@link #MASU}, and the same {@link CheckLimits} hold except for {@link
   * CheckLimits#maxHeldValues()}. Its reports differ in these points:
   *
   * <ul>
   *   <li>The violations of all branches of {@code anyOf} and {@code oneOf} are listed one by one, and
   *       {@code anyOf} has none of its own.
   *   <li>Names are not suggested ({@code nearest}), declared names are not listed ({@code allowed}), and
   *       where networknt gives no parameters, as for {@code uniqueItems} and {@code contains}, its own
   *       English message is the parameter {@code problem}.
   *   <li>Formats other than Sashité's notations are checked by networknt's rules.
   *   <li>A document is not checked, and has a violation of {@link Violation.Phase#LIMIT}, if it holds a
   *       number of more than 1,000 digits when written without exponent (code {@code undecided}) or a
   *       value that cannot be held, or nests too deep for the stack of the calling thread.
   *   <li>One evaluation step may take longer than with {@link #MASU}, so the limit of steps bounds the
   *       time of hostile documents less tightly.
   * </ul>
   */
  NETWORKNT
}
