package dev.masu.jackson.binding;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
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
import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.deser.std.StdDeserializer;

/** Classes with everything that Jackson knows to do for one. Their properties are called a, b, c and so on. */
final class ClassTypes {
  static final List<Class<?>> ALL = List.of(
      Fields.class,
      Setters.class,
      NoProperties.class,
      Nested.class,
      Inherited.class,
      Primitives.class,
      Renamed.class,
      Aliased.class,
      Ignoring.class,
      IgnoringOne.class,
      Including.class,
      ReadOnly.class,
      Viewed.class,
      Unwrapping.class,
      AnySetting.class,
      NullsSkipped.class,
      NullsSet.class,
      NullsRefused.class,
      Merging.class,
      GettersOnly.class,
      Injected.class,
      Refusing.class,
      RefusingChecked.class,
      RefusingToBeMade.class,
      Counting.class,
      AsArray.class,
      AnyCase.class,
      AskingForHolder.class,
      Inside.class,
      Identified.class,
      Parent.class,
      ToldOutside.class,
      Tagged.class,
      Created.class,
      CreatedByMethod.class,
      CreatedAndSet.class,
      CreatedOfNothing.class,
      CreatedRefusing.class,
      CreatedOfOther.class,
      Built.class,
      OfText.class,
      OfList.class,
      MadeEmpty.class);

  private ClassTypes() {}

  /** Shows all fields. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.PUBLIC_ONLY)
  abstract static class Shown {
    @Override
    public String toString() {
      Map<String, Object> shown = new TreeMap<>();
      for (Class<?> type = getClass(); type != Shown.class; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
            shown.put(field.getName(), Arrays.deepToString(new Object[] {value(field)}));
          }
        }
      }
      return getClass().getSimpleName() + shown;
    }

    private @Nullable Object value(Field field) {
      try {
        return field.get(this);
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
    }
  }

  static final class Fields extends Shown {
    public @Nullable String a = "none";
    public int b = -1;
    public long c = -1;
    public boolean d;
    public double e;
    public @Nullable List<String> f;
  }

  static final class Setters extends Shown {
    @Nullable
    String text;

    @Nullable
    Integer number;

    @Nullable
    Long large;

    @Nullable
    Boolean truth;

    @Nullable
    Object any;

    public void setA(@Nullable String value) {
      text = value + "!";
    }

    public void setB(@Nullable Integer value) {
      number = value == null ? null : value + 1;
    }

    /** Whatever a setter gives is left. */
    public Setters setC(@Nullable Long value) {
      large = value;
      return new Setters();
    }

    public void setD(@Nullable Boolean value) {
      truth = value;
    }

