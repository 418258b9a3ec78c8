package dev.masu.schema.internal.evaluate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.TokenStreamLocation;

/** The names of an open object: those that schemas mention as bits, all others in a table. */
final class MemberNames {
  private @Nullable NameTable others;
  private long[] seen = new long[1];
  private int[] orders = new int[0];
  private @Nullable TokenStreamLocation[] locations = new TokenStreamLocation[0];
  private int size;
  private boolean hasOthers;

  /** Starts with the next object. */
  void clear(int mentioned) {
    int words = Bits.words(mentioned);
    if (seen.length == words) {
      for (int i = 0; i < words; i++) {
        seen[i] = 0;
      }
    } else {
      seen = new long[words];
    }
    if (orders.length < mentioned) {
      orders = new int[mentioned];
    }
    if (hasOthers && others != null) {
      others.clear();
      hasOthers = false;
    }
    size = 0;
  }

  /** What is kept of an object that has ended. */
  MemberNames copy() {
    MemberNames copy = new MemberNames();
    copy.seen = seen.clone();
    copy.orders = orders.clone();
    copy.size = size;
    if (hasOthers && others != null) {
      copy.hasOthers = true;
      copy.others = new NameTable();
      NameTable target = copy.others;
      others.first(ObjectNames.MAX_KEPT, target::add);
    }
    return copy;
  }

  private NameTable others() {
    if (others == null) {
      others = new NameTable();
    }
    return others;
  }

  int size() {
    return size;
  }

  /** The names that schemas mention and the object has. */
  long[] seen() {
    return seen;
  }

  boolean has(ObjectState.Member member) {
    return Bits.has(seen, member.number());
  }

  /** Adds a name that schemas mention; {@return -1, or the order of the same name} */
  int add(ObjectState.Member member, int order) {
    int number = member.number();
    if (Bits.has(seen, number)) {
      return orders[number];
    }
    Bits.add(seen, number);
    orders[number] = order;
    size++;
    return -1;
  }

  /** Adds another name; {@return -1, or the order of the same name} */
  int add(String name, int order) {
    hasOthers = true;
    int first = others().add(name, order);
    size += first < 0 ? 1 : 0;
    return first;
  }

  /** Keeps the location of the name that was added last. */
  void locate(ObjectState.@Nullable Member member, @Nullable TokenStreamLocation location) {
    if (member == null) {
      others().mark(location);
      return;
    }
    if (locations.length < orders.length) {
      locations = new TokenStreamLocation[orders.length];
    }
    locations[member.number()] = location;
  }

  /** Where a name stands that the object has, if that was kept. */
  @Nullable
  TokenStreamLocation location(ObjectState.@Nullable Member member, String name) {
    if (member == null) {
      return others == null ? null : others.place(name);
    }
    return has(member) && member.number() < locations.length ? locations[member.number()] : null;
  }

  private record Named(String name, int order) {}

  /** The first names in document order. */
  List<String> first(ObjectState state, int max) {
    List<Named> names = new ArrayList<>();
    for (int i = 0; i < state.memberCount(); i++) {
      if (Bits.has(seen, i)) {
        names.add(new Named(state.member(i).name(), orders[i]));
      }
    }
    if (hasOthers && others != null) {
      others.first(max, (name, order) -> names.add(new Named(name, order)));
    }
    return names.stream()
        .sorted(Comparator.comparingInt(Named::order))
        .limit(max)
        .map(Named::name)
        .toList();
  }
}
