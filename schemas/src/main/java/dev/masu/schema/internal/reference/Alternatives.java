package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import dev.masu.schema.internal.report.Closeness;
import dev.masu.schema.internal.report.SchemaParts;
import dev.masu.schema.internal.report.SingledOut;
import dev.masu.schema.internal.report.Told;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Folds what all branches of an {@code anyOf} or {@code oneOf} found wrong with a value into one error.
 *
 * <p>If every branch asks for another type or value at the same place, that error lists them all.
 * Else it tells of the branch that was meant. That is, in this order: a branch of the right type; the one that
 * the first of the members {@linkplain SingledOut singles out}; a branch whose members' {@code const} and {@code
 * enum} all fit, since these tell kinds of objects apart; the branch that fits deepest into the value; the branch
 * with the fewest errors.
 */
final class Alternatives {
  /** The detail that holds the errors of the branch that was meant. */
  static final String CLOSEST = "closest";

  /** The detail that holds one error of each branch, all of them about the same place. */
  static final String KINDS = "kinds";

  /** The detail that holds the number of that branch, from 1. */
  static final String NUMBER = "number";

  /** The detail that holds the numbers of branches that fit though only one may. */
  static final String FITTING = "fitting";

  private static final Pattern INDEX = Pattern.compile("[0-9]+");
  private static final Set<String> OF_TYPE = Set.of("type", "const", "enum");
  private static final Set<String> OF_VALUE = Set.of("const", "enum");

  private final NodePath location;
  private final ConstantTypes constantTypes;
  private final BoundedContext context;
  private final @Nullable Error own;
  private final List<Branch> branches = new ArrayList<>();

  /**
   * Sorts errors by branch.
   *
   * @param errors what networknt found, at least one
   * @param keyword the evaluation path of the keyword
   * @param location the value that all branches are about
   * @param constantTypes the types of constants in the branches
   * @param context the check that found the errors
   */
  Alternatives(
      List<Error> errors,
      NodePath keyword,
      NodePath location,
      ConstantTypes constantTypes,
      BoundedContext context) {
    this.location = location;
    this.constantTypes = constantTypes;
    this.context = context;
    Error ofKeyword = null;
    Map<Integer, List<Error>> byNumber = new TreeMap<>();
    for (Error error : errors) {
      Integer index = branch(error.getEvaluationPath(), keyword);
      if (index == null) {
        ofKeyword = error;
      } else {
        byNumber.computeIfAbsent(index + 1, k -> new ArrayList<>()).add(error);
      }
    }
    this.own = ofKeyword;
    byNumber.forEach((number, all) ->
        branches.add(new Branch(number, context.inDocumentOrder(Echoes.removed(all)))));
  }

  /** The branch that a way through the schema takes at the keyword; null if it ends there. */
  // What lies behind a keyword at work shares its path; from their root on paths are as long as the
  // document is deep.
  @SuppressWarnings("ReferenceEquality")
  private static @Nullable Integer branch(NodePath way, NodePath keyword) {
    Object next = null;
    for (NodePath step = way; step != keyword; step = step.getParent()) {
      next = step.getElement(-1);
    }
    return (Integer) next;
  }

  /** One error of each branch about the same place, if the error was folded of such. */
  static List<Error> kinds(Error error) {
    return error.getDetails() != null && error.getDetails().get(KINDS) instanceof List<?> kinds
        ? kinds.stream().map(Error.class::cast).toList()
        : List.of();
  }

  /** The errors of the branch that was meant, if the error was folded of such. */
  static Told<Error> closest(Error error) {
    return error.getDetails() != null && error.getDetails().get(CLOSEST) instanceof Told<?> told
        ? told.map(Error.class::cast)
        : Told.nothing();
  }

  /** What is told of alternatives beside their errors, as parameters of a violation. */
  static Map<String, Object> details(Error error) {
    Map<String, Object> details = error.getDetails();
    if (details.get(FITTING) instanceof List<?> fitting) {
      return SchemaParts.pair((Integer) fitting.get(0), (Integer) fitting.get(1));
    }
    Object number = details.get(NUMBER);
    return number == null ? Map.of() : Map.of("alternative", number);
  }

  private record Branch(int number, List<Error> errors) {
    /** The first error of a keyword about a value at a place. */
    @Nullable
    Error first(Set<String> keywords, Predicate<NodePath> at) {
      return all(keywords, at).findFirst().orElse(null);
    }

    /** All errors of a keyword about a value at a place. */
    Stream<Error> all(Set<String> keywords, Predicate<NodePath> at) {
      return errors.stream()
          .filter(error -> keywords.contains(error.getKeyword()))
          .filter(error -> !ErrorTranslation.isOfName(error))
          .filter(error -> at.test(error.getInstanceLocation()));
    }

