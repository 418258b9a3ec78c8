/**
 * The Jackson module. It checks values by the schema of their type before they are bound, and reads and writes the
 * notations and documents.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
 * Stn move = mapper.readValue(Path.of("e4.stn"), Stn.class);
 * }</pre>
 */
@NullMarked
package dev.masu.jackson;

import org.jspecify.annotations.NullMarked;
