package dev.masu.jackson.internal.records;

/** Closes what has failed. */
public final class Closing {
  private Closing() {}

  /** Closes after a failure, to which a failure of closing is added. */
  public static void closeAfter(Throwable reason, Runnable close) {
    try {
      close.run();
    } catch (RuntimeException | Error e) {
      if (e != reason) {
        reason.addSuppressed(e);
      }
    }
  }
}
