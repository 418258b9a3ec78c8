package dev.masu.internal.map;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * Configures Immutables for documents whose maps are {@link OrderedMap}s and whose builders are
 * written by hand.
 *
 * <p>Source retention, because {@code @Value.Style} in a class file causes warnings for everyone
 * who compiles against it without Immutables.
 */
@Retention(RetentionPolicy.SOURCE)
@Target({ElementType.PACKAGE, ElementType.TYPE})
@Value.Style(
    jdkOnly = true,
    allowedClasspathAnnotations = Override.class,
    allParameters = true,
    of = "ofFrozen",
    overshadowImplementation = true,
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    defaults = @Value.Immutable(builder = false))
public @interface FrozenStyle {}
