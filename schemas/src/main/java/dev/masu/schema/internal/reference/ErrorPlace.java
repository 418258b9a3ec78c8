package dev.masu.schema.internal.reference;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;

/**
 * Where an error was found. Places have an order, so that maps find them in time where many names of a
 * document have one hash.
 *
 * @param value the value
 * @param keyword where the keyword stands in its schema, or again the value if that is of no matter
 * @param part the name or item of the value that the error is about; empty if it is about all of it
 */
record ErrorPlace(NodePath value, NodePath keyword, String part) implements Comparable<ErrorPlace> {

  static ErrorPlace ofKeyword(Error error) {
    NodePath keyword = error.getSchemaLocation().getFragment();
    return new ErrorPlace(error.getInstanceLocation(), keyword, part(error));
  }

  static ErrorPlace ofPart(Error error) {
    NodePath value = error.getInstanceLocation();
    return new ErrorPlace(value, value, part(error));
  }

  private static String part(Error error) {
    return error.getProperty() + ErrorTranslation.item(error);
  }

  static ErrorPlace ofValue(Error error) {
    NodePath value = error.getInstanceLocation();
    return new ErrorPlace(
        value, value, ErrorTranslation.isOfName(error) ? " " + error.getProperty() : "");
  }

  @Override
  public int compareTo(ErrorPlace other) {
    int order = part.compareTo(other.part);
    order = order != 0 ? order : compare(value, other.value);
    return order != 0 ? order : compare(keyword, other.keyword);
  }

  /** From their ends, step by step: as texts they may be long. */
  private static int compare(NodePath first, NodePath second) {
    NodePath a = first;
    NodePath b = second;
    while (a.getParent() != null && b.getParent() != null) {
      int order = a.getElement(-1).toString().compareTo(b.getElement(-1).toString());
      if (order != 0) {
        return order;
      }
      a = a.getParent();
      b = b.getParent();
    }
    return Boolean.compare(a.getParent() != null, b.getParent() != null);
  }
}
