package dev.masu.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.stn.Stn;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;

/** The module as it is packaged, on the class path. */
final class PackagedJarIT {
  @Test
  void isFoundFromTheJar() {
    List<JacksonModule> found = MapperBuilder.findModules();
    assertThat(found).singleElement().isInstanceOf(MasuModule.class);
    assertThat(
            MasuModule.class.getProtectionDomain().getCodeSource().getLocation().getPath())
        .endsWith("/masu-jackson-module-" + found.get(0).version() + ".jar");
    JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();
    assertThat(mapper.readValue("{\"toggle\":false}", Stn.class))
        .isEqualTo(Stn.builder().toggle(false).build());
  }

  @Test
  void theJarHasNoForeignFiles() throws Exception {
    try (JarFile jar = new JarFile(PackagedJars.all().get(2).toFile())) {
      assertThat(jar.stream().filter(entry -> !entry.isDirectory()))
          .isNotEmpty()
          .allSatisfy(entry -> assertThat(entry.getName())
              .matches("dev/masu/jackson/[\\w$/-]+\\.class|dev/masu/jackson/version\\.txt"
                  + "|module-info\\.class|META-INF/MANIFEST\\.MF"
                  + "|META-INF/native-image/dev\\.masu/masu-jackson-module/reachability-metadata\\.json"
                  + "|META-INF/services/tools\\.jackson\\.databind\\.JacksonModule"));
    }
  }
}
