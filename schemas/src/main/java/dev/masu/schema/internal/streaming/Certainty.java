package dev.masu.schema.internal.streaming;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the frames of one open value tell each other of what is certain. A value is refused for certain as soon as a branch
 * refuses it that a schema needs, or each of its alternatives; and of alternatives the last one that may accept the
 * value is needed.
 */
final class Certainty {
  private final Level level;

  /** Whether some frame knows what was not passed on yet. */
  private boolean isToSettle;

  Certainty(Level level) {
    this.level = level;
  }

  /** Starts with another value. */
  void start() {
    isToSettle = false;
  }

  /** Takes note that a frame may know more. */
  void changed() {
    isToSettle = true;
  }

  /**
   * Passes on what the frames know, until nothing is new or the document is refused: refusals to the schemas that need a
   * branch, which most often come before it, and need to the branches.
   */
  void settle(List<Frame> frames, int used) {
    while (isToSettle && !level.run().isRefused()) {
      isToSettle = false;
      for (int i = used - 1; i >= 0; i--) {
        refuse(frames.get(i));
      }
      for (int i = 0; i < used; i++) {
        need(frames.get(i));
      }
    }
  }

  /** Refuses the value by a schema of which a branch that it needs refuses it, or each alternative. */
  private void refuse(Frame frame) {
    if (frame.isRefused() || !frame.schema().hasBranches()) {
      return;
    }
    List<Keyword> keywords = frame.schema().keywords(level.type());
    for (int i = 0; i < keywords.size(); i++) {
      if (isRefusedBy(keywords.get(i))) {
        frame.refuse();
        isToSettle = true;
      }
    }
  }

  private boolean isRefusedBy(Keyword keyword) {
    List<SchemaNode> branches = keyword.branches();
    int accepting = 0;
    for (int i = 0; i < branches.size(); i++) {
      accepting += mayAccept(branches.get(i)) ? 1 : 0;
    }
    return keyword.needsAll() ? accepting < branches.size() : keyword.needsOne() && accepting == 0;
  }

  /** Makes branches certain that a certain schema needs: all of them, or the last alternative that may accept the value. */
  private void need(Frame frame) {
    if (!frame.isCertain() || !frame.schema().hasBranches()) {
      return;
    }
    List<Keyword> keywords = frame.schema().keywords(level.type());
    for (int i = 0; i < keywords.size(); i++) {
      List<SchemaNode> branches = keywords.get(i).branches();
      if (keywords.get(i).needsAll()) {
        branches.forEach(this::makeCertain);
      } else if (keywords.get(i).needsOne()) {
        SchemaNode last = onlyOneThatMayAccept(branches);
        if (last != null) {
          makeCertain(last);
        }
      }
    }
  }

  private @Nullable SchemaNode onlyOneThatMayAccept(List<SchemaNode> branches) {
    SchemaNode only = null;
    for (int i = 0; i < branches.size(); i++) {
      if (mayAccept(branches.get(i))) {
        if (only != null) {
          return null;
        }
        only = branches.get(i);
      }
    }
    return only;
  }

  private boolean mayAccept(SchemaNode branch) {
    Frame frame = level.find(branch);
    return frame == null || !frame.isRefused();
  }

  private void makeCertain(SchemaNode branch) {
    Frame frame = level.find(branch);
    if (frame != null && !frame.isCertain()) {
      frame.makeCertain();
      isToSettle = true;
    }
  }
}
