package dev.masu.cli.output;

/** Ends the command when the program that reads its output ends, as {@code head} does. */
public final class BrokenPipe {
  private BrokenPipe() {}

  /**
   * Lets the signal SIGPIPE end the virtual machine silently, as it ends other programs.
   *
   * <p>Java ignores the signal and throws an exception that differs from that of a full disk in its message alone, which
   * is in the system's language. Without such a signal, as on Windows, or without {@code sun.misc.Signal}, a broken pipe
   * is reported as output that cannot be written.
   */
  public static void endSilently() {
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
