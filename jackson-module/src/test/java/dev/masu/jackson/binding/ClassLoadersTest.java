package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.SchemaBound;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** A catalogue may be used by several applications of one virtual machine, which come and go with their types. */
final class ClassLoadersTest {
  private static final int COLLECTIONS = 20;

  /** A type whose objects are made at once. */
  @SchemaBound(SchemaCatalog.STN)
  public record OfARecord(@Nullable Object board, boolean toggle) {}

  /** A type whose properties are set one by one. */
  @SchemaBound(SchemaCatalog.STN)
  public static final class WithSetters {
    public void setBoard(@Nullable Object board) {}

    public void setToggle(boolean toggle) {}
  }

  @ParameterizedTest
  @ValueSource(classes = {OfARecord.class, WithSetters.class})
  void areNotHeldByTheCatalogue(Class<?> type) throws ReflectiveOperationException {
    WeakReference<ClassLoader> loader = loaderOfATypeThatWasRead(type);
    for (int i = 0; i < COLLECTIONS && loader.get() != null; i++) {
      System.gc();
    }
    assertThat(loader.get()).isNull();
  }

  private static WeakReference<ClassLoader> loaderOfATypeThatWasRead(Class<?> type)
      throws ReflectiveOperationException {
    ClassLoader loader = new Loader(type);
    Class<?> anew = loader.loadClass(type.getName());
    JsonMapper mapper = TestMappers.bundled();
    for (int i = 0; i < 2; i++) {
      assertThat(mapper.readValue("{\"board\":{\"e2\":null},\"toggle\":true}", anew))
          .isInstanceOf(anew)
          .isNotInstanceOf(type);
    }
    return new WeakReference<>(loader);
  }

  /** Loads one type anew. */
  private static final class Loader extends ClassLoader {
    private final String name;

    Loader(Class<?> type) {
      super(type.getClassLoader());
      this.name = type.getName();
    }

    @Override
    protected Class<?> loadClass(String asked, boolean resolve) throws ClassNotFoundException {
      if (!asked.equals(name)) {
        return super.loadClass(asked, resolve);
      }
      try (InputStream in = getResourceAsStream(asked.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(asked, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(asked, e);
      }
    }
  }
}
