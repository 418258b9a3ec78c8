package dev.masu.jackson.reader;

import dev.masu.jackson.internal.records.Block;
import dev.masu.jackson.internal.records.InOrder;
import dev.masu.jackson.internal.records.RecordSplitter;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The records of an input, as work to be done block by block.
 *
 * @param splitter gives the blocks
 * @param binder binds their records
 * @param <T> the type of the values
 */
public record Records<T extends @Nullable Object>(RecordSplitter splitter, RecordBinder<T> binder)
    implements InOrder.Source<CheckedResult<T>> {

  @Override
  public InOrder.@Nullable Work<CheckedResult<T>> next() throws IOException {
    Block block = splitter.next();
    return block == null ? null : new BlockWork<>(block, binder);
  }

  @Override
  public void close() throws IOException {
    splitter.close();
  }

  private record BlockWork<T extends @Nullable Object>(Block block, RecordBinder<T> binder)
      implements InOrder.Work<CheckedResult<T>> {
    @Override
    public int size() {
      return block.bytes().length;
    }

    @Override
    public int results() {
      return block.records().size();
    }

    @Override
    public void run(Consumer<? super CheckedResult<T>> results) {
      binder.bind(block, results);
    }
  }
}
