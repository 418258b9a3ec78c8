package dev.masu.schema;

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
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is wrong with a document: what was expected, what was found, and where.
 *
 * <p>The message is rendered from the other attributes and meant for people; programs decide by
 * {@link #phase()}, {@link #code()} and {@link #parameters()}, which stay the same between versions.
 *
 * <p>Messages are in English, whatever {@link Locale#getDefault()} is, unless another language is asked
 * for: {@link #message(Locale)}. Each is made when it is asked for.
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
  private final @Nullable String ownMessage;
  private final @Nullable Function<Locale, String> words;

  /** Made when it is asked for; threads may each make it. */
  private @Nullable String english;

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
   * object's. The empty text is the whole document. It holds names as they are, with any character; what
   * {@link #toString()} shows is safe to print.
   */
  public String pointer() {
    return pointer;
  }

  /**
   * {@return the location of the key or value at fault, or empty where the input has no text, as a tree
   * in memory, and where Jackson does not know it, as in a {@code DataInput}}
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
   * {@return what the message is made of, by name; unmodifiable, in a fixed order}
   *
   * <p>Values are texts, numbers, booleans, {@link SourceLocation}s, {@link NotationProblem}s, violations,
   * or lists of these. Each
   * keyword has those of the following that it needs; the codes of other phases have a few more.
   *
   * <table>
   *   <caption>Parameters</caption>
   *   <tr><th>name<th>value
   *   <tr><td>{@code expected}<td>what the schema allows: a list of types ({@code string}) and values as
   *       JSON ({@code "red"}, {@code 5}); a text that is one value as JSON, for {@code const}; a number, for
   *       bounds and counts; with {@code alternative}, a list of what the other alternatives allow
   *   <tr><td>{@code actual}<td>what was found: a string's text, a number, or the text {@code true}, {@code
   *       false} or {@code null}; a text or number that is long is a text without its middle; a number of
   *       items, properties or characters
   *   <tr><td>{@code actualType}<td>the type of {@code actual}, or what was found where only that counts
   *   <tr><td>{@code actualLength}<td>how many code points {@code actual} has, if it is cut
   *   <tr><td>{@code property}, {@code missing}, {@code beside}, {@code without}<td>the name of a property
   *       that is unexpected, missing, beside the missing one, or must be absent
   *   <tr><td>{@code allowed}<td>the names of the properties that the schema declares
   *   <tr><td>{@code nearest}<td>the most similar name or text
   *   <tr><td>{@code pattern}, {@code format}<td>the keyword's value; with {@code alternative}, the pattern
   *       if it is all that the best matching alternative rejects
   *   <tr><td>{@code notation}, {@code problem}<td>the notation that a text is not of, and why, as a {@link
   *       NotationProblem}
   *   <tr><td>{@code unexpected}, {@code wanted}<td>what {@code not} rules out and {@code contains} looks
   *       for, as {@code expected}
   *   <tr><td>{@code first}, {@code second}<td>indexes of equal items, numbers of alternatives that both
   *       fit, or the first location of a name
   *   <tr><td>{@code alternative}, {@code violations}, {@code more}<td>the number of the best matching
   *       alternative, its first failures, and how many more there are
   *   <tr><td>{@code limit}<td>the limit that was reached
   * </table>
   */
  public Map<String, Object> parameters() {
    return parameters;
  }

  /**
   * {@return what was expected, what was found and what to do, in English, without the location}
   *
   * <p>Masu's words are one line: characters of the document or the schema that are invisible or that a
   * terminal obeys are shown as escapes, long texts without their middle. What {@link Builder#message} was
   * given is returned as it is.
   */
  public String message() {
    String message = english;
    if (message == null) {
      message = message(Locale.ENGLISH);
      english = message;
    }
    return message;
  }

  /**
   * {@return the same as {@link #message()} in another language, or in English if there is no translation}
   *
   * <p>There is one translation: German. What is not worded by Masu stays as it is: what {@link
   * Builder#message} was given, and Jackson's words within a message. In the report of a {@link
   * SchemaException}, problems that no meta-schema finds are in English only: unknown keywords, formats and types, patterns,
   * references, ids and anchors.
   *
   * @param locale any locale of the language; {@link Locale#getDefault()} is never asked
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    if (words != null) {
      return words.apply(locale);
    }
    return ownMessage != null ? ownMessage : ViolationRenderer.of(this, locale);
  }

  /**
   * {@return the same with a message in words of the caller's}
   *
   * @param messages gives the message in a language; it is given this violation
   */
  public Violation worded(BiFunction<Violation, Locale, String> messages) {
    Builder builder = toBuilder();
    builder.words = locale -> messages.apply(this, locale);
    return builder.build();
  }

  /** {@return a builder of the same violation} */
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
   * {@return the same without anything that the document holds, for logs that must not hold it either}
   *
   * <p>Left out are the texts and numbers that were found, hints at what was meant, names of properties,
   * and all words that are not Masu's own. What stays is what the schema says (its names, types, values
   * and patterns), the types and counts of what was found, line, column and offset. In the pointer each
   * index and each name becomes {@code …}, but for names that may appear.
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
   * {@return the same with other locations, for a document that is a part of a larger one}
   *
   * <p>The parameter {@code offset} of a violation {@code encoding}, the number of the byte that is not UTF-8,
   * becomes the offset of the new location if that counts bytes; otherwise it stays as it is.
   *
   * @param places gives the new location for each location of the violation, also in its parameters
   */
  public Violation relocated(UnaryOperator<SourceLocation> places) {
    Builder builder = toBuilder();
    parameters.forEach((name, value) -> builder.parameter(name, relocated(value, places)));
    if (location != null) {
      SourceLocation place = places.apply(location);
      builder.at(place);
      if (hasByteOffset() && place.offsetUnit() == SourceLocation.Unit.BYTE) {
        builder.parameter("offset", place.offset());
      }
    }
    return builder.build();
  }

  private boolean hasByteOffset() {
    return code.equals("encoding") && parameters.containsKey("offset");
  }

  private static Object relocated(Object value, UnaryOperator<SourceLocation> places) {
    if (value instanceof SourceLocation place) {
      return places.apply(place);
    }
    if (value instanceof Violation violation) {
      return violation.relocated(places);
    }
    return value instanceof List<?> list && list.stream().anyMatch(Violation::isPlaced)
        ? list.stream().map(item -> relocated(item, places)).toList()
        : value;
  }

  /** Lists without places, which may be long, are shared by many violations. */
  private static boolean isPlaced(Object value) {
    return !(value instanceof String || value instanceof Number || value instanceof Boolean);
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
        && Objects.equals(ownMessage, that.ownMessage);
  }

  @Override
  public int hashCode() {
    return Objects.hash(phase, code, pointer, location, parameters);
  }

  /**
   * {@return place, pointer and message, in English: {@code line 1, column 2 (/bord): unexpected
   * property …}}
   *
   * <p>It is one line. In pointer and message, line breaks and all that is invisible or that a terminal
   * obeys, such as what turns the direction of writing, are shown as escapes: {@code (/first\nsecond)}. In
   * the pointer a backslash is shown as two, and of more than 300 characters the middle is left out:
   * {@code (/aaa…/b (5,000 characters))}. {@link #pointer()} is the whole of it.
   */
  @Override
  public String toString() {
    return toString(Locale.ENGLISH);
  }

  /**
   * {@return the same as {@link #toString()} in another language}
   *
   * @param locale the language, as {@link #message(Locale)} takes it
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
    private @Nullable Function<Locale, String> words;

    private Builder(Phase phase, String code, String pointer) {
      this.phase = Objects.requireNonNull(phase, "phase");
      this.code = Objects.requireNonNull(code, "code");
      this.pointer = Objects.requireNonNull(pointer, "pointer");
    }

    /**
     * Sets the location.
     *
     * @param place the location of the key or value at fault, or null if it has none
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
     * @param value an immutable value: text, number, boolean, {@link SourceLocation}, {@link
     *     NotationProblem}, violation, or a list of these
     * @return this builder
     */
    public Builder parameter(String name, Object value) {
      parameters.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Sets words of the caller's own, the same in every language. Without them the message is in Masu's
     * words, made of code and parameters; if Masu has none for the code, it is the parameter {@code
     * problem}.
     *
     * @param message what was expected, what was found and what to do, without the location
     * @return this builder
     */
    public Builder message(String message) {
      this.ownMessage = Objects.requireNonNull(message, "message");
      return this;
    }

    /** {@return the violation} */
    public Violation build() {
      return new Violation(this);
    }
  }
}
