/** The plain way to read documents, which the fast one is compared with. */
@NullMarked
package dev.masu.plain;

import org.jspecify.annotations.NullMarked;
