/** Checked reads against separate ones: a check by the schema, then a mapper without the module. */
@NullMarked
package dev.masu.jackson.differential;

import org.jspecify.annotations.NullMarked;
