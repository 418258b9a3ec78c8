package dev.masu.schema.internal.state;

import dev.masu.schema.internal.node.Fingerprint;
import dev.masu.schema.internal.node.Keyword;
import dev.masu.schema.internal.pattern.LimitReached;
import dev.masu.schema.internal.pattern.PatternMatcher;
import dev.masu.schema.internal.pattern.PatternSet;
import dev.masu.schema.internal.pattern.PatternSteps;
import dev.masu.schema.internal.source.JsonTexts;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.sym.PropertyNameMatcher;

/** A state for objects. The transition of a member is looked up by its name. */
public final class ObjectState extends ContainerState {
  /** Marks an assertion that does not depend on names alone. */
  static final long[] NOT_NAMES = {};

  /** The maximum number of cached pattern combinations. */
  private static final int MAX_COMBINATIONS = 1_000;

  /** A name that the schemas mention. */
  public static final class Member {
    private final String name;
    private final int number;
    private final Fingerprint fingerprint;
    private @Nullable StateTransition transition;

    Member(String name, int number) {
      this.name = name;
      this.number = number;
      this.fingerprint = Fingerprint.ofString(name);
    }

    public String name() {
      return name;
    }

    /** The number of this name among those that the state's schemas mention. */
    public int number() {
      return number;
    }

    public Fingerprint fingerprint() {
      return fingerprint;
    }
  }

  private final Map<String, Member> byName = new HashMap<>();
  private final Member[] members;
  private final long[][] required;
  private final List<PatternMatcher> patterns;
  private final @Nullable PatternSet patternSet;
  private final @Nullable NameCache decided;
  private final @Nullable PropertyNameMatcher nameMatcher;
  private final Map<BitSet, StateTransition> byPatterns = new ConcurrentHashMap<>();
  private @Nullable StateTransition other;
  private final @Nullable StateTransition nameTransition;

  ObjectState(ValueStateBuilder builder) {
    super(builder);
    Set<String> mentioned = new LinkedHashSet<>();
    Set<PatternMatcher> distinct = new LinkedHashSet<>();
    for (StateKeyword each : keywords()) {
      mentioned.addAll(each.keyword().names());
      distinct.addAll(each.keyword().patterns());
    }
    patterns = List.copyOf(distinct);
    patternSet = patterns.isEmpty() ? null : state().states().patternSet(patterns);
    StateTransition toNames = TransitionBuilder.of(this, Keyword::name);
    nameTransition = toNames.applied().length == 0 ? null : toNames;
    decided = state().states().mayKeepTexts() && (nameTransition != null || !patterns.isEmpty())
        ? new NameCache()
        : null;
    members = new Member[mentioned.size()];
    for (String name : mentioned) {
      Member member = new Member(name, byName.size());
      members[member.number] = member;
      byName.put(name, member);
    }
    nameMatcher = JsonTexts.nameMatcher(mentioned);
    required = new long[assertions().length][];
    for (int i = 0; i < required.length; i++) {
      required[i] = required(assertions()[i].keyword());
    }
  }

  private long[] required(Keyword keyword) {
    if (!keyword.requiresNames()) {
      return NOT_NAMES;
    }
    long[] bits = Bits.of(members.length);
    for (String name : keyword.names()) {
      Bits.add(bits, Objects.requireNonNull(find(name)).number);
    }
    return bits;
  }

  /**
   * A matcher that returns the numbers of names that the schemas mention; null if they mention none, or one that is
   * empty or not ASCII.
   */
  @Nullable
  public PropertyNameMatcher nameMatcher() {
    return nameMatcher;
  }

  /** The number of names that the schemas mention. */
  public int memberCount() {
    return members.length;
  }

  public Member member(int number) {
    return members[number];
  }

  /** The member with a name that the schemas mention, or null. */
  @Nullable
  public Member find(String name) {
    return byName.get(name);
  }

  /** The names that an assertion requires, as a bit set, or {@link #NOT_NAMES} if it asserts something else. */
  public long[] required(int assertion) {
    return required[assertion];
  }

  /** The transition of property names, which are checked as strings; null if no schema applies to them. */
  @Nullable
  public StateTransition nameTransition() {
    return nameTransition;
  }

  /** The cache of names already found valid, or null if names are not cached. */
  @Nullable
  public NameCache decided() {
    return decided;
  }

  /** The number of patterns that the name of a member that the schemas do not mention is matched against. */
  public int patternCount() {
    return patterns.size();
  }

  /**
   * The transition of a member.
   *
   * @param mentioned the member if the schemas mention its name, or null
   * @throws LimitReached if the search for patterns in the name takes more steps than allowed
   */
  public StateTransition transition(@Nullable Member mentioned, String name, PatternSteps steps) {
    if (mentioned == null) {
      return patternSet == null
          ? ofOther(name)
          : ofMatching(BitSet.valueOf(patternSet.find(name, steps)), name);
    }
    StateTransition cached = mentioned.transition;
    if (cached == null) {
      cached = make(name, pattern -> pattern.find(name, steps));
      mentioned.transition = cached;
    }
    return cached;
  }

  private StateTransition ofOther(String name) {
    StateTransition cached = other;
    if (cached == null) {
      cached = make(name, pattern -> false);
      other = cached;
    }
    return cached;
  }

  private StateTransition ofMatching(BitSet matched, String name) {
    StateTransition cached = byPatterns.get(matched);
    if (cached == null) {
      Set<PatternMatcher> matching =
          matched.stream().mapToObj(patterns::get).collect(Collectors.toSet());
      cached = make(name, matching::contains);
      if (byPatterns.size() < MAX_COMBINATIONS && state().states().mayKeepCombination()) {
        byPatterns.put(matched, cached);
      }
    }
    return cached;
  }

  private StateTransition make(String name, Predicate<PatternMatcher> matches) {
    return TransitionBuilder.of(this, (keyword, rules) -> keyword.member(name, matches, rules));
  }
}
