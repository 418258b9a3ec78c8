/**
 * Parsers that read from other parsers. A tape records the tokens of a value with their locations, and
 * replays them for a deserializer that needs the value twice or in another order.
 */
@NullMarked
package dev.masu.schema.internal.tokens;

import org.jspecify.annotations.NullMarked;
