/** Playing by rules that are GGN documents, timed. */
@NullMarked
package dev.masu.play;

import org.jspecify.annotations.NullMarked;
