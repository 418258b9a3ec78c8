package dev.masu.cli.check;

import dev.masu.cli.output.JsonArrayPrinter;
import dev.masu.jackson.MasuModule;
import tools.jackson.databind.json.JsonMapper;

/** The mapper that reads records and writes reports. A run that does neither never loads it. */
final class MasuMapper {
  static final JsonMapper INSTANCE =
      JsonMapper.builder(JsonArrayPrinter.ASCII).addModule(new MasuModule()).build();

  private MasuMapper() {}
}
