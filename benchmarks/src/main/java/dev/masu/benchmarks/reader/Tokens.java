package dev.masu.benchmarks.reader;

import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Jackson's tokens alone: what no reader that builds on Jackson can be faster than. */
public final class Tokens {
  private static final JsonFactory FACTORY = new JsonFactory();

  private Tokens() {}

  /** {@return the number of tokens} */
  public static int count(byte[] json) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      int count = 0;
      while (parser.nextToken() != null) {
        count++;
      }
      return count;
    }
  }

  /** {@return the lengths of all texts that are values; names are texts already} */
  public static int strings(byte[] json) {
    try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), json)) {
      int length = 0;
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.VALUE_STRING) {
          length += parser.getString().length();
        }
      }
      return length;
    }
  }
}
