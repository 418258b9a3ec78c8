package dev.masu.schema.internal.streaming;

import dev.masu.schema.CheckReport;
import dev.masu.schema.internal.document.Placed;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.document.TokenPlaces;
import dev.masu.schema.internal.document.ValuePath;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;

/**
 * The check of one value whose tokens somebody else asks for: a direct check as long as nothing is wrong, behind it a
 * machine that can tell what is.
 */
final class ValueCheck {
  private final JsonParser source;
  private final DirectChecks directChecks;
  private final TokenStreamContext around;
  private @Nullable DirectCheck direct;
  private @Nullable Machine machine;

  /** How many keys and values were read of a value that was accepted. */
  private int order;

  /**
   * Makes a check that has seen nothing yet.
   *
   * @param source what the tokens come from
   * @param directChecks where to take what goes ahead from, and give it back
   * @param around what the value lies in
   */
  ValueCheck(JsonParser source, DirectChecks directChecks, TokenStreamContext around) {
    this.source = source;
    this.directChecks = directChecks;
    this.around = around;
    this.direct = directChecks.take();
  }

  /** Takes the token that the source stands at. */
  void begin() {
    if (direct != null && !direct.begin(source, OpenStart.notedUntil(source))) {
      takeOver(direct).begin();
    }
  }

  /** What checks the value as long as nothing is wrong; null behind that, and where nothing is checked. */
  @Nullable
  DirectCheck direct() {
    return direct;
  }

  /** What can tell what is wrong: it takes over if that is the direct check's yet. */
  Machine machine() {
    return machine != null ? machine : takeOver(Objects.requireNonNull(direct, "direct"));
  }

  private Machine takeOver(DirectCheck ahead) {
    ValuePath base = ValuePath.of(Pointers.ofValueIn(around));
    Machine behind = directChecks.takenOver(ahead, source, base);
    machine = behind;
    direct = null;
    return behind;
  }

  /** Leaves the value unchecked from here. */
  void abandon() {
    if (direct != null) {
      directChecks.give(direct);
    }
    direct = null;
    machine = null;
  }

  boolean isComplete() {
    return machine != null ? machine.isComplete() : direct == null || direct.isComplete();
  }

  /** Whether the value is refused for certain, whatever follows. */
  boolean isRefused() {
    return machine != null && machine.isRefused();
  }

  /** Whether a limit stopped the reading. */
  boolean wasStopped() {
    return machine != null && machine.wasStopped();
  }

  /** Whether the array or object that has just started is refused for certain if a schema refuses it. */
  boolean startsWhatIsCheckedBy(SchemaNode schema) {
    return direct != null
        ? direct.startsWhatIsCheckedBy(schema)
        : machine != null && machine.startsWhatIsCheckedBy(schema);
  }

  /** How many arrays and objects of the value are open. */
  int depth() {
    return machine != null ? machine.openDepth() : direct == null ? 0 : direct.depth();
  }

  /** How many keys and values were read. */
  int order() {
    return machine != null ? machine.order() : direct != null ? direct.order() : order;
  }

  /** Turns the places that were kept into ours. */
  TokenPlaces places() {
    return machine != null
        ? machine.places()
        : TokenPlaces.of(source, source.currentTokenLocation().getByteOffset() >= 0);
  }

  /** Where the array or object starts that has just ended. */
  TokenStreamLocation startOfEnded() {
    if (machine != null) {
      return machine.startOfEnded();
    }
    return direct == null
        ? source.currentTokenLocation()
        : direct.startOfEnded().location();
  }

  /** Where a member's name stands in the object that has just ended, as far as nothing is wrong and it was noted. */
  TokenStreamLocation startInEnded(String name) {
    TokenStreamLocation noted = direct == null ? null : direct.startInEnded(name);
    return noted == null ? TokenStreamLocation.NA : noted;
  }

  /** Reads the rest of the value from the source itself, as far as no limit stops that. */
  void readOn() {
    DirectCheck ahead = direct;
    if (machine != null) {
      machine.readOn();
    } else if (ahead != null && ahead.readOn(source)) {
      order = ahead.order();
      direct = null;
      directChecks.give(ahead);
    } else if (ahead != null) {
      takeOver(ahead).read();
    }
  }

  /**
   * What was found in the value.
   *
   * @param others what else is wrong, by its order
   */
  CheckReport report(List<Placed> others) {
    int maxViolations = directChecks.limits().maxViolations();
    if (machine != null && !machine.accepts()) {
      return new ReportWriter(machine.problems(), machine.outcome())
          .write(Map.of(), machine.places(), others, maxViolations);
    }
    return others.isEmpty() ? CheckReport.valid() : Placed.first(others, maxViolations);
  }
}
