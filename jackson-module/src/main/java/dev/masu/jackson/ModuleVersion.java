package dev.masu.jackson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tools.jackson.core.Version;
import tools.jackson.core.util.VersionUtil;

/** The module's version, written into a resource by the build. */
final class ModuleVersion {
  static final Version VERSION = read();

  private ModuleVersion() {}

  private static Version read() {
    try (InputStream in = ModuleVersion.class.getResourceAsStream("version.txt")) {
      Objects.requireNonNull(in, "version.txt is missing from the jar");
      String version = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return VersionUtil.parseVersion(version, "dev.masu", "masu-jackson-module");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
