package dev.masu.schema.internal.streaming;

import dev.masu.schema.internal.document.ValuePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/**
 * One open array or object: the frames of the schemas at work on it, the names that it holds and, where
 * keywords compare whole values, what was held of it. It is used again for the next value of its depth.
 */
final class Level {
  /** Fewer frames are found faster by looking at each. */
  private static final int FEW = 8;

  private final Run run;
  private final int depth;
  private final NameTable names = new NameTable();
  private final List<Frame> frames = new ArrayList<>();
  private final IdentityHashMap<SchemaNode, Frame> framesBySchema = new IdentityHashMap<>();
  private final List<Check> next = new ArrayList<>();
  private final OpenStart start = new OpenStart();
  private final Certainty certainty = new Certainty(this);
  private int used;
  private JsonType type = JsonType.ARRAY;
  private int order;
  private int items;
  private boolean holdsUnread;
  private @Nullable HeldContainer held;
  private int heldId;
  private @Nullable ObjectNames namesForMessages;
  private ValuePath basePath = ValuePath.of("");
  private @Nullable Level outerLevel;
  private @Nullable ValuePath path;
  private @Nullable Spot spot;
  private @Nullable String name;

  Level(Run run, int depth) {
    this.run = run;
    this.depth = depth;
  }

  /** Starts the next array or object of this depth, with the checks that were asked for. */
  void open(JsonType newType, int newOrder, List<Check> checks, boolean holding) {
    type = newType;
    order = newOrder;
    items = 0;
    holdsUnread = false;
    if (used > FEW) {
      // Clearing takes as long for an empty map as for a full one.
      framesBySchema.clear();
    }
    used = 0;
    held = null;
    namesForMessages = null;
    names.clear();
    next.clear();
    name = null;
    path = null;
    spot = null;
    certainty.start();
    for (int i = 0; i < checks.size(); i++) {
      Check check = checks.get(i);
      Frame asked = frame(check.schema());
      asked.askedBy(check);
      if (check.isCertain()) {
        asked.makeCertain();
      }
    }
    start(holding);
  }

  /** Starts the document's own value. */
  void openRoot(JsonType newType, int newOrder, SchemaNode root) {
    open(newType, newOrder, List.of(), false);
    frame(root).makeCertain();
    start(false);
  }

  /** Tells what the value lies in, to find the way to it. */
  void liesIn(@Nullable Level outer, ValuePath base) {
    outerLevel = outer;
    basePath = base;
  }

  /** Where the value starts. */
  OpenStart startPlace() {
    return start;
  }

  /** Goes on with a value that was checked directly so far. */
  void goOn(DirectLevel direct, DirectCheck check, boolean isInnermost) {
    for (KnownName known : direct.members()) {
      names.add(known.name(), known.order());
      names.mark(check.placeOf(known));
    }
    KnownText kind = direct.kindText();
    if (kind != null) {
      takeKind(direct.members().get(0), kind);
    }
    KnownName current = direct.member();
    if (current != null) {
      member(current.name(), current.order());
    }
    if (type == JsonType.ARRAY) {
      items = isInnermost ? direct.size() : direct.size() - 1;
    }
  }

  /** Has each schema of a choice see the member that has chosen one. */
  private void takeKind(KnownName first, KnownText kind) {
    member(first.name(), first.order());
    Scalar text = new Scalar(run);
    text.ofName(kind.text(), first.order() + 1, depth + 1);
    for (Check check : next) {
      check.finished(check.schema().check(text));
    }
    endMember();
  }

  /** Notes where the name that was added last stands. */
  void nameStandsAt(@Nullable TokenStreamLocation place) {
    names.mark(place);
  }

  /** Where a name stands that the object holds, if that was noted. */
  @Nullable
  TokenStreamLocation placeOfName(String nameHere) {
    return names.place(nameHere);
  }

  /** The way to this value. */
  ValuePath path() {
    ValuePath known = path;
    return known == null ? findPath() : known;
  }

  /** Finds the ways to the values around it first, from the outside in: a document may be deeper than a thread's stack. */
  private ValuePath findPath() {
    Deque<Level> inward = new ArrayDeque<>();
    for (Level level = this; level != null && level.path == null; level = level.outerLevel) {
      inward.push(level);
    }
    ValuePath found = basePath;
    for (Level level : inward) {
      found = level.outerLevel == null ? level.basePath : level.outerLevel.currentPath();
      level.path = found;
    }
    return found;
  }

  /** The way to the current item or member; to the value itself where there was none yet. */
  ValuePath currentPath() {
    if (type == JsonType.ARRAY) {
      return items == 0 ? path() : path().item(items - 1);
    }
    return name == null ? path() : path().member(name);
  }

  /** Where the value starts. */
  Spot spot() {
    if (spot == null) {
      spot = new Spot(path(), start.location(), order);
    }
    return spot;
  }

