package dev.masu.benchmarks;

/** The garbage collectors that everything is measured with. */
enum Collector {
  /** The default of server machines. */
  G1("-XX:+UseG1GC"),
  /** The one with the most throughput. */
  PARALLEL("-XX:+UseParallelGC");

  private final String option;

  Collector(String option) {
    this.option = option;
  }

  /** {@return the option of the Java virtual machine} */
  String option() {
    return option;
  }
}
