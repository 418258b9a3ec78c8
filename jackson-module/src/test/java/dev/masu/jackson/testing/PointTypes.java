package dev.masu.jackson.testing;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.SchemaBound;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonPOJOBuilder;
import tools.jackson.databind.util.StdConverter;

/** The ways in which a type can be written, each bound to the schema of a point. */
public final class PointTypes {
  private PointTypes() {}

  /** Rejects what the schema accepts. */
  public static int check(int x) {
    if (x < 0) {
      throw new IllegalArgumentException("x is below 0: " + x);
    }
    return x;
  }

  @SchemaBound(UserSchemas.POINT)
  public record Plain(int x, @Nullable String name) {
    public Plain {
      check(x);
    }
  }

  @SchemaBound(UserSchemas.POINT)
  public record Generic<T>(T x, @Nullable String name) {
    public Generic {
      check(((Number) x).intValue());
    }
  }

  @SchemaBound(UserSchemas.POINT)
  public static final class WithSetters {
    private int x;
    private @Nullable String name;

    public void setX(int x) {
      this.x = check(x);
    }

    public void setName(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return "WithSetters[x=" + x + ", name=" + name + "]";
    }
  }

  @SchemaBound(UserSchemas.POINT)
  public static final class WithFields {
    public int x;
    public @Nullable String name;

    @Override
    public String toString() {
      return "WithFields[x=" + x + ", name=" + name + "]";
    }
  }

  @SchemaBound(UserSchemas.POINT)
  static final class WithCreator {
    private final int x;
    private final @Nullable String name;

    @JsonCreator
    WithCreator(@JsonProperty("x") int x, @JsonProperty("name") @Nullable String name) {
      this.x = check(x);
      this.name = name;
    }

    @Override
    public String toString() {
      return "WithCreator[x=" + x + ", name=" + name + "]";
    }
  }

  @SchemaBound(UserSchemas.POINT)
  static final class WithFactory {
    private final Map<String, Object> members;

    private WithFactory(Map<String, Object> members) {
      this.members = members;
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static WithFactory of(Map<String, Object> members) {
      check((Integer) members.getOrDefault("x", 0));
      return new WithFactory(members);
    }

    @Override
    public String toString() {
      return "WithFactory" + members;
    }
  }

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(builder = Built.Builder.class)
  public record Built(int x, @Nullable String name) {
    @JsonPOJOBuilder(buildMethodName = "make", withPrefix = "set")
    static final class Builder {
      private int x;
      private @Nullable String name;

      public Builder setX(int x) {
        this.x = x;
        return this;
      }

      public Builder setName(String name) {
        this.name = name;
        return this;
      }

      public Built make() {
        return new Built(check(x), name);
      }
    }
  }

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(using = Deserialized.Deserializer.class)
  public record Deserialized(int x) {
    public static final class Deserializer extends ValueDeserializer<Deserialized> {
      @Override
      public Deserialized deserialize(JsonParser parser, DeserializationContext context) {
        JsonNode tree = context.readTree(parser);
        return new Deserialized(check(tree.required("x").asInt()));
      }
    }
  }

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(converter = Converted.Converter.class)
  public record Converted(int x) {
    static final class Converter extends StdConverter<Map<String, Object>, Converted> {
      @Override
      public Converted convert(Map<String, Object> members) {
        return new Converted(check((Integer) members.getOrDefault("x", 0)));
      }
    }
  }

  /** Has no annotation, and is bound by a mix-in. */
  public record Foreign(int x, @Nullable String name) {
    public Foreign {
      check(x);
    }
  }

  @SchemaBound(UserSchemas.POINT)
  public interface ForeignMixIn {}

  @SchemaBound(UserSchemas.POINT)
  public interface Abstract {
    int x();
  }

  /** What the module of a user maps the interface to; it inherits the annotation. */
  public record Implementation(int x, @Nullable String name) implements Abstract {
    public Implementation {
      check(x);
    }
  }

  @SchemaBound(UserSchemas.POINT)
  public static class Parent {
    public int x;
  }

  /** Inherits the annotation. */
  public static final class Child extends Parent {
    public @Nullable String name;

    @Override
    public String toString() {
      return "Child[x=" + x + ", name=" + name + "]";
    }
  }
}
