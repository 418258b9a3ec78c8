package dev.masu.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest states. */
final class ManifestVersion implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = getClass().getPackage().getImplementationVersion();
    return new String[] {"masu " + Objects.requireNonNullElse(version, "(not packaged)")};
  }
}
