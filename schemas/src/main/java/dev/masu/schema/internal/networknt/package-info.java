/** A second opinion: schemas evaluated by networknt's json-schema-validator, with Masu's reports. */
@NullMarked
package dev.masu.schema.internal.networknt;

import org.jspecify.annotations.NullMarked;
