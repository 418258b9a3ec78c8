/**
 * The streaming engine: a JSON Schema, compiled once, checks the tokens of a document as they come.
 *
 * <pre>
 *   schema JSON ─ SchemaCompiler ─→ SchemaNode ─┬ Keyword, Keyword, …   immutable, for all threads
 *                                               │
 *   tokens ─────→ Machine ─→ Level ─┬ Frame ────┘  what one schema knows of one open value
 *                            Level ─┼ Frame           (one Level for each open array or object,
 *                            …      └ Frame            one Frame for each schema at work on it)
 *                               │
 *                               └→ Failures ─→ ReportWriter ─→ CheckReport
 * </pre>
 *
 * <p>A scalar is checked when it is read, an array or object when it ends. When a member's name or an
 * item's start comes, the keywords of each frame ask for {@link Check}s of the value that follows; its
 * outcome goes back to the frame that asked. Schemas that keywords such as {@code anyOf} apply to the
 * same value have frames of their own in the same level, so all branches run side by side. However many
 * ask for the same schema on the same value, there is one frame: a check takes at most as many frames
 * as the schema has schemas, times the values of the document. Nothing recurses with the document.
 *
 * <p>A place in the document is an <em>order</em>: how many keys and values start before it. What is refused is
 * noted with its place as it comes; only what stands before it, such as the same name, is looked for in a document
 * that can be read again.
 *
 * <p>What is not streamed ({@link NotStreamable}) is left to the reference engine: {@code $dynamicRef},
 * {@code $dynamicAnchor}, {@code unevaluatedItems}, {@code unevaluatedProperties}, and dialects other
 * than draft-07 and 2020-12.
 */
@NullMarked
package dev.masu.schema.internal.streaming;

import org.jspecify.annotations.NullMarked;