  private void start(boolean holding) {
    boolean holds = holding;
    // Frames that are started here add their own branches behind.
    for (int i = 0; i < used; i++) {
      SchemaNode schema = frames.get(i).schema();
      holds |= schema.holds(type);
      List<Keyword> keywords = schema.keywords(type);
      for (int k = 0; k < keywords.size(); k++) {
        startBranches(keywords.get(k).branches());
      }
    }
    held = holds ? new HeldContainer(run.held(), type) : null;
    certainty.settle(frames, used);
  }

  private void startBranches(List<SchemaNode> branches) {
    for (int i = 0; i < branches.size(); i++) {
      if (!branches.get(i).acceptsAll()) {
        frame(branches.get(i));
        certainty.changed();
      }
    }
  }

  /** Whether nothing of the value was read yet, and it is refused for certain if a schema refuses it. */
  boolean startsWhatIsCheckedBy(SchemaNode schema) {
    return size() == 0
        && frames.subList(0, used).stream()
            .anyMatch(frame -> frame.isCertain() && schema.isSame(frame.schema()));
  }

  /** The frame of a schema on this value, started if there is none. */
  Frame frame(SchemaNode schema) {
    Frame known = find(schema);
    if (known != null) {
      return known;
    }
    run.step(1);
    if (used == frames.size()) {
      frames.add(new Frame(this));
    }
    Frame frame = frames.get(used++);
    frame.start(schema);
    if (used > FEW) {
      index();
    }
    return frame;
  }

  /** The frame of a schema on this value, or null if there is none. */
  @Nullable
  Frame find(SchemaNode schema) {
    if (used > FEW) {
      return framesBySchema.get(schema);
    }
    for (int i = 0; i < used; i++) {
      if (frames.get(i).schema() == schema) {
        return frames.get(i);
      }
    }
    return null;
  }

  private void index() {
    for (int i = framesBySchema.size(); i < used; i++) {
      framesBySchema.put(frames.get(i).schema(), frames.get(i));
    }
  }

  /** Takes the name of the next member, which the object does not hold yet. */
  void member(String member, int nameOrder) {
    next.clear();
    name = member;
    for (int i = 0; i < used; i++) {
      List<Keyword.OnMember> listeners = frames.get(i).schema().onMember();
      for (int k = 0; k < listeners.size(); k++) {
        listeners.get(k).member(frames.get(i), member, nameOrder);
      }
    }
    if (held != null) {
      held.member(member);
    }
    certainty.settle(frames, used);
  }

  /** Adds a name and tells -1, or the order of the same name if the object holds it already. */
  int addName(String member, int nameOrder) {
    return names.add(member, nameOrder);
  }

  /** Takes the name of a member that is not checked, since its name stands here already. */
  void skipMember(String member) {
    next.clear();
    name = member;
    if (held != null) {
      held.skipMember();
    }
  }

  /** Notes that a scalar of this value, or of one within it, could not be read. */
  void unread() {
    holdsUnread = true;
  }

  boolean holdsUnread() {
    return holdsUnread;
  }

  /** The last item or member has ended. */
  void endMember() {
    name = null;
    certainty.settle(frames, used);
  }

  /** Takes the start of the next value and tells the checks of it. */
  List<Check> startValue() {
    if (type == JsonType.ARRAY) {
      next.clear();
      for (int i = 0; i < used; i++) {
        List<Keyword.OnItem> listeners = frames.get(i).schema().onItem();
        for (int k = 0; k < listeners.size(); k++) {
          listeners.get(k).item(frames.get(i), items);
        }
      }
      items++;
    }
    return next;
  }

  void checkNext(Check check) {
    next.add(check);
  }

  /** Ends the value: all frames conclude and tell those who asked for them. */
  void close() {
    if (held != null) {
      heldId = held.finish();
    }
    for (int i = 0; i < used; i++) {
      frames.get(i).finish();
    }
    if (namesForMessages != null) {
      namesForMessages.fill(names.first(ObjectNames.MAX_KEPT));
    }
  }

  /** Ends all checks of this value; only its names are still followed. */
  void giveUp() {
    framesBySchema.clear();
    used = 0;
    next.clear();
    held = null;
  }

  boolean hasName(String member) {
    return names.contains(member);
  }

  ObjectNames namesForMessages() {
    if (namesForMessages == null) {
      namesForMessages = new ObjectNames();
    }
    return namesForMessages;
  }

  /** What was held of this value, if some keyword compares whole values of it. */
  HeldContainer held() {
    return Objects.requireNonNull(held, "held");
  }

  boolean isHolding() {
    return held != null;
  }

  /** The number that all equal values have, once this one has ended. */
  int heldId() {
    return heldId;
  }

  /** What is known for certain of the value. */
  Certainty certainty() {
    return certainty;
  }

  Run run() {
    return run;
  }

  int depth() {
    return depth;
  }

  JsonType type() {
    return type;
  }

  int order() {
    return order;
  }

  int size() {
    return type == JsonType.ARRAY ? items : names.size();
  }
}
