package dev.masu.notation;

import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Letters;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which letter stands for which piece name in one game, so that {@link Pnn} and {@link Pin} turn into
 * each other. Side, state and terminal marker stay as they are:
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
 * <p>A name has one letter, and a letter turns back into one name. Other names of the same letter are
 * aliases, which are read and never written. Source: "Relationship with PIN" of PNN 1.0.0; there a
 * name may also have different letters in different contexts, which are different mappings here.
 */
public final class PnnPinMapping {
  private final Map<String, Character> types;
  private final Map<Character, String> names;

  private PnnPinMapping(Builder builder) {
    types = Collections.unmodifiableMap(new LinkedHashMap<>(builder.types));
    names = Collections.unmodifiableMap(new LinkedHashMap<>(builder.names));
  }

  /** {@return a builder of a mapping, with no entry yet} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the piece by its letter, if its name has one}
   *
   * @param pnn a piece by its name
   */
  public Optional<Pin> toPin(Pnn pnn) {
    return Optional.ofNullable(types.get(pnn.name()))
        .map(type -> Pin.of(type, pnn.side(), pnn.state(), pnn.isTerminal()));
  }

  /**
   * {@return the piece by its name, if its letter has one; an alias is not a name}
   *
   * @param pin a piece by its letter
   */
  public Optional<Pnn> toPnn(Pin pin) {
    return Optional.ofNullable(names.get(pin.type()))
        .map(name -> Pnn.of(name, pin.side(), pin.state(), pin.isTerminal()));
  }

  /**
   * {@return the letter of each name and alias, all in upper case, in the order of the entries;
   * unmodifiable}
   */
  public Map<String, Character> types() {
    return types;
  }

  /** {@return the name of each letter, all in upper case, in the order of the entries; unmodifiable} */
  public Map<Character, String> names() {
    return names;
  }

  /** {@return whether the other is a mapping with the same names and aliases, in whichever order} */
  @Override
  public boolean equals(Object other) {
    return other instanceof PnnPinMapping that
        && types.equals(that.types)
        && names.equals(that.names);
  }

  @Override
  public int hashCode() {
    return 31 * types.hashCode() + names.hashCode();
  }

  /** {@return the entries, for people: <code>{KING=K, KNIGHT=N, HORSE=N}</code>} */
  @Override
  public String toString() {
    return types.toString();
  }

  /** Collects the entries of a mapping. */
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
     *     the letter is not one, if the name has another letter already, or if the letter has another
     *     name already
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
     * Lets a name turn into a letter that turns back into another name, or into none.
     *
     * @param name the name, in upper case
     * @param type the letter, in upper case
     * @return this builder
     * @throws IllegalArgumentException if the name is not one or more upper-case ASCII letters, if
     *     the letter is not one, or if the name has another letter already
     */
    public Builder alias(String name, char type) {
      Character taken = types.get(Letters.checkedName(name));
      if (taken != null && taken != Letters.checkedName(type)) {
        throw new IllegalArgumentException(
            "%s has the letter '%s' already and cannot turn into '%s' as well"
                .formatted(ErrorText.start(name), taken, type));
      }
      types.put(name, Letters.checkedName(type));
      return this;
    }

    /** {@return a mapping with the entries so far} */
    public PnnPinMapping build() {
      return new PnnPinMapping(this);
    }
  }
}
