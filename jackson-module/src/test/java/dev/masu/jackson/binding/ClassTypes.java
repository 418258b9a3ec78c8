package dev.masu.jackson.binding;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
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

/** Classes for which Jackson calls a parser in different ways. Their properties are called a, b, c and so on. */
final class ClassTypes {
  static final List<Class<?>> ALL = List.of(
      Fields.class,
      Setters.class,
      Nested.class,
      Primitives.class,
      Ignoring.class,
      Viewed.class,
      Unwrapping.class,
      AnySetting.class,
      Merging.class,
      Linking.class,
      Throwing.class,
      ThrowingChecked.class,
      ThrowingConstructor.class,
      AsArray.class,
      AnyCase.class,
      OwnDeserializers.class,
      Identified.class,
      ExternalTypeId.class,
      TypedByProperty.class,
      Created.class,
      CreatedAndSet.class,
      ThrowingCreator.class,
      CreatedOfOther.class,
      Built.class,
      OfText.class,
      OfList.class);

  private ClassTypes() {}

  /** Has a text of all its fields. */
  @JsonAutoDetect(fieldVisibility = JsonAutoDetect.Visibility.PUBLIC_ONLY)
  abstract static class Shown {
    @Override
    public String toString() {
      Map<String, Object> shown = new TreeMap<>();
      for (Field field : getClass().getDeclaredFields()) {
        shown.put(field.getName(), Arrays.deepToString(new Object[] {value(field)}));
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

    /** Jackson ignores what a setter returns. */
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

  static final class Nested extends Shown {
    public @Nullable Nested a;
    public @Nullable List<Setters> b;
    public @Nullable Map<String, Fields> c;
    public Optional<Fields> d = Optional.empty();
    public @Nullable Iterable<RecordTypes.Plain> e;
  }

  static final class Primitives extends Shown {
    public byte a;
    public short b;
    public char c;
    public float d;
    public @Nullable Double e;
    public int @Nullable [] f;
  }

  @JsonIgnoreProperties("b")
  static final class Ignoring extends Shown {
    public int a;
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
    public @Nullable Fields inner;

    @JsonUnwrapped
    public @Nullable Object any;

    public int f;
  }

  static final class AnySetting extends Shown {
    public int a;

    @JsonAnySetter
    public @Nullable Map<String, Object> rest;
  }

  static final class Merging extends Shown {
    @JsonMerge
    public List<String> f = new ArrayList<>(List.of("first"));

    @JsonMerge
    public Object a = new TreeMap<>(Map.of("k", 1));

    public int b;
  }

  static final class Linking extends Shown {
    @JsonManagedReference("one")
    @JsonSetter(nulls = Nulls.AS_EMPTY)
    public @Nullable Link a;

    @JsonManagedReference("many")
    public @Nullable List<Link> b;
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "a")
  @JsonSubTypes({@JsonSubTypes.Type(value = Link.class, name = "x")})
  static class Link {
    @JsonBackReference("one")
    public @Nullable Linking asOne;

    @JsonBackReference("many")
    public @Nullable Linking asMany;

    public @Nullable String b;

    @Override
    public String toString() {
      return "Link " + b + ", " + (asOne == null) + ", " + (asMany == null);
    }
  }

  static final class Throwing extends Shown {
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

  static final class ThrowingChecked extends Shown {
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

  static final class ThrowingConstructor extends Shown {
    public int a;

    ThrowingConstructor() {
      throw new IllegalArgumentException("never");
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

  static final class OwnDeserializers extends Shown {
    public int a;

    @JsonDeserialize(using = ParentName.class)
    public @Nullable String b;

    @JsonFormat(shape = JsonFormat.Shape.STRING)
    public int c;

    @JsonDeserialize(using = RecordTypes.UpperCase.class)
    public @Nullable String d;

    @JsonDeserialize(using = RecordTypes.ThrowingDeserializer.class)
    public @Nullable String e;
  }

  static final class ParentName extends StdDeserializer<String> {
    ParentName() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      Object holder = parser.streamReadContext().currentValue();
      parser.skipChildren();
      return holder == null ? "none" : "in " + holder.getClass().getSimpleName();
    }
  }

  @JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "b")
  static final class Identified {
    public @Nullable List<Identified> f;
    public int b;

    /** Omits the elements of the list, which may contain this object. */
    @Override
    public String toString() {
      return b + (f == null ? "" : " with " + f.size());
    }
  }

  static final class ExternalTypeId extends Shown {
    public @Nullable String a;

    @JsonTypeInfo(
        use = JsonTypeInfo.Id.NAME,
        property = "a",
        include = JsonTypeInfo.As.EXTERNAL_PROPERTY)
    @JsonSubTypes({@JsonSubTypes.Type(value = Fields.class, name = "x")})
    public @Nullable Object b;
  }

  static final class TypedByProperty extends Shown {
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

  static final class CreatedAndSet extends Shown {
    final @Nullable String text;
    public int b;

    @JsonCreator
    CreatedAndSet(@JsonProperty("a") @Nullable String text) {
      this.text = text;
    }
  }

  static final class ThrowingCreator extends Shown {
    final int number;

    @JsonCreator
    ThrowingCreator(@JsonProperty("b") int number) throws IOException {
      if (number > 0) {
        throw new IOException("no " + number + " here");
      }
      this.number = number;
    }
  }

  /** Created from an object of another class, as types of Immutables are. */
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
      private final Built built = new Built();

      @JsonProperty
      Builder a(@Nullable String value) {
        built.text = value;
        return this;
      }

      Built build() {
        return built;
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
      OfList built = new OfList();
      built.a = values.size();
      return built;
    }
  }
}
