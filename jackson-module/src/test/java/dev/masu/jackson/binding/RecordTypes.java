package dev.masu.jackson.binding;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Records for which Jackson calls a parser in different ways. Their components are called a, b, c and so on. */
final class RecordTypes {
  static final List<Class<?>> ALL = List.of(
      Plain.class,
      Boxed.class,
      Nested.class,
      Aliased.class,
      Ignoring.class,
      Unwrapping.class,
      AnySetting.class,
      Created.class,
      CreatedOfMap.class,
      Throwing.class,
      AsArray.class,
      AnyCase.class,
      OwnDeserializers.class,
      ReadByAnnotation.class,
      Identified.class,
      Parent.class,
      ExternalTypeId.class);

  private RecordTypes() {}

  record Plain(
      @Nullable String a,
      int b,
      long c,
      boolean d,
      double e,
      @Nullable List<String> f) {}

  record Boxed(
      @Nullable Integer a,
      @Nullable Long b,
      @Nullable Boolean c,
      @Nullable Double d,
      @Nullable Object e,
      short f) {}

  record Nested(
      @Nullable Nested a,
      @Nullable List<Plain> b,
      @Nullable Map<String, Plain> c,
      Optional<Plain> d,
      @Nullable Iterable<Plain> e) {}

  record Aliased(@JsonAlias({"b", "c"}) int a) {}

  @JsonIgnoreProperties("b")
  record Ignoring(int a, @Nullable Integer b) {}

  record Unwrapping(@JsonUnwrapped @Nullable Boxed inner, int f) {}

  record AnySetting(int a, @JsonAnySetter @Nullable Map<String, Object> rest) {}

  record Created(int a, @Nullable String b) {
    @JsonCreator
    static @Nullable Created of(
        @JsonProperty("a") int number, @JsonProperty("b") @Nullable String text) {
      return number == 0 ? null : new Created(-number, text);
    }
  }

  record CreatedOfMap(int a, int b) {
    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    CreatedOfMap {}

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static CreatedOfMap of(Map<String, Object> members) {
      return new CreatedOfMap(members.size(), 0);
    }
  }

  record Throwing(int a) {
    Throwing {
      if (a > 0) {
        throw new IllegalArgumentException("no " + a + " here");
      }
    }
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record AsArray(int a, @Nullable String b) {}

  @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
  record AnyCase(int a, @Nullable String b) {}

  record OwnDeserializers(
      @JsonDeserialize(using = UpperCase.class) @Nullable String a,
      @JsonFormat(shape = JsonFormat.Shape.STRING) int b,
      @JsonDeserialize(as = Integer.class) @Nullable Number c) {}

  /** Each component changes how the same type is read. */
  record ReadByAnnotation(
      @JsonIgnoreProperties("b") @Nullable Plain a,
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) @Nullable Plain b,

      @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) @Nullable
      Plain c,

      @JsonIncludeProperties("a") @Nullable Plain d,
      @Nullable Plain e) {}

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "b")
  record Identified(@Nullable List<Identified> f, int b) {
    /** Omits the elements of the list, which may contain this object. */
    @Override
    public String toString() {
      return b + (f == null ? "" : " with " + f.size());
    }
  }

  record Parent(@JsonManagedReference @Nullable List<Child> f, int b) {}

  static final class Child {
    @JsonBackReference
    public @Nullable Parent parent;

    public int b;

    @Override
    public String toString() {
      return b + (parent == null ? "" : " of " + parent.b());
    }
  }

  record ExternalTypeId(
      @Nullable String a,

      @JsonTypeInfo(
          use = JsonTypeInfo.Id.NAME,
          property = "a",
          include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
      @JsonSubTypes({@JsonSubTypes.Type(value = Plain.class, name = "x")})
      @Nullable
      Object b) {}

  static final class UpperCase extends StdDeserializer<String> {
    UpperCase() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      return context.readValue(parser, String.class).toUpperCase(Locale.ROOT);
    }
  }

  static final class ThrowingDeserializer extends StdDeserializer<String> {
    ThrowingDeserializer() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      throw new IllegalArgumentException("never");
    }
  }
}
