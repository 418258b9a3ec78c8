package dev.masu.jackson.internal.records;

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
 * Runs tasks on several threads, and returns their results in the order of the tasks.
 *
 * <p>The calling thread takes the tasks from their source, and runs a task itself if no other thread has started it when its
 * results are needed. So it never waits for a thread that waits for it.
 *
 * @param <R> the type of the results; a task may have many
 */
public final class OrderedTasks<R> implements Iterator<R> {
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
   * How many tasks run at the same time.
   *
   * @param executor runs them
   * @param threads how many threads to keep busy; with 1 only the calling thread
   */
  public record Parallelism(Executor executor, int threads) {
    /** {@return how many tasks to keep ready: enough that no thread is idle while one task takes long} */
    public int lookAhead() {
      return threads == 1 ? 1 : 2 * threads;
    }
  }

  /** Where tasks come from. */
  @FunctionalInterface
  public interface Source<R> {
    /** {@return the next task, or null if there is none} */
    @Nullable
    Work<R> next() throws IOException;

    /** Releases what the tasks come from. */
    default void close() throws IOException {}
  }

  /**
   * What a task does.
   *
   * @param size how many bytes it holds
   * @param results how many results it gives, unless it fails
   * @param action does it; results that were passed on before a failure count
   */
  public record Work<R>(int size, int results, Consumer<Consumer<? super R>> action) {}

  /**
   * Creates an iterator.
   *
   * @param maxHeld how many bytes the tasks may hold before no further one is taken
   */
  private OrderedTasks(Source<R> source, Parallelism parallelism, long maxHeld) {
    this.source = source;
    this.parallelism = parallelism;
    this.maxHeld = maxHeld;
  }

  /** {@return a stream of the results, which closes the source at its end or when it is closed} */
  public static <R> Stream<R> stream(Source<R> source, Parallelism parallelism, long maxHeld) {
    OrderedTasks<R> results = new OrderedTasks<>(source, parallelism, maxHeld);
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

  /** Runs the task, or others while another thread runs it, rather than wait idly. */
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
      // The calling thread will run it.
    }
  }

  /** {@return the next task; a failure of the source is thrown after the results of earlier tasks} */
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

  /** Closes everything after a failure; {@return the exception to throw} */
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

  /** Cancels tasks that have not started, and drops results. */
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

  /** A task with its results. */
  private static final class Task<R> extends FutureTask<@Nullable Void> {
    private final List<R> results;
    private final int size;

    Task(Work<R> work) {
      this(work, new ArrayList<>(work.results()));
    }

    private Task(Work<R> work, List<R> results) {
      super(() -> work.action().accept(results::add), null);
      this.results = results;
      this.size = work.size();
    }

    /** Waits for the end of the task; {@return what it failed with, or null} */
    @Nullable
    Throwable finish() {
      boolean wasInterrupted = false;
      try {
        while (true) {
          try {
            get();
            return null;
          } catch (InterruptedException e) {
            // A started task ends soon; the interrupt is restored afterwards.
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
