package dev.masu.benchmarks.reader;

import dev.masu.benchmarks.game.GameEvent;
import dev.masu.benchmarks.game.GameEvents;
import dev.masu.benchmarks.game.GameRecord;
import dev.masu.benchmarks.game.GameRecords;
import dev.masu.jackson.MasuModule;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

/** The mappers that read, made as users make them. */
public final class Mappers {
  private Mappers() {}

  /** {@return a mapper that checks what it reads} */
  public static JsonMapper checked() {
    return JsonMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog()).build())
        .build();
  }

  /** {@return a mapper that checks the bundled types alone} */
  public static JsonMapper checkedBundled() {
    return JsonMapper.builder().addModule(new MasuModule()).build();
  }

  /** {@return a mapper that reads the same types in the same way, without checking} */
  public static JsonMapper unchecked() {
    return JsonMapper.builder().addModule(new UncheckedModule()).build();
  }

  /** {@return the bundled schemas and those of {@link GameRecord} and {@link GameEvent}} */
  public static SchemaCatalog catalog() {
    try (InputStream game = resource("game.schema.json");
        InputStream event = resource("event.schema.json")) {
      return SchemaCatalog.builder()
          .register(game)
          .register(event)
          .register(GameEvents.LIST)
          .build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** {@return a file that is on the class path, relative to this package or from its root} */
  static InputStream resource(String name) {
    return Objects.requireNonNull(GameRecords.class.getResourceAsStream(name), name);
  }
}
