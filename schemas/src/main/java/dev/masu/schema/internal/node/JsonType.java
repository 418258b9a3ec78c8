package dev.masu.schema.internal.node;

/** The types of JSON values that schemas distinguish by a value's first token. */
public enum JsonType {
  NULL,
  BOOLEAN,
  /** A string, or a property name. */
  STRING,
  /** A number written without a fraction or an exponent. */
  INTEGER,
  /** A number written with a fraction or an exponent. Its value may still be an integer. */
  DECIMAL,
  ARRAY,
  OBJECT;

  public static final int COUNT = values().length;

  @SuppressWarnings("EnumOrdinal") // The index of arrays that are read for every value.
  public int index() {
    return ordinal();
  }

  public boolean isContainer() {
    return this == ARRAY || this == OBJECT;
  }
}
