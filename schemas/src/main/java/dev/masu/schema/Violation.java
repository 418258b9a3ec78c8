package dev.masu.schema;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.masu.notation.NotationProblem;
import dev.masu.schema.internal.text.Shown;
import dev.masu.schema.internal.text.Texts;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One mistake in a document: what was expected, what was found, and where.
 *
 * <p>The message is for people and is rendered from the other attributes. Programs should rely on {@link #phase()},
 * {@link #code()} and {@link #parameters()}, which do not change between versions.
 *
 * <p>Messages are in English, whatever {@link Locale#getDefault()} is; {@link #message(Locale)} takes another language.
 * They are rendered on demand. A violation is immutable.
 */
public final class Violation {

  /** The step at which a document failed. */
  public enum Phase {
    /** The text is not exactly one JSON value in UTF-8, or an object has two members of the same name. */
    SYNTAX,
    /** The schema rejects the value. */
    SCHEMA,
    /** A string satisfies the other keywords of the schema but is not valid in its notation. */
    NOTATION,
    /** The valid JSON cannot be bound to the Java type. */
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
  private final @Nullable String ownMessage;
  private final @Nullable BiFunction<Violation, Locale, ? extends @Nullable String> words;

  private Violation(Builder builder) {
    this.phase = builder.phase;
    this.code = builder.code;
    this.pointer = builder.pointer;
    this.location = builder.location;
    this.keyword = builder.keyword;
    this.schemaLocation = builder.schemaLocation;
    this.parameters = Collections.unmodifiableMap(new LinkedHashMap<>(builder.parameters));
    this.ownMessage = builder.ownMessage;
    this.words = builder.words;
  }

  /**
   * Starts building a violation.
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
   * {@return the stable code: the name of the keyword for schema violations, otherwise a name such as {@code
   * duplicate-name}}
   */
  public String code() {
    return code;
  }

  /**
   * {@return the JSON Pointer (RFC 6901) from the document's root to the value at fault}
   *
   * <p>For an unexpected or malformed property name it ends with that name; for a missing property it is the pointer of
   * the object. The empty string stands for the whole document. Names are not escaped further and may hold any character;
   * {@link #toString()} is safe to print.
   */
  public String pointer() {
    return pointer;
  }

  /**
   * {@return the location of the name or value at fault; empty if the input has no text, such as a tree in memory, or if
   * Jackson does not track locations in it, as in a {@code DataInput}}
   */
  public Optional<SourceLocation> location() {
    return Optional.ofNullable(location);
  }

  /** {@return the schema keyword that failed, or empty if none did} */
  public Optional<String> keyword() {
    return Optional.ofNullable(keyword);
  }

  /**
   * {@return the absolute location of the failed keyword in its schema, such as {@code
   * https://example.org/puzzle.json#/properties/at/pattern}, or empty if none did} The part after the {@code #} is a
   * plain JSON Pointer, without percent-encoding.
   */
  public Optional<String> schemaLocation() {
    return Optional.ofNullable(schemaLocation);
  }

  /**
   * {@return the parameters of the message by name; unmodifiable, in a fixed order}
   *
   * <p>Values are strings, numbers, booleans, {@link SourceLocation}s, {@link NotationProblem}s, violations, or lists of
   * these. Each keyword has those of the following that it needs; codes of other phases have a few more.
   *
   * <table>
   *   <caption>Parameters</caption>
   *   <tr><th>name<th>value
   *   <tr><td>{@code expected}<td>what the schema allows: a list of types ({@code string}) and of values as
   *       JSON ({@code "red"}, {@code 5}); for {@code const}, one value as JSON in a string; for bounds and counts, a
   *       number; with {@code alternative}, a list of what the other alternatives allow
   *   <tr><td>{@code actual}<td>what was found: a string, a number, or the string {@code true}, {@code false} or {@code
   *       null}; of a long string or number, a string without its middle; for counts, the number of items, properties or
   *       characters
   *   <tr><td>{@code actualType}<td>the type of {@code actual}; alone if only the type matters
   *   <tr><td>{@code actualLength}<td>the length of {@code actual} in code points, if it was shortened
   *   <tr><td>{@code property}, {@code missing}, {@code beside}, {@code without}<td>the name of a property that is
   *       unexpected, that is missing, that requires the missing one, or that must be absent; for {@code anyOf} and
   *       {@code oneOf}, {@code missing} is a list of the names of which each alternative lacks one
   *   <tr><td>{@code excluding}<td>a list of the properties that must not all be present: because {@code not} requires
   *       them, or because two alternatives both match
   *   <tr><td>{@code allowed}<td>the names of the properties that the schema declares and does not forbid, or
   *       that the Java type has
   *   <tr><td>{@code patterns}<td>the patterns of the names for which it declares properties
   *   <tr><td>{@code nearest}<td>the most similar name or string
   *   <tr><td>{@code ofName}<td>{@code true} if the name of a property is invalid ({@code propertyNames}), not its value
   *   <tr><td>{@code pattern}, {@code format}<td>the keyword's value; for {@code not}, the pattern that must not match;
   *       with {@code alternative}, the pattern if only that fails in the best matching alternative
   *   <tr><td>{@code example}<td>a string of the format, if that is one of JSON Schema
   *   <tr><td>{@code notation}, {@code problem}<td>the notation in which the string is invalid, and the reason, a {@link
   *       NotationProblem}
   *   <tr><td>{@code unexpected}, {@code wanted}<td>what {@code not} excludes, and what {@code contains} requires, as for
   *       {@code expected}
   *   <tr><td>{@code schema}<td>the schema of {@code not} or {@code contains} as JSON, if no other parameter says what it
   *       excludes or requires
   *   <tr><td>{@code first}, {@code second}<td>the indexes of equal items, from 0; the numbers of two alternatives that
   *       both match, from 1; or the location of a name's first occurrence
   *   <tr><td>{@code discriminator}<td>the name of a property that would tell apart two alternatives that both match
   *   <tr><td>{@code alternative}, {@code branch}, {@code violations}, {@code more}<td>the number of the best matching
   *       alternative, from 1; its {@code title} or the end of its {@code $ref}; its first violations, and how many more
   *       there are; without a number, the violations of several that match equally well
   *   <tr><td>{@code limit}<td>the limit that was exceeded
   * </table>
   */
  public Map<String, Object> parameters() {
    return parameters;
  }

  /**
   * {@return what was expected, what was found and what to do, in English, without the location}
   *
   * <p>Masu's own messages are one line: invisible characters and control characters are escaped, and long strings are
   * shortened in the middle. A message that was set by {@link Builder#message} is returned unchanged.
   */
  public String message() {
    return message(Locale.ENGLISH);
  }

  /**
   * {@return {@link #message()} in another language, or in English if there is no translation}
   *
   * <p>There is one translation: German. Text that is not Masu's is not translated: messages set by {@link
   * Builder#message}, and Jackson's text within a message. In the report of a {@link SchemaException}, problems that no
   * meta-schema detects are in English only: patterns, references, ids, anchors, and warnings of a strict catalogue.
   *
   * @param locale any locale of the language; {@link Locale#getDefault()} has no effect
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    if (words != null) {
      Builder unworded = toBuilder();
      unworded.words = null;
      Violation violation = unworded.build();
      return Objects.requireNonNullElseGet(
          words.apply(violation, locale), () -> violation.message(locale));
    }
    return ownMessage != null ? ownMessage : ViolationRenderer.of(this, locale);
  }

  /**
   * {@return this violation, and those among its parameters, with other messages} They replace those of an earlier call.
   *
   * @param messages returns the message for a violation in a language, or null for the message it has without this
   *     function; called when the message is asked for, and must not throw
   */
  public Violation worded(BiFunction<Violation, Locale, ? extends @Nullable String> messages) {
    Objects.requireNonNull(messages, "messages");
    Builder builder =
        with(value -> value instanceof Violation inner ? inner.worded(messages) : value);
    builder.words = messages;
    return builder.build();
  }

  /** {@return a builder with all attributes of this violation} */
  public Builder toBuilder() {
    Builder builder = builderAt(pointer);
    builder.parameters.putAll(parameters);
    builder.ownMessage = ownMessage;
    builder.words = words;
    return builder;
  }

  private Builder builderAt(String shownPointer) {
    Builder builder = builder(phase, code, shownPointer).at(location);
    builder.keyword = keyword;
    builder.schemaLocation = schemaLocation;
    return builder;
  }

  /**
   * {@return this violation without any content of the document, for logs that must not contain it}
   *
   * <p>It has no strings or numbers of the document, no suggestions, no property names, and no text that is not Masu's
   * own. It keeps what the schema says (names, types, values and patterns), the types and counts of what was found, and
   * line, column and offset. In the pointer, indexes and names become {@code …}, except for empty names
   * and those that may appear.
   *
   * @param names the property names that may appear, such as {@link dev.masu.schema.catalog.SchemaCatalog#propertyNames()}
   */
  public Violation redacted(Set<String> names) {
    Builder builder = builderAt(Redaction.pointer(pointer, names));
    if (ownMessage == null) {
      Redaction.parameters(parameters, names).forEach(builder::parameter);
    }
    return builder.build();
  }

  /**
   * {@return this violation with other locations, for a document that is part of a larger one}
   *
   * <p>The parameter {@code offset} of the code {@code encoding}, the offset of the byte that is not UTF-8, becomes the
   * offset of the new location if that counts bytes; otherwise it does not change.
   *
   * @param relocation returns the new location for each location of the violation and of its parameters
   */
  public Violation relocated(UnaryOperator<SourceLocation> relocation) {
    Builder builder = with(value -> relocated(value, relocation));
    if (location != null) {
      SourceLocation relocated = relocation.apply(location);
      builder.at(relocated);
      boolean hasByteOffset = code.equals("encoding") && parameters.containsKey("offset");
      if (hasByteOffset && relocated.offsetUnit() == SourceLocation.Unit.BYTE) {
        builder.parameter("offset", relocated.offset());
      }
    }
    return builder.build();
  }

  private static Object relocated(Object value, UnaryOperator<SourceLocation> relocation) {
    if (value instanceof SourceLocation start) {
      return relocation.apply(start);
    }
    return value instanceof Violation inner ? inner.relocated(relocation) : value;
  }

  /** A builder with all attributes of this violation, but with other parameters, or items of these. */
  private Builder with(UnaryOperator<Object> change) {
    Builder builder = toBuilder();
    parameters.forEach((name, value) -> builder.parameter(
        name,
        value instanceof List<?> list && list.stream().anyMatch(Violation::mayChange)
            ? list.stream().map(change).toList()
            : change.apply(value)));
    return builder;
  }

  /** Lists of texts or numbers may be long and are shared by many violations, so they are not copied. */
  private static boolean mayChange(Object value) {
    return !(value instanceof String || value instanceof Number || value instanceof Boolean);
  }

  /** This violation without some of its parameters. */
  Violation without(Set<String> names) {
    Builder builder = toBuilder();
    builder.parameters.keySet().removeAll(names);
    return builder.build();
  }

  /**
   * {@return whether the other object is a violation with the same properties} A function given to {@link #worded} does
   * not count, although it may change the {@link #message()}.
   *
   * @param other another object
   */
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
        && Objects.equals(ownMessage, that.ownMessage);
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase, code, pointer, location, parameters);
  }

  /**
   * {@return location, pointer and message, in English: {@code line 1, column 2 (/bord): unexpected
   * property …}}
   *
   * <p>It is one line. In pointer and message, line breaks, invisible characters and control characters, such as those
   * that change the writing direction, are escaped: {@code (/first\nsecond)}. A backslash in the pointer is doubled, and
   * a pointer of more than 300 characters is shortened in the middle: {@code (/aaa…/b (5,000 characters))}. {@link
   * #pointer()} is complete.
   *
   * <p>A mapper without {@code MasuModule} writes this text.
   */
  @Override
  @JsonValue
  public String toString() {
    return toString(Locale.ENGLISH);
  }

  /**
   * {@return {@link #toString()} in another language}
   *
   * @param locale the language, as for {@link #message(Locale)}
   */
  public String toString(Locale locale) {
    String at = location == null ? "" : location.toString(locale) + ' ';
    String shownPointer = new Shown(Texts.in(locale)).pointer(pointer);
    return at + '(' + shownPointer + "): " + Shown.onOneLine(message(locale));
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
    private @Nullable String ownMessage;
    private @Nullable BiFunction<Violation, Locale, ? extends @Nullable String> words;

    private Builder(Phase phase, String code, String pointer) {
      this.phase = Objects.requireNonNull(phase, "phase");
      this.code = Objects.requireNonNull(code, "code");
      this.pointer = Objects.requireNonNull(pointer, "pointer");
    }

    /**
     * Sets the location.
     *
     * @param start the location of the name or value at fault, or null if it has none
     * @return this builder
     */
    public Builder at(@Nullable SourceLocation start) {
      this.location = start;
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
     * @param value an immutable value: string, number, boolean, {@link SourceLocation}, {@link
     *     NotationProblem}, violation, or a list of these
     * @return this builder
     */
    public Builder parameter(String name, Object value) {
      parameters.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Sets the message, which is then the same in every language. Without it, Masu renders a message from code and
     * parameters; for a code that Masu does not know, that is the parameter {@code problem}, if there is one. A function
     * given to {@link Violation#worded} before no longer applies.
     *
     * @param message what was expected, what was found and what to do, without the location
     * @return this builder
     */
    public Builder message(String message) {
      this.ownMessage = Objects.requireNonNull(message, "message");
      this.words = null;
      return this;
    }

    /** {@return the violation} */
    public Violation build() {
      return new Violation(this);
    }
  }
}
