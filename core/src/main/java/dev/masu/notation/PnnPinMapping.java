package dev.masu.notation;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Letters;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Maps the piece names of a game to letters, to convert between {@link Pnn} and {@link Pin}. The
 * side, the state and the terminal marker are preserved:
 *
 * <pre>{@code
 * PnnPinMapping chess = PnnPinMapping.builder()
 *     .map("KING", 'K')
 *     .map("KNIGHT", 'N')
 *     .alias("HORSE", 'N')
 *     .build(); // {KING=K, KNIGHT=N, HORSE=N}
 * chess.toPin(Pnn.parse("+knight")); // Optional[+n]
 * chess.toPin(Pnn.parse("HORSE^")); // Optional[N^]
 * chess.toPnn(Pin.parse("-N")); // Optional[-KNIGHT]
 * }</pre>
 *
 * <p>Each name maps to one letter, and each letter maps back to at most one name. Any other names
 * for the same letter are aliases: they convert to the letter but never back. Source: "Relationship
 * with PIN" of PNN 1.0.0. The specification also allows a name to have different letters in
 * different contexts; use a separate mapping for each context.
 *
 * @param types the letter of each name and alias, all in upper case, as an unmodifiable map in insertion
 *     order
 * @param names the name of each letter, all in upper case, as an unmodifiable map in insertion order
 */
public record PnnPinMapping(Map<String, Character> types, Map<Character, String> names) {

  /**
   * Creates a mapping with copies of the maps. Names that only {@code names} has are added to {@code
   * types}.
   *
   * @param types the letter of each name and alias
   * @param names the name of each letter
   * @throws IllegalArgumentException for what {@link Builder#alias} and {@link Builder#map} reject
   */
  public PnnPinMapping {
    Builder checked = builder();
    Objects.requireNonNull(types, "types").forEach(checked::alias);
    Objects.requireNonNull(names, "names").forEach((type, name) -> checked.map(name, type));
    types = Collections.unmodifiableMap(checked.types);
    names = Collections.unmodifiableMap(checked.names);
  }

  /** {@return a builder that starts without entries} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the piece in PIN, or empty if its name has no letter}
   *
   * @param pnn the piece in PNN
   */
  public Optional<Pin> toPin(Pnn pnn) {
    return Optional.ofNullable(types.get(pnn.name()))
        .map(type -> Pin.of(type, pnn.side(), pnn.state(), pnn.isTerminal()));
  }

  /**
   * {@return the piece in PNN, or empty if its letter has no name other than aliases}
   *
   * @param pin the piece in PIN
   */
  public Optional<Pnn> toPnn(Pin pin) {
    return Optional.ofNullable(names.get(pin.type()))
        .map(name -> Pnn.of(name, pin.side(), pin.state(), pin.isTerminal()));
  }

  /** {@return the entries in a human-readable form: <code>{KING=K, KNIGHT=N, HORSE=N}</code>} */
  @Override
  public String toString() {
    return types.toString();
  }

  /** Builds a {@link PnnPinMapping}. */
  public static final class Builder {
    private final Map<String, Character> types = new LinkedHashMap<>();
    private final Map<Character, String> names = new LinkedHashMap<>();

    private Builder() {}

    /**
     * Maps a name and a letter to each other.
     *
     * @param name the name, in upper case
     * @param type the letter, in upper case
     * @return this builder
     * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters, if
     *     the letter is not an upper-case ASCII letter, if the name already has another letter, or
     *     if the letter already has another name
     */
    public Builder map(String name, char type) {
      String taken = names.get(Letters.checkedName(type));
      if (taken != null && !taken.equals(Letters.checkedName(name))) {
        throw new IllegalArgumentException(
            "'%s' is the letter of %s already and cannot turn back into %s as well; add that as an alias"
                .formatted(type, ErrorText.start(taken), ErrorText.start(name)));
      }
      alias(name, type);
      names.put(type, name);
      return this;
    }

    /**
     * Maps a name to a letter but not the letter back to the name.
     *
     * @param name the name, in upper case
     * @param type the letter, in upper case
     * @return this builder
     * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters, if
     *     the letter is not an upper-case ASCII letter, or if the name already has another letter
     */
    public Builder alias(String name, char type) {
      Character taken = types.putIfAbsent(Letters.checkedName(name), Letters.checkedName(type));
      if (taken != null && taken != type) {
        throw new IllegalArgumentException(
            "%s has the letter '%s' already and cannot turn into '%s' as well"
                .formatted(ErrorText.start(name), taken, type));
      }
      return this;
    }

    /** {@return a mapping with the entries added so far} */
    public PnnPinMapping build() {
      return new PnnPinMapping(types, names);
    }
  }
}
