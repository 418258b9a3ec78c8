package dev.masu.schema.internal.streaming;

import java.util.List;

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

  /** Passes on what the frames know, until nothing is new or the document is refused. */
  void settle(List<Frame> frames, int used) {
    while (isToSettle && !level.run().isRefused()) {
      isToSettle = false;
      for (int i = used - 1; i >= 0; i--) {
        if (frames.get(i).schema().hasBranches()) {
          settle(frames.get(i));
        }
      }
    }
  }

  private void settle(Frame frame) {
    List<Keyword> keywords = frame.schema().keywords(level.type());
    for (int i = 0; i < keywords.size(); i++) {
      Keyword keyword = keywords.get(i);
      if (keyword.needsAll()) {
        settleAll(frame, keyword.branches());
      } else if (keyword.needsOne()) {
        settleOne(frame, keyword.branches());
      }
    }
  }

  private void settleAll(Frame frame, List<SchemaNode> branches) {
    for (int i = 0; i < branches.size(); i++) {
      Frame branch = level.find(branches.get(i));
      if (branch != null) {
        settleNeeded(frame, branch);
      }
    }
  }

  private void settleOne(Frame frame, List<SchemaNode> branches) {
    Frame left = null;
    for (int i = 0; i < branches.size(); i++) {
      Frame branch = level.find(branches.get(i));
      boolean mayAccept = branch == null || !branch.isRefused();
      if (mayAccept && (branch == null || left != null)) {
        return;
      }
      left = mayAccept ? branch : left;
    }
    if (left != null) {
      settleNeeded(frame, left);
    } else {
      refuse(frame);
    }
  }

  /** Of a schema and a branch that it needs. */
  private void settleNeeded(Frame frame, Frame branch) {
    if (branch.isRefused()) {
      refuse(frame);
    }
    if (frame.isCertain() && !branch.isCertain()) {
      branch.makeCertain();
      isToSettle = true;
    }
  }

  private void refuse(Frame frame) {
    if (!frame.isRefused()) {
      frame.refuse();
      isToSettle = true;
    }
  }
}
