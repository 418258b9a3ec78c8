package dev.masu.schema.internal.pattern;

/**
 * What a group may change for its part of a pattern, as in {@code (?i-s:…)}.
 *
 * @param ignoresCase whether letters stand for those of either case
 * @param hasLines whether {@code ^} and {@code $} stand for the start and end of a line too
 * @param dotIsAll whether {@code .} stands for line ends too
 */
record RegexFlags(boolean ignoresCase, boolean hasLines, boolean dotIsAll) {
  static final RegexFlags NONE = new RegexFlags(false, false, false);

  /** The flags after a change, written as {@code im-s}. */
  RegexFlags changed(String change) {
    int minus = change.indexOf('-');
    String on = minus < 0 ? change : change.substring(0, minus);
    String off = minus < 0 ? "" : change.substring(minus + 1);
    return new RegexFlags(
        isOn(ignoresCase, "i", on, off),
        isOn(hasLines, "m", on, off),
        isOn(dotIsAll, "s", on, off));
  }

  private static boolean isOn(boolean before, String flag, String on, String off) {
    return on.contains(flag) || (before && !off.contains(flag));
  }
}
