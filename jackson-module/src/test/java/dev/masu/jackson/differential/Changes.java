package dev.masu.jackson.differential;

import static dev.masu.jackson.differential.Change.any;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import tools.jackson.core.JacksonException;

/** Changes documents: mostly their values, sometimes their bytes. */
final class Changes {
  /** Larger documents are changed in their bytes only. */
  private static final int LARGEST = 20_000;

  private static final List<String> SIGNS =
      List.of("{", "}", "[", "]", "\"", ",", ":", " ", "\\", "-", "0", "null", "\u0000", "\ufeff");

  private final Random random;

  public Changes(long seed) {
    random = new Random(seed);
  }

  /** The document with one to three changes. */
  public byte[] changed(byte[] json) {
    return random.nextInt(6) == 0
        ? inBytes(json)
        : parts(json).map(this::inParts).orElseGet(() -> inBytes(json));
  }

  private static Optional<JsonPart> parts(byte[] json) {
    if (json.length > LARGEST) {
      return Optional.empty();
    }
    try {
      JsonPart parts = JsonPart.of(new String(json, StandardCharsets.UTF_8));
      return parts.members().isEmpty() ? Optional.empty() : Optional.of(parts);
    } catch (JacksonException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private byte[] inParts(JsonPart whole) {
    for (int changes = random.nextInt(3); changes >= 0; changes--) {
      List<JsonPart> containers = whole.containers();
      if (!containers.isEmpty()) {
        JsonPart container = any(containers, random);
        Change.make(whole, container, random.nextInt(container.members().size()), random);
      }
    }
    return whole.spaced(random.nextBoolean() ? random : null).getBytes(StandardCharsets.UTF_8);
  }

  private byte[] inBytes(byte[] json) {
    if (json.length == 0) {
      return any(SIGNS, random).getBytes(StandardCharsets.UTF_8);
    }
    int at = random.nextInt(json.length);
    switch (random.nextInt(5)) {
      case 0 -> {
        return Arrays.copyOf(json, at);
      }
      case 1 -> {
        byte[] flipped = json.clone();
        flipped[at] ^= (byte) (1 << random.nextInt(8));
        return flipped;
      }
      case 2 -> {
        return joined(json, at, new byte[0], Math.min(json.length, at + 1 + random.nextInt(3)));
      }
      case 3 -> {
        return joined(
            json, json.length, random.nextBoolean() ? json : new byte[] {'\n'}, json.length);
      }
      default -> {
        return joined(json, at, any(SIGNS, random).getBytes(StandardCharsets.UTF_8), at);
      }
    }
  }

  /** The start of a document, other bytes, and the document from another position on. */
  private static byte[] joined(byte[] json, int end, byte[] between, int start) {
    byte[] joined = Arrays.copyOf(json, end + between.length + json.length - start);
    System.arraycopy(between, 0, joined, end, between.length);
    System.arraycopy(json, start, joined, end + between.length, json.length - start);
    return joined;
  }
}
