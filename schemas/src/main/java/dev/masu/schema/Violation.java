package dev.masu.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a document: what was expected, what was found, and where.
 *
 * <p>The message is rendered from the other attributes and meant for people; programs decide by
 * {@link #phase()}, {@link #code()} and {@link #parameters()}, which stay the same between versions.
 */
public final class Violation {

  /** The step at which a document failed. */
  public enum Phase {
    /** The text is not one JSON value in UTF-8, or an object holds a name twice. */
    SYNTAX,
    /** The JSON is not what the schema allows. */
    SCHEMA,
    /** A text has the shape that the schema asks for and is still not of its notation. */
    NOTATION,
    /** The checked JSON could not be turned into the Java type. */
    BINDING,
    /** A limit stopped the check before it was complete. */
    LIMIT
  }

  private final Phase phase;
  private final String code;
  private final String pointer;
  private final @Nullable SourceLocation location;
  private final @Nullable String keyword;
  private final @Nullable String schemaLocation;
  private final Map<String, Object> parameters;
  private final String message;

  private Violation(Builder builder, String message) {
    this.phase = builder.phase;
    this.code = builder.code;
    this.pointer = builder.pointer;
    this.location = builder.location;
    this.keyword = builder.keyword;
    this.schemaLocation = builder.schemaLocation;
    this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(builder.parameters));
    this.message = message;
  }

  /**
   * Starts a violation.
   *
   * @param phase the step at which the document failed
   * @param code the stable code, such as {@code additionalProperties} or {@code duplicate-name}
   * @param pointer the JSON Pointer of the value at fault; empty for the whole document
   * @return a builder
   */
  public static Builder builder(Phase phase, String code, String pointer) {
    return new Builder(phase, code, pointer);
  }

  /** {@return the step at which the document failed} */
  public Phase phase() {
    return phase;
  }

  /**
   * {@return the stable code: the keyword for schema violations, else a name such as {@code
   * duplicate-name}}
   */
  public String code() {
    return code;
  }

  /**
   * {@return the JSON Pointer (RFC 6901) from the document's root to the value at fault} For an
   * unexpected or ill-formed property name it includes the name; for a missing property it is the
   * object's. The empty text is the whole document.
   */
  public String pointer() {
    return pointer;
  }

  /**
   * {@return the place of the key or value at fault, or empty where the input has no text, as a tree
   * in memory, and where Jackson cannot tell it, as in a {@code DataInput}}
   */
  public Optional<SourceLocation> location() {
    return Optional.ofNullable(location);
  }

  /** {@return the schema keyword that failed, or empty where none is involved} */
  public Optional<String> keyword() {
    return Optional.ofNullable(keyword);
  }

  /**
   * {@return the absolute location of the failed keyword in its schema, such as {@code
   * https://example.org/puzzle.json#/properties/at/pattern}, or empty where none is involved}
   */
  public Optional<String> schemaLocation() {
    return Optional.ofNullable(schemaLocation);
  }

  /**
   * {@return what the message was rendered from, by name: {@code expected}, {@code actual}, {@code
   * property}, {@code allowed}, …; unmodifiable, in a fixed order}
   */
  public Map<String, Object> parameters() {
    return parameters;
  }

  /** {@return what was expected, what was found and what to do, in English, without the place} */
  public String message() {
    return message;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Violation that
        && phase == that.phase
        && code.equals(that.code)
        && pointer.equals(that.pointer)
        && Objects.equals(location, that.location)
        && Objects.equals(keyword, that.keyword)
        && Objects.equals(schemaLocation, that.schemaLocation)
        && parameters.equals(that.parameters)
        && message.equals(that.message);
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase, code, pointer, location, message);
  }

  /** {@return place, pointer and message: {@code line 1, column 2 (/bord): unexpected property …}} */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    if (location != null) {
      text.append(location).append(' ');
    }
    text.append('(').append(pointer.isEmpty() ? "root" : pointer).append("): ");
    return text.append(message).toString();
  }

  /** Collects the attributes of a violation. */
  public static final class Builder {
    private final Phase phase;
    private final String code;
    private final String pointer;
    private @Nullable SourceLocation location;
    private @Nullable String keyword;
    private @Nullable String schemaLocation;
    private final Map<String, Object> parameters = new LinkedHashMap<>();

    private Builder(Phase phase, String code, String pointer) {
      this.phase = Objects.requireNonNull(phase, "phase");
      this.code = Objects.requireNonNull(code, "code");
      this.pointer = Objects.requireNonNull(pointer, "pointer");
    }

    /**
     * Sets the place.
     *
     * @param place the place of the key or value at fault, or null if it has none
     * @return this builder
     */
    public Builder at(@Nullable SourceLocation place) {
      this.location = place;
      return this;
    }

    /**
     * Sets the schema keyword that failed.
     *
     * @param name the keyword
     * @param absoluteLocation the keyword's absolute location in the schema
     * @return this builder
     */
    public Builder keyword(String name, String absoluteLocation) {
      this.keyword = Objects.requireNonNull(name, "name");
      this.schemaLocation = Objects.requireNonNull(absoluteLocation, "absoluteLocation");
      return this;
    }

    /**
     * Adds a parameter of the message.
     *
     * @param name the parameter's name
     * @param value an immutable value: text, number, boolean, or a list of these
     * @return this builder
     */
    public Builder parameter(String name, Object value) {
      parameters.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Ends the violation.
     *
     * @param message what was expected, what was found and what to do, without the place
     * @return the violation
     */
    public Violation message(String message) {
      return new Violation(this, Objects.requireNonNull(message, "message"));
    }
  }
}
