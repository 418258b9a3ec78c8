/** Reading schemas: those that come with Masu, and those that users register. */
@NullMarked
package dev.masu.schema.internal.catalog;

import org.jspecify.annotations.NullMarked;
