package dev.masu.internal.map;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables generates a document that is given an {@link OrderedMap} for each map and has a builder of its own.
 *
 * <p>Source retention, because {@code @Value.Style} in a class file warns everyone who compiles against it without
 * Immutables.
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
