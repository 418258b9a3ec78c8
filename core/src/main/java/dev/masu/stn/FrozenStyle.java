package dev.masu.stn;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * How Immutables generates a document that is given maps which never change, and has a builder of its own.
 *
 * <p>It stays in the source, as {@link DocumentStyle} does.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@Value.Style(
    jdkOnly = true,
    allowedClasspathAnnotations = Override.class,
    allParameters = true,
    of = "ofFrozen",
    overshadowImplementation = true,
    visibility = Value.Style.ImplementationVisibility.PACKAGE,
    defaults = @Value.Immutable(builder = false))
@interface FrozenStyle {}
