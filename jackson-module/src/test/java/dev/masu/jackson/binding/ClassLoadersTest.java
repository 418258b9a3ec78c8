package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A catalogue may outlive the applications that use it; it must not keep their classes in memory. */
final class ClassLoadersTest {
  private static final int COLLECTIONS = 20;

  @SchemaBound(SchemaCatalog.STN)
  public record Move(@Nullable Object board, boolean toggle) {}

  @Test
  void areNotReferencedByTheCatalogueAfterATypeWasRead() throws ReflectiveOperationException {
    WeakReference<ClassLoader> loader = loaderOfATypeThatWasRead();
    for (int i = 0; i < COLLECTIONS && loader.get() != null; i++) {
      System.gc();
    }
    assertThat(loader.get()).isNull();
  }

  private static WeakReference<ClassLoader> loaderOfATypeThatWasRead()
      throws ReflectiveOperationException {
    ClassLoader loader = new Loader(Move.class);
    Class<?> type = loader.loadClass(Move.class.getName());
    assertThat(TestMappers.bundled().readValue("{\"board\":{\"e2\":null},\"toggle\":true}", type))
        .isInstanceOf(type)
        .isNotInstanceOf(Move.class);
    return new WeakReference<>(loader);
  }

  /** Loads one type again. */
  private static final class Loader extends ClassLoader {
    private final String name;

    Loader(Class<?> type) {
      super(type.getClassLoader());
      this.name = type.getName();
    }

    @Override
    protected Class<?> loadClass(String className, boolean resolve) throws ClassNotFoundException {
      if (!className.equals(name)) {
        return super.loadClass(className, resolve);
      }
      try (InputStream in = getResourceAsStream(className.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(className, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(className, e);
      }
    }
  }
}
