/**
 * General Gameplay Notation: tables of pseudo-legal moves as documents.
 *
 * <p>The documents are generated with Immutables and know nothing of JSON: {@code masu-core} has no
 * run-time dependency, and Immutables' own Jackson annotations would bring databind into it. The
 * module {@code dev.masu.jackson} registers the mapping instead.
 *
 * <p>Source: General Gameplay Notation 1.0.0.
 */
@NullMarked
@Value.Style(
    jdkOnly = true,
    allParameters = true,
    of = "ofFrozen",
    overshadowImplementation = true,
    visibility = Value.Style.ImplementationVisibility.PACKAGE)
package dev.masu.ggn;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
