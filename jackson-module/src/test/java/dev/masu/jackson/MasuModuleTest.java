package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Stn;
import org.junit.jupiter.api.Test;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;

final class MasuModuleTest {
  /** The build runs this class with each supported version. */
  @Test
  void worksWithTheJacksonVersionUnderTest() {
    String expected = System.getProperty("masu.jackson", "3.3");
    assertThat(JsonMapper.builder().build().version().toString()).startsWith(expected + ".");
    assertThat(new JsonFactory().version().toString()).startsWith(expected + ".");
  }

  private static final Stn STAY = Stn.builder().toggle(false).build();

  @Test
  void hasANameAndTheVersionOfTheBuild() {
    MasuModule module = new MasuModule();
    assertThat(module.getModuleName()).isEqualTo("masu");
    assertThat(module.version().getGroupId()).isEqualTo("dev.masu");
    assertThat(module.version().getArtifactId()).isEqualTo("masu-jackson-module");
    assertThat(module.version().toString()).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?");
    assertThat(module.version().isUnknownVersion()).isFalse();
  }

  @Test
  void isFoundAsAService() {
    assertThat(MapperBuilder.findModules())
        .extracting(JacksonModule::getModuleName)
        .containsExactly("masu");
    assertThat(JsonMapper.builder()
            .findAndAddModules()
            .build()
            .readValue("{\"toggle\":false}", Stn.class))
        .isEqualTo(STAY);
  }

  @Test
  void aConfiguredModuleReplacesTheOneThatIsFound() {
    JsonMapper mapper = JsonMapper.builder()
        .findAndAddModules()
        .addModule(MasuModule.builder()
            .catalog(UserSchemas.CATALOG)
            .enable(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE)
            .build())
        .build();
    assertThat(mapper.readValue("{}", Stn.class)).isEqualTo(STAY);
    assertThat(mapper.readValue("{\"x\":7}", PointTypes.Plain.class))
        .isEqualTo(new PointTypes.Plain(7, null));
  }

  @Test
  void isNotChangedByItsBuilderLater() {
    MasuModule.Builder builder = MasuModule.builder();
    MasuModule module = builder.build();
    builder.enable(MasuFeature.STN_TOGGLE_DEFAULTS_TO_FALSE);
    assertThat(JsonMapper.builder().addModule(module).build().readValue("{}", Stn.class))
        .isEqualTo(Stn.builder().build());
    assertThat(JsonMapper.builder().addModule(builder.build()).build().readValue("{}", Stn.class))
        .isEqualTo(STAY);
  }

  @Test
  void canServeSeveralMappersAndTheirCopies() {
    MasuModule module = new MasuModule();
    JsonMapper first = JsonMapper.builder().addModule(module).build();
    JsonMapper second = JsonMapper.builder().addModule(module).build();
    assertThat(first.readValue("{\"toggle\":false}", Stn.class)).isEqualTo(STAY);
    assertThat(second.rebuild().build().readValue("{\"toggle\":false}", Stn.class))
        .isEqualTo(STAY);
  }

  @Test
  @SuppressWarnings("NullAway") // What is tested is a caller that does not heed the annotations.
  void rejectsNull() {
    assertThatNullPointerException()
        .isThrownBy(() -> MasuModule.builder().catalog(null))
        .withMessage("catalog");
    assertThatNullPointerException().isThrownBy(() -> MasuModule.builder().enable(null));
  }

  @Test
  void rejectsAMapperThatReadsNoAnnotations() {
    MapperBuilder<?, ?> builder =
        JsonMapper.builder().addModule(new MasuModule()).disable(MapperFeature.USE_ANNOTATIONS);
    assertThatIllegalArgumentException()
        .isThrownBy(builder::build)
        .withMessage("expected a mapper that reads annotations but found"
            + " MapperFeature.USE_ANNOTATIONS disabled: no type would be checked; enable it, or"
            + " leave MasuModule out");
  }
}
