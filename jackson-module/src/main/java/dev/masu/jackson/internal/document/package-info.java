/**
 * The JSON of STN, positions and mappings, and what reading and writing any of our documents has in common.
 */
@NullMarked
package dev.masu.jackson.internal.document;

import org.jspecify.annotations.NullMarked;
