package dev.masu.jackson.internal.records;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Does pieces of work on several threads at once, and hands over their results in the order of the pieces.
 *
 * <p>The thread that asks for results takes the pieces from their source, and does a piece itself that
 * nobody has begun when its turn comes: so it never waits for a thread that waits for it.
 *
 * @param <R> the type of the results; of a piece there may be many
 */
public final class InOrder<R> implements Iterator<R> {
  private final Source<R> source;
  private final Parallelism parallelism;
  private final long maxHeld;
  private final Queue<Task<R>> pending = new ArrayDeque<>();
  private Iterator<R> ready = Collections.emptyIterator();
  private @Nullable Throwable failure;
  private @Nullable Throwable sourceFailure;
  private long held;
  private boolean isExhausted;

  /**
   * How much is done at once.
   *
   * @param executor what does it
   * @param threads how many threads are to be kept busy; with 1 there is only that of the caller
   */
  public record Parallelism(Executor executor, int threads) {
    /** How many pieces may wait for their turn: enough that no thread waits while one piece takes long. */
    public int lookAhead() {
      return threads == 1 ? 1 : 2 * threads;
    }
  }

  /** Gives pieces of work. */
  public interface Source<R> extends Closeable {
    /** {@return the next piece, or null if there is none} */
    @Nullable
    public Work<R> next() throws IOException;
  }

  /** A piece of work. */
  public interface Work<R> {
    /** What it holds, in bytes. */
    int size();

    /** How many results it gives, if it is not ended early. */
    int results();

    /** Does it. What was handed over before an exception counts all the same. */
    void run(Consumer<? super R> results);
  }

  /**
   * Makes an iterator.
   *
   * @param maxHeld how many bytes the pieces may hold together before no further one is taken
   */
  private InOrder(Source<R> source, Parallelism parallelism, long maxHeld) {
    this.source = source;
    this.parallelism = parallelism;
    this.maxHeld = maxHeld;
  }

  /** A stream of the results, which closes the source when it is closed or at its end. */
  public static <R> Stream<R> stream(Source<R> source, Parallelism parallelism, long maxHeld) {
    InOrder<R> results = new InOrder<>(source, parallelism, maxHeld);
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED | Spliterator.NONNULL),
            false)
        .onClose(results::close);
  }

  @Override
  public boolean hasNext() {
    while (!ready.hasNext()) {
      if (failure != null) {
        throw ended(failure);
      }
      takeAhead();
      Task<R> first = pending.poll();
      if (first != null) {
        held -= first.size;
        workUntilDone(first);
        failure = first.finish();
        ready = first.results.iterator();
      } else if (sourceFailure != null) {
        throw ended(sourceFailure);
      } else {
        close();
        return false;
      }
    }
    return true;
  }

  @Override
  public R next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return ready.next();
  }

  /** Does the piece, or others as long as somebody else does it: a thread that waits is a core that rests. */
  private void workUntilDone(Task<R> first) {
    first.run();
    for (Task<R> next : pending) {
      if (first.isDone()) {
        return;
      }
      next.run();
    }
  }

  private void takeAhead() {
    while (!isExhausted
        && pending.size() < parallelism.lookAhead()
        && (pending.isEmpty() || held < maxHeld)) {
      Work<R> work = nextWork();
      if (work == null) {
        isExhausted = true;
        return;
      }
      Task<R> task = new Task<>(work);
      pending.add(task);
      held += task.size;
      if (parallelism.threads() > 1) {
        offer(task);
      }
    }
  }

  private void offer(Task<R> task) {
    try {
      parallelism.executor().execute(task);
    } catch (RejectedExecutionException e) {
      // Nobody has begun it when its turn comes.
    }
  }

  /** What goes wrong with the source is told when all before it has been handed over. */
  private @Nullable Work<R> nextWork() {
    try {
      return source.next();
    } catch (IOException e) {
      sourceFailure = new UncheckedIOException(e);
    } catch (Throwable e) {
      sourceFailure = e;
    }
    return null;
  }

  /** Closes all because of a failure; {@return what to throw} */
  private RuntimeException ended(Throwable reason) {
    failure = null;
    sourceFailure = null;
    try {
      close();
    } catch (RuntimeException | Error e) {
      if (e != reason) {
        reason.addSuppressed(e);
      }
    }
    if (reason instanceof Error error) {
      throw error;
    }
    return reason instanceof RuntimeException known
        ? known
        : new UndeclaredThrowableException(
            reason, "expected no checked exception but found " + reason);
  }

  /** Gives up what nobody has begun, and what has not been handed over. */
  private void close() {
    isExhausted = true;
    ready = Collections.emptyIterator();
    pending.forEach(task -> task.cancel(false));
    pending.clear();
    try {
      source.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A piece of work with its results. */
  private static final class Task<R> extends FutureTask<@Nullable Void> {
    private final List<R> results;
    private final int size;

    Task(Work<R> work) {
      this(work, new ArrayList<>(work.results()));
    }

    private Task(Work<R> work, List<R> results) {
      super(() -> work.run(results::add), null);
      this.results = results;
      this.size = work.size();
    }

    /** Waits for who does the work; {@return what ended it early, or null} */
    @Nullable
    Throwable finish() {
      boolean wasInterrupted = false;
      try {
        while (true) {
          try {
            get();
            return null;
          } catch (InterruptedException e) {
            // What has been begun is over soon; whoever interrupts finds out afterwards.
            wasInterrupted = true;
          } catch (ExecutionException e) {
            return Objects.requireNonNull(e.getCause(), "an exception without cause");
          }
        }
      } finally {
        if (wasInterrupted) {
          Thread.currentThread().interrupt();
        }
      }
    }
  }
}
