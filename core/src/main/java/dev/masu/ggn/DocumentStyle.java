package dev.masu.ggn;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables generates this package's documents, which have builders of their own.
 *
 * <p>It stays in the source: {@code @Value.Style} on the package itself would stand in its class file,
 * and warn everyone who compiles against it without Immutables.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Value.Style(
    jdkOnly = true,
    allowedClasspathAnnotations = Override.class,
    allParameters = true,
    of = "ofFrozen",
    overshadowImplementation = true,
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    defaults = @Value.Immutable(builder = false))
@interface DocumentStyle {}