    /** What alternatives within this branch ask for at a place. */
    List<Error> kinds(Set<String> keywords, Predicate<NodePath> at) {
      return errors.stream()
          .filter(error -> at.test(error.getInstanceLocation()))
          .flatMap(error -> Alternatives.kinds(error).stream())
          .filter(kind -> keywords.contains(kind.getKeyword()))
          .toList();
    }
  }

  /** Ends the one error. */
  Error fold(Error.Builder error) {
    if (own != null && "oneOf.indexes".equals(own.getMessageKey())) {
      List<Integer> fitting = INDEX
          .matcher((String) own.getArguments()[1])
          .results()
          .map(index -> Integer.parseInt(index.group()) + 1)
          .toList();
      return at(own, error, Map.of(FITTING, fitting)).build();
    }
    List<Error> kinds = kinds();
    if (!kinds.isEmpty()) {
      return at(kinds.get(0), error, Map.of(KINDS, kinds)).build();
    }
    Branch meant = meant();
    Told<Error> closest = Told.of(meant.errors, meant.errors.size(), Alternatives::closest);
    return at(meant.errors.get(0), error, Map.of(CLOSEST, closest, NUMBER, meant.number))
        .build();
  }

  private Branch meant() {
    List<Branch> ofType =
        branches.stream().filter(branch -> !isOfWrongType(branch)).toList();
    Map<NodePath, Integer> singledOut =
        SingledOut.byMember(ofType.stream().map(this::refusedMembers).toList());
    List<Error> singling = ofType.stream()
        .flatMap(branch -> branch.all(OF_VALUE, singledOut::containsKey))
        .toList();
    return singling.isEmpty()
        ? branches.stream().min(Comparator.comparing(this::closeness)).orElseThrow()
        : ofType.get(Objects.requireNonNull(
            singledOut.get(context.inDocumentOrder(singling).get(0).getInstanceLocation())));
  }

  private Set<NodePath> refusedMembers(Branch branch) {
    List<Error> judged =
        branch.errors.subList(0, Math.min(SingledOut.MAX_JUDGED, branch.errors.size()));
    return new Branch(branch.number, judged)
        .all(OF_VALUE, this::isMember)
        .map(Error::getInstanceLocation)
        .collect(Collectors.toSet());
  }

  private static Error.Builder at(Error place, Error.Builder error, Map<String, Object> told) {
    String name = ErrorTranslation.name(place);
    Map<String, Object> details = new HashMap<>(told);
    if (name != null) {
      details.put(PropertyNamesKeyword.NAME, name);
    }
    return error
        .details(details)
        .property(name)
        .index(ErrorTranslation.item(place).orElse(null))
        .instanceNode(place.getInstanceNode())
        .instanceLocation(place.getInstanceLocation());
  }

  /** For each branch what it asks for at one place, or nothing if that tells some branches only. */
  private List<Error> kinds() {
    List<Error> ofWhole = firsts(OF_TYPE, this::isWhole);
    if (!ofWhole.isEmpty()) {
      return ofWhole;
    }
    Error member = branches.get(0).first(OF_VALUE, this::isMember);
    return member == null
        ? List.of()
        : firsts(OF_VALUE, path -> context.isSame(path, member.getInstanceLocation()));
  }

  private List<Error> firsts(Set<String> keywords, Predicate<NodePath> at) {
    List<Error> firsts = new ArrayList<>();
    for (Branch branch : branches) {
      Error first = branch.first(keywords, at);
      if (first != null) {
        firsts.add(first);
      } else if (branch.kinds(keywords, at).isEmpty()) {
        return List.of();
      }
      firsts.addAll(branch.kinds(keywords, at));
    }
    return firsts;
  }

  private boolean isMember(NodePath path) {
    return context.depth(path) == context.depth(location) + 1;
  }

  private boolean isWhole(NodePath path) {
    return context.isSame(path, location);
  }

  private boolean isOfWrongType(Branch branch) {
    return branch
        .all(OF_TYPE, this::isWhole)
        .anyMatch(error -> error.getKeyword().equals("type") || constantTypes.haveNot(error));
  }

  private Closeness closeness(Branch branch) {
    boolean wrongKind = branch.first(OF_VALUE, this::isMember) != null;
    int deepest = branch.errors.stream()
        .mapToInt(error -> context.depth(error.getInstanceLocation()))
        .max()
        .orElse(0);
    return new Closeness(isOfWrongType(branch), wrongKind, -deepest, branch.errors.size());
  }
}
