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
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks on several threads, and returns their results in the order of the tasks.
 *
 * <p>The calling thread takes the tasks from their source, and runs a task itself if no other thread has started it
 * when its results are needed. So it never waits for a thread that waits for it.
 *
 * @param <R> the type of the results; a task may have many
 */
public final class OrderedTasks<R> extends AbstractSpliterator<R> {
  private final Source<R> source;
  private final Closeable input;
  private final Parallelism parallelism;
  private final long maxHeld;
  private final Queue<Task<R>> pending = new ArrayDeque<>();
  private final Queue<Task<R>> unstarted = new ConcurrentLinkedQueue<>();

  /** How often the executor may be given {@link #runOne} before it runs it. */
  private final Semaphore offers;

  private final Runnable runOne;
  private Iterator<R> ready = Collections.emptyIterator();
  private @Nullable Throwable failure;
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
  }

  /**
   * What a task does.
   *
   * @param size how many bytes it holds
   * @param action does it; results that were passed on before a failure count
   */
  public record Work<R>(int size, Consumer<Consumer<? super R>> action) {}

  private OrderedTasks(Source<R> source, Closeable input, Parallelism parallelism, long maxHeld) {
    super(Long.MAX_VALUE, ORDERED | NONNULL);
    this.source = source;
    this.input = input;
    this.parallelism = parallelism;
    this.maxHeld = maxHeld;
    this.offers = new Semaphore(parallelism.threads() == 1 ? 0 : parallelism.lookAhead());
    this.runOne = runOne(unstarted, offers);
  }

  /**
   * {@return a stream of the results, which closes the input at its end or when it is closed}
   *
   * @param input what the tasks come from
   * @param maxHeld how many bytes the tasks may hold before no further one is taken
   */
  public static <R> Stream<R> stream(
      Source<R> source, Closeable input, Parallelism parallelism, long maxHeld) {
    OrderedTasks<R> results = new OrderedTasks<>(source, input, parallelism, maxHeld);
    return StreamSupport.stream(results, false).onClose(results::close);
  }

  @Override
  public boolean tryAdvance(Consumer<? super R> action) {
    while (!ready.hasNext()) {
      if (failure != null) {
        throw ended(failure);
      }
      takeAhead();
      Task<R> first = pending.poll();
      if (first == null) {
        close();
        return false;
      }
      held -= first.work.size();
      runUntilDone(first);
      failure = first.failure.join();
      ready = first.results.iterator();
    }
    action.accept(ready.next());
    return true;
  }

  /** {@return null: parts of a stream would be read ahead without bound} */
  @Override
  public @Nullable Spliterator<R> trySplit() {
    return null;
  }

  /** Runs tasks until the first one, which another thread may run, is done or there are no more. */
  private void runUntilDone(Task<R> first) {
    Task<R> next;
    while (!first.failure.isDone() && (next = unstarted.poll()) != null) {
      next.run();
    }
  }

  private void takeAhead() {
    while (!isExhausted
        && pending.size() < parallelism.lookAhead()
        && (pending.isEmpty() || held < maxHeld)) {
      Work<R> work = nextWork();
      if (work == null) {
        return;
      }
      Task<R> task = new Task<>(work);
      pending.add(task);
      unstarted.add(task);
      held += work.size();
      offer();
    }
  }

  private void offer() {
    if (offers.tryAcquire()) {
      try {
        parallelism.executor().execute(runOne);
      } catch (RejectedExecutionException e) {
        // The calling thread will run the task.
        offers.release();
      }
    }
  }

  /** {@return what runs one task} All tasks share it, so that an executor's queue holds none that was run or closed. */
  private static Runnable runOne(Queue<? extends Task<?>> unstarted, Semaphore offers) {
    return () -> {
      offers.release();
      Task<?> next = unstarted.poll();
      if (next != null) {
        next.run();
      }
    };
  }

  /**
   * {@return the next task, or null; a failure of the source is a task, and comes after the results of earlier ones}
   */
  private @Nullable Work<R> nextWork() {
    Work<R> work = null;
    try {
      work = source.next();
    } catch (IOException e) {
      pending.add(new Task<>(new UncheckedIOException(e)));
    } catch (Throwable e) {
      pending.add(new Task<>(e));
    }
    isExhausted = work == null;
    return work;
  }

  /** Closes everything after a failure; {@return the exception to throw} */
  private RuntimeException ended(Throwable reason) {
    failure = null;
    Closing.closeAfter(reason, this::close);
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
    unstarted.clear();
    pending.clear();
    try {
      input.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class Task<R> {
    private final Work<R> work;
    private final List<R> results = new ArrayList<>();

    /** What the task failed with, or null, once it has ended. */
    private final CompletableFuture<@Nullable Throwable> failure = new CompletableFuture<>();

    Task(Work<R> work) {
      this.work = work;
    }

    Task(Throwable reason) {
      this(new Work<>(0, results -> {}));
      failure.complete(reason);
    }

    void run() {
      Throwable thrown = null;
      try {
        work.action().accept(results::add);
      } catch (Throwable e) {
        thrown = e;
      }
      failure.complete(thrown);
    }
  }
}
