/**
 * The Jackson module: reading is checked by the schema that a type is bound to, before anything is
 * bound; the notations are values and map keys; STN and GGN are written canonically.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new MasuModule()).build();
 * Stn move = mapper.readValue(Path.of("e4.stn"), Stn.class);
 * }</pre>
 */
@NullMarked
package dev.masu.jackson;

import org.jspecify.annotations.NullMarked;
