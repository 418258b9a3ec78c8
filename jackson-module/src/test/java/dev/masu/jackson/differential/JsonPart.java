package dev.masu.jackson.differential;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** A JSON value that can be changed, also into an invalid one: names and scalars are kept as they are written. */
final class JsonPart {
  private static final List<String> SPACES = List.of(" ", "\n", "\r\n", "\t", "\r", "  \n ");

  /** The text of a scalar, or the opening bracket of an object or array. */
  private String text;

  private final List<Member> members = new ArrayList<>();

  /** A member, or an item, which has no name. */
  static final class Member {
    @Nullable
    String name;

    JsonPart value;

    Member(@Nullable String name, JsonPart value) {
      this.name = name;
      this.value = value;
    }
  }

  private JsonPart(String text) {
    this.text = text;
  }

  /** A value whose text is not parsed. */
  public static JsonPart written(String text) {
    return new JsonPart(text);
  }

  /** Parses a document. */
  public static JsonPart of(String json) {
    try (JsonParser parser = Subject.UNCHECKED.createParser(json)) {
      parser.nextToken();
      JsonPart part = value(parser);
      if (parser.nextToken() != null) {
        throw new IllegalArgumentException("more than one value: " + json);
      }
      return part;
    }
  }

  private static JsonPart value(JsonParser parser) {
    JsonToken token = parser.currentToken();
    if (token == null) {
      throw new IllegalArgumentException("no value");
    }
    if (!token.isStructStart()) {
      boolean isText = token == JsonToken.VALUE_STRING;
      return new JsonPart(isText ? quoted(parser.getString()) : parser.getString());
    }
    JsonPart part = new JsonPart(token.asString());
    while (!parser.nextToken().isStructEnd()) {
      String name = null;
      if (parser.hasToken(JsonToken.PROPERTY_NAME)) {
        name = quoted(parser.currentName());
        parser.nextToken();
      }
      part.members.add(new Member(name, value(parser)));
    }
    return part;
  }

  /** A text in quotation marks, with the escapes that it needs. */
  public static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char next = text.charAt(i);
      if (next == '"' || next == '\\') {
        quoted.append('\\').append(next);
      } else if (next < ' ' || Character.isSurrogate(next)) {
        quoted.append(escaped(next));
      } else {
        quoted.append(next);
      }
    }
    return quoted.append('"').toString();
  }

  public static String escaped(char character) {
    return "\\u%04x".formatted((int) character);
  }

  /** Whether it can have members or items. */
  public boolean isContainer() {
    return text.equals("{") || text.equals("[");
  }

  public boolean isObject() {
    return text.equals("{");
  }

  public List<Member> members() {
    return members;
  }

  public String text() {
    return text;
  }

  /** Replaces the value by a text that is not parsed. */
  public void become(String other) {
    text = other;
    members.clear();
  }

  /** All arrays and objects that have members or items, from the outer ones to the inner. */
  public List<JsonPart> containers() {
    List<JsonPart> found = new ArrayList<>();
    collect(found);
    return found;
  }

  private void collect(List<JsonPart> found) {
    if (!members.isEmpty()) {
      found.add(this);
      members.forEach(member -> member.value.collect(found));
    }
  }

  /** Writes it without spaces. */
  @Override
  public String toString() {
    return spaced(null);
  }

  /** Writes the value, with random white space if {@code spaces} is not null. */
  public String spaced(@Nullable Random spaces) {
    StringBuilder json = new StringBuilder();
    write(json, spaces);
    return json.toString();
  }

  private void write(StringBuilder json, @Nullable Random spaces) {
    json.append(text);
    if (!isContainer()) {
      return;
    }
    String separator = "";
    for (Member member : members) {
      json.append(separator);
      space(json, spaces);
      if (member.name != null) {
        json.append(member.name);
        space(json, spaces);
        json.append(':');
        space(json, spaces);
      }
      member.value.write(json, spaces);
      space(json, spaces);
      separator = ",";
    }
    json.append(isObject() ? '}' : ']');
  }

  private static void space(StringBuilder json, @Nullable Random spaces) {
    if (spaces != null && spaces.nextInt(4) == 0) {
      json.append(SPACES.get(spaces.nextInt(SPACES.size())));
    }
  }
}
