package dev.masu.jackson;

/** What a {@link MasuModule} can do otherwise than by default. All are off unless enabled. */
public enum MasuFeature {
  /**
   * Reads an STN without {@code toggle} as {@code false}: the turn stays.
   *
   * <p>STN 1.0.0 says that it is {@code true}; the Ruby implementation and later texts of the notation
   * say {@code false}. Writing leaves {@code toggle} out where reading would put the same value in.
   */
  STN_TOGGLE_DEFAULTS_TO_FALSE
}
