package dev.masu.cli.output;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest states. */
public final class VersionProvider implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = getClass().getPackage().getImplementationVersion();
    return new String[] {"masu " + Objects.requireNonNullElse(version, "(not packaged)")};
  }
}
