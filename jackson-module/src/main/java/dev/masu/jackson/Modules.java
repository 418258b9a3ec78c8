package dev.masu.jackson;

import dev.masu.schema.CheckReport;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.function.UnaryOperator;
import tools.jackson.databind.ObjectMapper;

/** Finds the module that a mapper checks with, and what that shows. */
final class Modules {
  private Modules() {}

  /**
   * {@return the module of a mapper}
   *
   * @throws IllegalArgumentException if it has none
   */
  static MasuModule require(ObjectMapper mapper) {
    return mapper.registeredModules().stream()
        .filter(MasuModule.class::isInstance)
        .map(MasuModule.class::cast)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(
            "the mapper has no MasuModule, so that nothing would be checked; add it:"
                + " JsonMapper.builder().addModule(new MasuModule()).build()"));
  }

  /** What makes the reports of a catalogue out of those that hide nothing. */
  static UnaryOperator<CheckReport> reports(SchemaCatalog catalog) {
    return catalog::present;
  }
}
