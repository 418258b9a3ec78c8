package dev.masu.jackson.polymorphic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.polymorphic.GameEvents.Event;
import dev.masu.jackson.polymorphic.GameEvents.Game;
import dev.masu.schema.CheckLimits;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import tools.jackson.databind.json.JsonMapper;

/**
 * The position of the type id makes no difference: values with the type id first, which are bound while they are read,
 * and others, which are recorded before, give the same value or the same report.
 */
final class TypeIdAnywherePropertyTest {
  private static final JsonMapper MAPPER = GameEvents.mapper();
  private static final SchemaCatalog CATALOG = GameEvents.catalog(CheckLimits.defaults());

  @Property(tries = 500)
  void eventsHaveTheSameOutcome(@ForAll long seed) {
    CompiledSchema schema = CATALOG.schema(GameEvents.EVENT);
    Optional<Object> first = read(new Documents(seed, true).event(3), Event.class, schema);
    Optional<Object> later = read(new Documents(seed, false).event(3), Event.class, schema);
    assertThat(first).isEqualTo(later);
  }

  @Property(tries = 250)
  void gamesHaveTheSameOutcome(@ForAll long seed) {
    CompiledSchema schema = CATALOG.schema(GameEvents.GAME);
    Optional<Object> first = read(new Documents(seed, true).game(), Game.class, schema);
    Optional<Object> later = read(new Documents(seed, false).game(), Game.class, schema);
    assertThat(first).isEqualTo(later);
  }

  /** The value of a document, or empty if it is invalid; asserts that all violations of the schema are reported. */
  private static Optional<Object> read(String json, Class<?> type, CompiledSchema schema) {
    List<Violation> rejected = schema.check(json).violations();
    try {
      Object bound = MAPPER.readValue(json, type);
      assertThat(rejected).as(json).isEmpty();
      return Optional.of(bound);
    } catch (SchemaViolationException e) {
      List<Violation> reported = e.report().violations();
      assertThat(reported).as(json).isNotEmpty();
      assertThat(reported.stream().filter(violation -> violation.phase() != Phase.BINDING))
          .as(json)
          .usingElementComparator((some, other) -> some.toString().compareTo(other.toString()))
          .containsExactlyElementsOf(rejected);
      return Optional.empty();
    }
  }

  /** Generates documents, some of them invalid. */
  private static final class Documents {
    private final Random random;
    private final boolean isTypeFirst;

    Documents(long seed, boolean isTypeFirst) {
      this.random = new Random(seed);
      this.isTypeFirst = isTypeFirst;
    }

    String game() {
      return object("\"name\":\"a\"", "\"first\":" + event(2), "\"events\":" + events(2));
    }

    String event(int depth) {
      return switch (random.nextInt(depth == 0 ? 1 : 4)) {
        case 0 ->
          withKind("move", "\"to\":" + any("\"e4\"", "4"), "\"at\":" + any("7", "1000", "\"x\""));
        case 1 -> withKind("line", "\"events\":" + events(depth - 1));
        case 2 ->
          withKind(
              "line",
              "\"named\":" + object("\"a\":" + event(depth - 1), "\"b\":" + event(depth - 1)));
        default -> withKind("end", "\"last\":" + any(event(depth - 1), "null"));
      };
    }

    private String events(int depth) {
      return IntStream.range(0, random.nextInt(4))
          .mapToObj(i -> event(depth))
          .collect(Collectors.joining(",", "[", "]"));
    }

    private String withKind(String kind, String... members) {
      String type = "\"kind\":" + any('"' + kind + '"', "\"other\"", "\"move\"", "1", "null", "{}");
      Stream<String> others = Stream.of(members);
      String more = any("", "", "\"more\":1");
      Stream<String> last = more.isEmpty() ? Stream.of() : Stream.of(more);
      boolean hasType = random.nextInt(40) > 0;
      Stream<String> types = hasType ? Stream.of(type) : Stream.of();
      return written(
          isTypeFirst
              ? Stream.of(types, others, last).flatMap(each -> each)
              : Stream.of(others, types, last).flatMap(each -> each));
    }

    private String object(String... members) {
      return written(Stream.of(members));
    }

    private String written(Stream<String> members) {
      return members
          .filter(member -> !member.isEmpty())
          .collect(Collectors.joining(",\n ", "{", "}"));
    }

    /** Nearly always the first. */
    private String any(String usual, String... others) {
      return random.nextInt(20) > 0 ? usual : others[random.nextInt(others.length)];
    }
  }
}
