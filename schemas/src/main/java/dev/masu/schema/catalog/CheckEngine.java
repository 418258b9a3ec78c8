package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;

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
   *   <li>Documents that are not strict JSON, as with duplicate names, have only the violations that say so.
   *   <li>Only parameters that networknt gives are there: names of members are not suggested ({@code nearest}) and
   *       declared names not listed ({@code allowed}), items that are equal or that {@code contains} accepts
   *       are not counted. Invalid names ({@code propertyNames}) are one violation each, with networknt's
   *       English message as the parameter {@code problem}.
   *   <li>References without a scheme but with a host, as {@code //example.org/schema}, are rejected when the schema is
   *       compiled.
   *   <li>Formats other than Sashité's notations are checked by networknt's rules.
   *   <li>A document is not checked, and has a violation of {@link Violation.Phase#LIMIT}, if networknt
   *       cannot compare a number of it (code {@code undecided}), at the latest one of more than 1,000
   *       digits when written without exponent; if it holds a value that cannot be held, as a string that
   *       is too long; or if it nests too deep for the stack of the calling thread.
   *   <li>One evaluation step may take longer than with {@link #MASU}, so the limit of steps bounds the
   *       time of hostile documents less tightly.
   * </ul>
   */
  NETWORKNT
}
