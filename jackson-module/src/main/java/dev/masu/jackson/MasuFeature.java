package dev.masu.jackson;

/** Features of a {@link MasuModule}. All are off by default. */
public enum MasuFeature {
  /**
   * Reads derived pieces such as {@code C:k}, a QPI whose style and piece are of different sides,
   * wherever a QPI occurs, and makes them valid against the bundled schemas.
   *
   * <p>The reference implementation at the time of STN rejects them; the latest text of QPI makes the sides
   * independent.
   */
  QPI_DERIVED_PIECES,

  /**
   * Reads an STN without {@code toggle} as {@code false}: the turn stays.
   *
   * <p>STN 1.0.0 says that it is {@code true}; the Ruby implementation and later texts of the notation
   * say {@code false}. Writing leaves {@code toggle} out where reading would put the same value in.
   */
  STN_TOGGLE_DEFAULTS_TO_FALSE
}
