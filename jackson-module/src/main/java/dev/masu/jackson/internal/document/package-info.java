/**
 * The JSON of our documents (STN, GGN, positions and moves) and of reports. {@link
 * dev.masu.jackson.internal.document.DocumentDeserializers} lists what is read, {@link
 * dev.masu.jackson.internal.document.DocumentSerializers} what is written.
 */
@NullMarked
package dev.masu.jackson.internal.document;

import org.jspecify.annotations.NullMarked;