    public void setE(@Nullable Object value) {
      any = value;
    }
  }

  static final class NoProperties extends Shown {}

  static final class Nested extends Shown {
    public @Nullable Nested a;
    public @Nullable List<Setters> b;
    public @Nullable Map<String, Fields> c;
    public Optional<Fields> d = Optional.empty();
    public @Nullable Iterable<RecordTypes.Plain> e;
  }

  static class Base extends Shown {
    public @Nullable String a;

    @Nullable
    Integer hidden;

    public void setB(@Nullable Integer value) {
      hidden = value;
    }
  }

  static final class Inherited extends Base {
    public long c;

    @Override
    public void setB(@Nullable Integer value) {
      super.setB(value == null ? null : -value);
    }
  }

  static final class Primitives extends Shown {
    public byte a;
    public short b;
    public char c;
    public float d;
    public @Nullable Double e;
    public int @Nullable [] f;
  }

  static final class Renamed extends Shown {
    @JsonProperty("b")
    public int a;

    @JsonProperty("a")
    public @Nullable String b;
  }

  static final class Aliased extends Shown {
    @JsonAlias({"b", "c"})
    public int a;
  }

  @JsonIgnoreProperties("b")
  static final class Ignoring extends Shown {
    public int a;
    public @Nullable Integer b;
  }

  static final class IgnoringOne extends Shown {
    public int a;

    @JsonIgnore
    public @Nullable Integer b;
  }

  @JsonIncludeProperties("a")
  static final class Including extends Shown {
    public int a;
    public @Nullable Integer b;
  }

  static final class ReadOnly extends Shown {
    public int a;

    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public @Nullable Integer b;
  }

  static final class Viewed extends Shown {
    @JsonView(Number.class)
    public @Nullable Integer a;

    @JsonView(String.class)
    public @Nullable Integer b;

    public int c;
  }

  static final class Unwrapping extends Shown {
    @JsonUnwrapped
    public @Nullable Base inner;

    public int f;
  }

  static final class AnySetting extends Shown {
    public int a;

    @JsonAnySetter
    public @Nullable Map<String, Object> rest;
  }

  static final class NullsSkipped extends Shown {
    @JsonSetter(nulls = Nulls.SKIP)
    public @Nullable String a = "kept";

    @JsonSetter(nulls = Nulls.SKIP)
    public @Nullable Integer b = 7;
  }

  static final class NullsSet extends Shown {
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable List<String> f;

    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable String a;
  }

  static final class NullsRefused extends Shown {
    @JsonSetter(nulls = Nulls.FAIL)
    public @Nullable Integer a;

    public int b;
  }

  static final class Merging extends Shown {
    @JsonMerge
    public List<String> f = new ArrayList<>(List.of("first"));

    public int b;
  }

  static final class GettersOnly extends Shown {
    private final List<String> list = new ArrayList<>();
    public int b;

    public List<String> getF() {
      return list;
    }

    @Override
    public String toString() {
      return list + " and " + b;
    }
  }

  static final class Injected extends Shown {
    @JacksonInject("injected")
    public @Nullable String a;

    public int b;
  }

  static final class Refusing extends Shown {
    @Nullable
    String text;

    @Nullable
    Integer number;

    boolean truth;

    public void setA(@Nullable String value) {
      if ("x".equals(value)) {
        throw new IllegalArgumentException("no " + value + " here");
      }
      text = value;
    }

    public void setB(@Nullable Integer value) {
      if (Objects.equals(value, 1)) {
        throw new IllegalStateException("no " + value + " here");
      }
      number = value;
    }

    public void setD(boolean value) {
      truth = Boolean.parseBoolean(text) || value;
      if (value) {
        throw new UnsupportedOperationException();
      }
    }
  }

  static final class RefusingChecked extends Shown {
    public int b;

    public void setA(@Nullable String value) throws IOException {
      if (value != null) {
        throw new IOException("not " + value);
      }
    }

    public void setC(long value) {
      if (value > 0) {
        throw new AssertionError("not " + value);
      }
    }
  }

  static final class RefusingToBeMade extends Shown {
    public int a;

    RefusingToBeMade() {
      throw new IllegalArgumentException("never");
    }
  }

  /** Tells how often it was set, and in which order. */
  static final class Counting extends Shown {
    final List<String> calls = new ArrayList<>();

    public void setA(@Nullable String value) {
      calls.add("a=" + value);
      if ("x".equals(value)) {
        throw new IllegalArgumentException("after " + calls);
      }
    }

    public void setB(int value) {
      calls.add("b=" + value);
    }
  }

  @JsonFormat(shape = JsonFormat.Shape.ARRAY)
  static final class AsArray extends Shown {
    public int a;
    public @Nullable String b;
  }

  @JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
  static final class AnyCase extends Shown {
    public int a;
    public @Nullable String b;
  }

  /** A value of it is read with a look at what was set before. */
  static final class AskingForHolder extends Shown {
    public int a;

    @JsonDeserialize(using = Asking.class)
    public @Nullable String b;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public int c;

    @JsonDeserialize(using = RecordTypes.Loud.class)
    public @Nullable String d;

    @JsonDeserialize(using = RecordTypes.Refusal.class)
    public @Nullable String e;
  }

  static final class Asking extends StdDeserializer<String> {
    Asking() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      Object holder = parser.streamReadContext().currentValue();
      parser.skipChildren();
      return holder == null ? "none" : "in " + holder.getClass().getSimpleName();
    }
  }

  static final class Inside extends Shown {
    public @Nullable Inner a;
    public int b;

    public final class Inner extends Shown {
      public int b;

      public Inner() {}

      @Override
      public String toString() {
        return b + " in one with " + Inside.this.b;
      }
    }
  }

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "b")
  static final class Identified {
    public @Nullable List<Identified> f;
    public int b;

    /** Without those in the list, which may hold this one. */
    @Override
    public String toString() {
      return b + (f == null ? "" : " with " + f.size());
    }
  }

  static final class Parent extends Shown {
    @JsonManagedReference
    public @Nullable List<Child> f;

    public int b;
  }

  static final class Child {
    @JsonBackReference
    public @Nullable Parent parent;

    public int b;

    @Override
    public String toString() {
      return b + (parent == null ? "" : " of " + parent.b);
    }
  }

  static final class ToldOutside extends Shown {
    public @Nullable String a;

    @JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        property = "a",
        include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
    @JsonSubTypes({@JsonSubTypes.Type(value = Fields.class, name = "x")})
    public @Nullable Object b;
  }

  static final class Tagged extends Shown {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "a")
    @JsonSubTypes({@JsonSubTypes.Type(value = Fields.class, name = "x")})
    public @Nullable Object a;

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "a", visible = true)
    @JsonSubTypes({@JsonSubTypes.Type(value = Setters.class, name = "y")})
    public @Nullable Object b;

    public int c;
  }

  static final class Created extends Shown {
    private final @Nullable String text;
    private final int number;
    private final boolean truth;

    @JsonCreator
    Created(
        @JsonProperty("a") @Nullable String text,
        @JsonProperty("b") int number,
        @JsonProperty("d") boolean truth) {
      this.text = text;
      this.number = number;
      this.truth = truth;
    }

    @Override
    public String toString() {
      return text + ", " + number + ", " + truth;
    }
  }

  static final class CreatedByMethod extends Shown {
    final String made;

    private CreatedByMethod(String made) {
      this.made = made;
    }

    @JsonCreator
    static CreatedByMethod of(
        @JsonProperty("a") @Nullable Created first, @JsonProperty("c") @Nullable Long second) {
      return new CreatedByMethod(first + " and " + second);
    }
  }

  static final class CreatedAndSet extends Shown {
    final @Nullable String text;
    public int b;

    @JsonCreator
    CreatedAndSet(@JsonProperty("a") @Nullable String text) {
      this.text = text;
    }
  }

  static final class CreatedOfNothing extends Shown {
    public int b;

    @JsonCreator
    static CreatedOfNothing of() {
      return new CreatedOfNothing();
    }
  }

  static final class CreatedRefusing extends Shown {
    final int number;

    @JsonCreator
    CreatedRefusing(@JsonProperty("b") int number) throws IOException {
      if (number > 0) {
        throw new IOException("no " + number + " here");
      }
      this.number = number;
    }
  }

  /** As Immutables has Jackson read: by way of another class. */
  static final class CreatedOfOther extends Shown {
    final Setters other;

    private CreatedOfOther(Setters other) {
      this.other = other;
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static CreatedOfOther of(Setters other) {
      return new CreatedOfOther(other);
    }
  }

  @JsonDeserialize(builder = Built.Builder.class)
  static final class Built extends Shown {
    @Nullable
    String text;

    @JsonPOJOBuilder(withPrefix = "")
    static final class Builder {
      private final Built made = new Built();

      @JsonProperty
      Builder a(@Nullable String value) {
        made.text = value;
        return this;
      }

      Built build() {
        return made;
      }
    }
  }

  static final class OfText extends Shown {
    public int a;

    OfText() {}

    OfText(String text) {
      a = text.length();
    }
  }

  static final class OfList extends Shown {
    public int a;

    OfList() {}

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static OfList of(List<Object> values) {
      OfList made = new OfList();
      made.a = values.size();
      return made;
    }
  }

  static final class MadeEmpty extends Shown {
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable Fields a;

    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable Created b;
  }
}
