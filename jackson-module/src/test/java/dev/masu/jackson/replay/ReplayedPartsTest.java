package dev.masu.jackson.replay;

import static dev.masu.jackson.testing.Rejections.assertRejected;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonMerge;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.masu.SchemaBound;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;

/** Recorded values that are updates, that look at their parent, and that a creator delegates to. */
final class ReplayedPartsTest {
  @SchemaBound(BothMappers.ID)
  static final class Bean {
    public int value;
  }

  static class Holder {
    @JsonMerge
    public Bean bean = new Bean();

    public int after;
  }

  @SchemaBound(BothMappers.ID)
  static final class BoundHolder extends Holder {}

  static List<JsonMapper> mappers() {
    return BothMappers.mappers().map(named -> named.getPayload()).toList();
  }

  private static final String HEADING =
      "%s: valid against " + BothMappers.ID + " but cannot be bound";

  private static String unread(String location) {
    return location + ": Cannot deserialize value of type `" + Bean.class.getName()
        + "` from Array value (token `JsonToken.START_ARRAY`)";
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void anUpdateWithAnArrayIsReported(JsonMapper mapper) {
    String bean = HEADING.formatted(Bean.class.getName());
    for (String array : List.of("[]", "[1,2]")) {
      assertRejected(
          () -> mapper.readerForUpdating(new Bean()).readValue(array),
          bean,
          unread("line 1, column 1 (root)"));
      String json = "{\"bean\":" + array + ",\"after\":1}";
      assertRejected(
          () -> mapper.readValue(json, Holder.class), bean, unread("line 1, column 9 (/bean)"));
      assertRejected(
          () -> mapper.readerForUpdating(new BoundHolder()).readValue(json),
          HEADING.formatted(BoundHolder.class.getName()),
          unread("line 1, column 9 (/bean)"));
    }
  }

  /** The pointer of the value, and its parent object. */
  @SchemaBound(BothMappers.ID)
  @JsonDeserialize(using = SeeingDeserializer.class)
  record Seen(String pointer, @Nullable Object parent) {}

  static final class SeeingDeserializer extends StdDeserializer<Seen> {
    SeeingDeserializer() {
      super(Seen.class);
    }

    @Override
    public Seen deserialize(JsonParser parser, DeserializationContext context) {
      TokenStreamContext parent = parser.streamReadContext().getParent();
      parser.skipChildren();
      return new Seen(parent.pathAsPointer().toString(), parent.currentValue());
    }
  }

  static final class Parent {
    public @Nullable Seen seen;
  }

  @ParameterizedTest
  @MethodSource("mappers")
  void deserializersSeeTheParentObject(JsonMapper mapper) {
    Parent[] all = mapper.readValue("[{},{\"seen\":{\"a\":1}}]", Parent[].class);
    assertThat(all[1].seen).isEqualTo(new Seen("/1/seen", all[1]));
  }

  @SchemaBound(BothMappers.ID)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonSubTypes(@JsonSubTypes.Type(Dog.class))
  interface Animal {}

  @JsonTypeName("dog")
  record Dog(int age) implements Animal {}

  @SchemaBound(BothMappers.ID)
  record Cage(Animal animal) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Cage {}
  }

  record Room(Cage cage, int after) {}

  /** Jackson has read the first name when it reads the value for a delegating creator. */
  @ParameterizedTest
  @MethodSource("mappers")
  void aCreatorDelegatesToATypeWithATypeId(JsonMapper mapper) {
    for (String dog : List.of("{\"type\":\"dog\",\"age\":3}", "{\"age\":3,\"type\":\"dog\"}")) {
      Room room = new Room(new Cage(new Dog(3)), 4);
      String json = "{\"cage\":" + dog + ",\"after\":4}";
      assertThat(mapper.readValue(dog, Cage.class)).isEqualTo(room.cage);
      assertThat(mapper.readValue(json, Room.class)).isEqualTo(room);
      assertThat(mapper.convertValue(mapper.readValue(dog, Map.class), Cage.class))
          .isEqualTo(room.cage);
      assertThat(mapper.convertValue(mapper.readValue(json, Map.class), Room.class))
          .isEqualTo(room);
    }
  }
}
