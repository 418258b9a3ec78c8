package dev.masu.schema.internal.reference;

import com.networknt.schema.SchemaLocation;
import java.util.ArrayList;
import java.util.List;

/** A {@code $ref} that leads to no schema. */
public final class BrokenReference extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String document;
  private final transient List<Object> steps = new ArrayList<>();

  BrokenReference(SchemaLocation reference, String problem, Throwable cause) {
    super(problem, cause);
    this.document = String.valueOf(reference.getAbsoluteIri());
    for (int i = 0; i < reference.getFragment().getNameCount(); i++) {
      steps.add(reference.getFragment().getElement(i));
    }
  }

  /** The id of the schema that holds the reference. */
  public String document() {
    return document;
  }

  /** The names and indexes on the way to the reference. */
  public List<Object> steps() {
    return steps;
  }
}
