package dev.masu.cli;

/** What becomes of the command when whoever reads its output goes away, as {@code head} does. */
final class BrokenPipe {
  private BrokenPipe() {}

  /**
   * Lets the signal SIGPIPE end the virtual machine at once, without a word, as it ends other programs.
   *
   * <p>Java itself ignores the signal and tells a broken pipe by an exception that differs from that of a full disk by
   * its words alone, which are the system's and in its language. Where there is no such signal, as on Windows, or no
   * {@code sun.misc.Signal}, all stays as it is: a broken pipe is output that cannot be written.
   */
  static void endsSilently() {
    try {
      // By reflection: javac warns of any other use, which nothing suppresses.
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object pipe = signal.getConstructor(String.class).newInstance("PIPE");
      Object systemsOwn = handler.getField("SIG_DFL").get(null);
      signal.getMethod("handle", signal, handler).invoke(null, pipe, systemsOwn);
    } catch (ReflectiveOperationException e) {
      // There is no such signal here.
    }
  }
}
