package dev.masu.schema.catalog;

import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;

/**
 * The evaluator of a catalogue's schemas.
 *
 * <p>Registration, annotations and the type of reports do not depend on it.
 *
 * @see SchemaCatalog.Builder#engine
 */
public enum CheckEngine {
  /** Masu's own evaluator, which reads documents token by token. */
  MASU,

  /**
   * The json-schema-validator of networknt, as an independent second opinion: to compare verdicts, or to rule out a
   * mistake of Masu's evaluator.
   *
   * <p>It holds the whole document, so {@link CompiledSchema#isStreaming()} is false. It reads documents as strictly
   * as {@link #MASU} does, and the same {@link CheckLimits} apply, {@link CheckLimits#maxHeldValues()} to names alone.
   * Its reports differ in these points:
   *
   * <ul>
   *   <li>Messages are networknt's, in English. They are the parameter {@code problem}, and violations of keywords have
   *       no other.
   *   <li>The violations of all branches of {@code anyOf} and {@code oneOf} are listed separately, and {@code anyOf}
   *       has no violation of its own. Each invalid name ({@code propertyNames}) is a violation.
   *   <li>Documents that are not strict JSON, for example with duplicate names, have only the violations that say so.
   *   <li>Too few items that {@code contains} accepts have the code {@code minContains} since 2019-09, even where that
   *       is not written. The location of {@code minContains} and {@code maxContains} is that of the {@code contains}
   *       beside them, and the location of the schema {@code false} ends with {@code /false}.
   *   <li>Embedded schemas with an {@code $id} that is not a URI are rejected when the schema is compiled.
   *   <li>References with a host but no scheme, such as {@code //example.org/schema}, are rejected when the schema is
   *       compiled; so are some keywords that are unknown to the schema's draft, such as {@code id} since draft-06, and
   *       in draft-07 a {@code contentEncoding} or {@code contentMediaType} that is an array or object.
   *   <li>Formats other than Sashité's notations are checked by networknt's rules. A string that is invalid by another
   *       keyword may also have a violation of {@link Violation.Phase#NOTATION}.
   *   <li>In draft-07 {@code contentEncoding} and {@code contentMediaType} are assertions. Since draft-06 an unknown
   *       keyword {@code false} rejects every value.
   *   <li>Values are checked before they are bound, so bound values inside one are checked only if it is valid.
   *   <li>A document is not checked, and has a violation of {@link Violation.Phase#LIMIT}, if networknt fails
   *       (code {@code undecided}), as it does when it cannot compare a number, which is certain beyond 1,000 digits when
   *       written without exponent; if a value is too large to be held, such as a string that is too long; or if it
   *       nests too deep for the stack of the calling thread.
   *   <li>An evaluation step may take longer than with {@link #MASU}, so the limit of steps bounds the time of hostile
   *       documents less tightly.
   * </ul>
   */
  NETWORKNT
}
