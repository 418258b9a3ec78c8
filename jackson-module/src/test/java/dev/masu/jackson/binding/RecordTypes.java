package dev.masu.jackson.binding;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonNaming;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Record types with everything that Jackson knows to do for one. Their components are called a, b, c and so on. */
final class RecordTypes {
  static final List<Class<?>> ALL = List.of(
      Plain.class,
      Boxed.class,
      Nested.class,
      NoComponents.class,
      Named.class,
      Renamed.class,
      Aliased.class,
      Ignoring.class,
      IgnoringAll.class,
      IgnoringOne.class,
      IgnoringAnother.class,
      Including.class,
      ReadOnly.class,
      Viewed.class,
      Unwrapping.class,
      AnySetting.class,
      Required.class,
      NullsSet.class,
      NullsRefused.class,
      Merging.class,
      Injected.class,
      OnlyInjected.class,
      InjectedBesides.class,
      Made.class,
      MadeOfAny.class,
      MadeOfMap.class,
      Refusing.class,
      Nothing.class,
      AsArray.class,
      AnyCase.class,
      ReadOtherwise.class,
      NeverRead.class,
      HeldOtherwise.class,
      Generic.class,
      Identified.class,
      Parent.class,
      ToldOutside.class);

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

  record NoComponents() {}

  record Named(
      @JsonProperty("b") int a, @JsonProperty("a") @Nullable String b) {}

  @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
  record Renamed(int a, @Nullable String b) {}

  record Aliased(@JsonAlias({"b", "c"}) int a) {}

  @JsonIgnoreProperties("b")
  record Ignoring(int a, @Nullable Integer b) {}

  @JsonIgnoreProperties(ignoreUnknown = true)
  record IgnoringAll(int a) {}

  record IgnoringOne(int a, @JsonIgnore @Nullable Integer b) {}

  @JsonIgnoreProperties("c")
  record IgnoringAnother(int a) {}

  @JsonIncludeProperties("a")
  record Including(int a, @Nullable Integer b) {}

  record ReadOnly(
      int a,

      @JsonProperty(access = JsonProperty.Access.READ_ONLY) @Nullable
      Integer b) {}

  record Viewed(
      @JsonView(Number.class) @Nullable Integer a,
      @JsonView(String.class) @Nullable Integer b,
      int c) {}

  record Unwrapping(@JsonUnwrapped @Nullable Boxed inner, int f) {}

  record AnySetting(int a, @JsonAnySetter @Nullable Map<String, Object> rest) {}

  record Required(@JsonProperty(required = true) @Nullable Integer a, int b) {}

  record NullsSet(
      @JsonSetter(nulls = Nulls.AS_EMPTY) @Nullable List<String> f, int b) {}

  record NullsRefused(
      @JsonSetter(nulls = Nulls.FAIL) @Nullable Integer a, int b) {}

  record Merging(@JsonMerge @Nullable List<String> f, int b) {}

  record Injected(@JacksonInject("injected") @Nullable String a, int b) {}

  record OnlyInjected(
      @JacksonInject(value = "injected", useInput = OptBoolean.FALSE) @Nullable
      String a,

      int b) {}

  record InjectedBesides(int a) {
    @JacksonInject("injected")
    void take(String text) {
      if (a > 0) {
        throw new IllegalArgumentException("not to be " + text);
      }
    }
  }

  record Made(int a, @Nullable String b) {
    @JsonCreator
    static @Nullable Made of(
        @JsonProperty("a") int number, @JsonProperty("b") @Nullable String text) {
      return number == 0 ? null : new Made(-number, text);
    }
  }

  record MadeOfAny(@Nullable Object a) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    MadeOfAny {}
  }

  record MadeOfMap(int a, int b) {
    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    MadeOfMap {}

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static MadeOfMap of(Map<String, Object> members) {
      return new MadeOfMap(members.size(), 0);
    }
  }

  record Refusing(int a) {
    Refusing {
      if (a > 0) {
        throw new IllegalArgumentException("no " + a + " here");
      }
    }
  }

  record Nothing(@Nullable Void a, int b) {}

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  record AsArray(int a, @Nullable String b) {}

  @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
  record AnyCase(int a, @Nullable String b) {}

  record ReadOtherwise(
      @JsonDeserialize(using = Loud.class) @Nullable String a,
      @JsonFormat(shape = JsonFormat.Shape.STRING) int b,
      @JsonDeserialize(as = Integer.class) @Nullable Number c) {}

  record NeverRead(
      @JsonDeserialize(using = Refusal.class) @Nullable String a, int b) {}

  /** Its components are of a type that is bound otherwise elsewhere. */
  record HeldOtherwise(
      @JsonIgnoreProperties("b") @Nullable Plain a,
      @JsonFormat(shape = JsonFormat.Shape.ARRAY) @Nullable Plain b,

      @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES) @Nullable
      Plain c,

      @JsonIncludeProperties("a") @Nullable Plain d,
      @Nullable Plain e) {}

  record Pair<A, B>(@Nullable A a, @Nullable B b) {}

  record Generic(
      @Nullable Pair<String, Integer> a, @Nullable Pair<Plain, List<Boolean>> b) {}

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "b")
  record Identified(@Nullable List<Identified> f, int b) {
    /** Without those in the list, which may hold this one. */
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

  record ToldOutside(
      @Nullable String a,

      @JsonTypeInfo(
          use = JsonTypeInfo.Id.NAME,
          property = "a",
          include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
      @JsonSubTypes({@JsonSubTypes.Type(value = Plain.class, name = "x")})
      @Nullable
      Object b) {}

  static final class Loud extends StdDeserializer<String> {
    Loud() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      return context.readValue(parser, String.class).toUpperCase(Locale.ROOT);
    }
  }

  static final class Refusal extends StdDeserializer<String> {
    Refusal() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      throw new IllegalArgumentException("never");
    }
  }
}
