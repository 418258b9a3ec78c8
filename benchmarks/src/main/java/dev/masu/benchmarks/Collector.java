package dev.masu.benchmarks;

/** The garbage collectors that everything is measured with. */
enum Collector {
  /** The default of server machines. */
  G1("G1", "-XX:+UseG1GC"),
  /** The one with the most throughput. */
  PARALLEL("Parallel", "-XX:+UseParallelGC");

  private final String label;
  private final String option;

  Collector(String label, String option) {
    this.label = label;
    this.option = option;
  }

  /** {@return what tables call it} */
  String label() {
    return label;
  }

  /** {@return the option of the Java virtual machine} */
  String option() {
    return option;
  }
}
