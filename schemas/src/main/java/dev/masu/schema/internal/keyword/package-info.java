/** What keywords of JSON Schema mean and how their refusals are told, the same in both engines. */
@NullMarked
package dev.masu.schema.internal.keyword;

import org.jspecify.annotations.NullMarked;
