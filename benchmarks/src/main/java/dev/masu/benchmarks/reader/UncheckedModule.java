package dev.masu.benchmarks.reader;

import dev.masu.jackson.MasuModule;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import tools.jackson.core.Version;
import tools.jackson.databind.JacksonModule;

/** Registers all that {@link MasuModule} does, except what puts the check before the binding. */
final class UncheckedModule extends JacksonModule {
  private static final Set<String> CHECKS =
      Set.of("addDeserializerModifier", "insertAnnotationIntrospector");

  @Override
  public String getModuleName() {
    return "masu-unchecked";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    InvocationHandler handler = (proxy, method, arguments) -> {
      if (CHECKS.contains(method.getName())) {
        return context;
      }
      try {
        Object answer = method.invoke(context, arguments);
        // Calls are chained: what follows must come through here too.
        return answer == context ? proxy : answer;
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    };
    new MasuModule().setupModule((SetupContext) Proxy.newProxyInstance(
        SetupContext.class.getClassLoader(), new Class<?>[] {SetupContext.class}, handler));
  }
}
