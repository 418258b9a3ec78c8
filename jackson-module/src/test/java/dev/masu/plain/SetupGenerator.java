package dev.masu.plain;

import static dev.masu.plain.reading.Change.any;

import dev.masu.notation.NotationException;
import dev.masu.notation.Qpi.Sides;
import dev.masu.plain.reading.JsonPart;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Writes documents of {@link Setup} in which the same few texts are everywhere. */
final class SetupGenerator {
  private static final List<String> MAPS =
      List.of("pieces", "board", "hands", "pins", "names", "homes");
  private static final List<String> LISTS = List.of("actors", "legacy", "squares");
  private static final List<String> SINGLE = List.of("piece", "raw");

  private static final List<String> TEXTS = List.of(
      "C:K",
      "c:k",
      "C:+K",
      "c:-k",
      "C:K^",
      "C:k",
      "c:K",
      "C:K'",
      "C:_K",
      "c:+_k",
      "CHESS:K",
      "chess:k",
      "CHESS:K'",
      "CHESS:+K",
      "CHESS:k",
      "CHESS960:K",
      "chess_960:k",
      "e4",
      "a1",
      "a1A",
      "aa1",
      "e0",
      "empty",
      "enemy",
      "ally",
      "occupied",
      "Empty",
      "C",
      "c",
      "CHESS",
      "chess",
      "Chess",
      "K",
      "k",
      "+K",
      "-k",
      "K^",
      "+k^",
      "king",
      "KING",
      "+KING^",
      "-king",
      "King",
      "*",
      "",
      "north gate",
      "Aa",
      "BB",
      "AaBB",
      "BBAa",
      "\u00e9",
      "\ud83d\udc32",
      "a".repeat(32),
      "a".repeat(33),
      "a".repeat(64),
      "a".repeat(65),
      "A".repeat(40) + ":A");

  private final Random random;

  SetupGenerator(long seed) {
    random = new Random(seed);
  }

  /** A document: every other one has texts where they may be wrong. */
  byte[] next() {
    int wrong = random.nextBoolean() ? 0 : 4;
    List<String> members = new ArrayList<>();
    for (String name : MAPS) {
      members.add(member(name, "{", entries(name, wrong), "}"));
    }
    for (String name : LISTS) {
      members.add(member(name, "[", texts(name, random.nextInt(4), wrong), "]"));
    }
    for (String name : SINGLE) {
      members.add(member(name, "", texts(name, 1, wrong), ""));
    }
    Collections.shuffle(members, random);
    List<String> some = members.subList(0, random.nextInt(members.size() + 1));
    return ("{" + String.join(",", some) + "}").getBytes(StandardCharsets.UTF_8);
  }

  private static String member(String name, String start, String parts, String end) {
    return "\"" + name + "\":" + start + parts + end;
  }

  private String entries(String name, int wrong) {
    Set<String> keys = new LinkedHashSet<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      keys.add(text(wrong, text -> PlainSetup.parseName(name, text, Sides.SAME)));
    }
    return keys.stream()
        .map(key -> JsonPart.quoted(key) + ":" + texts(name, 1, wrong))
        .collect(Collectors.joining(","));
  }

  private String texts(String name, int count, int wrong) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(JsonPart.quoted(text(wrong, text -> PlainSetup.parseText(name, text, Sides.SAME))));
    }
    return String.join(",", texts);
  }

  /** Any text, which is of a notation but for some of ten. */
  private String text(int wrong, Consumer<String> notation) {
    String text = any(TEXTS, random);
    return random.nextInt(10) < wrong || isOf(notation, text) ? text : text(wrong, notation);
  }

  private static boolean isOf(Consumer<String> notation, String text) {
    try {
      notation.accept(text);
      return true;
    } catch (NotationException e) {
      return false;
    }
  }
}
