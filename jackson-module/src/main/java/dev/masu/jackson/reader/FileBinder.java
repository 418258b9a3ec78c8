package dev.masu.jackson.reader;

import dev.masu.jackson.internal.records.InOrder;
import dev.masu.jackson.reader.CheckedFile.Read;
import dev.masu.jackson.reader.CheckedFile.Unreadable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads files, as work to be done file by file.
 *
 * @param files the files
 * @param reader reads each of them
 * @param <T> the type of the values
 */
record FileBinder<T extends @Nullable Object>(Iterator<Path> files, CheckedReader<T> reader)
    implements InOrder.Source<CheckedFile<T>> {

  @Override
  public InOrder.@Nullable Work<CheckedFile<T>> next() {
    return files.hasNext() ? new Reading<>(files.next(), reader) : null;
  }

  @Override
  public void close() {
    // Each file is closed when it has been read.
  }

  private record Reading<T extends @Nullable Object>(Path file, CheckedReader<T> reader)
      implements InOrder.Work<CheckedFile<T>> {
    @Override
    public int size() {
      return 0;
    }

    @Override
    public int results() {
      return 1;
    }

    @Override
    public void run(Consumer<? super CheckedFile<T>> results) {
      results.accept(read());
    }

    private CheckedFile<T> read() {
      try {
        return new Read<>(file, reader.read(file));
      } catch (IOException e) {
        return new Unreadable<>(file, e);
      }
    }
  }
}
