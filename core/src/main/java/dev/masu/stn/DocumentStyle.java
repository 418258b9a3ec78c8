package dev.masu.stn;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/** How Immutables generates this package's documents; of source retention like {@code FrozenStyle}. */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Value.Style(
    jdkOnly = true,
    allowedClasspathAnnotations = Override.class,
    allParameters = true,
    of = "ofCopies",
    overshadowImplementation = true,
    visibility = Value.Style.ImplementationVisibility.PACKAGE)
@interface DocumentStyle {}
