package dev.masu.jackson.differential;

import dev.masu.jackson.differential.JsonPart.Member;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Changes of one member of an object, or item of an array, of a document. */
final class Change {
  private static final List<String> NAMES = words("""
      "board" "hands" "toggle" "active" "board_check" "board_patch" "in_hand_add" "in_hand_del"
      "board_pach" "id" "first" "note" "*" "" "e4" "a1" "e0" "a1A" "z26Z" "Aa" "BB" "C:K" "c:-k"
      "C:k" "CHESS:P" "CHESS:k" "shogi:+p'" "é" "🐲" "\\ud83d\\udc32" "\\ud83d" "\\u0000"
      "a/b~c" "e\\u0034"
      """);

  private static final List<String> VALUES =
      words("""
      null true false 0 -0.0 1 -1 1.0 1e2 10e-1 1.5 2147483647 2147483648 -2147483648.0
      12345678901234567890 1e400 1e-400 1e99999999999 %s %s
      "" "first" "second" "empty" "enemy" "Enemy" "e4" "C:K^" "c:-p" "C:k" "CHESS:K" "CHESS:+K"
      "CHESS:K'" "CHESS:k" "chess:k" "Aa" "BB" "é" "🐲" "\\ud83d" "C\\u003aK"
      [] {} [[[{}]]] [null,1,"C:K"] {"e4":"C:K"} {"C:K":1} {"a":1,"a":2}
      [{"board_check":{},"board_patch":{}}]
      {"board_check":{"e4":"empty"},"board_patch":{"e4":"CHESS:K"}}""".formatted("9".repeat(999), "1".repeat(1_001)));

  private static final List<String> CHARACTERS = List.of(
      "",
      "a",
      "K",
      "1",
      "0",
      ":",
      "+",
      "-",
      "^",
      "'",
      "*",
      " ",
      "\\n",
      "\\\"",
      "\\/",
      "\\u0061",
      "\\u212a",
      "\u00e9",
      "\ud83d\udc32",
      "\\udc32");

  private Change() {}

  private static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }

  /**
   * Makes a random change.
   *
   * @param whole the document
   * @param container the array or object
   * @param at the index of the item or member
   */
  static void make(JsonPart whole, JsonPart container, int at, Random random) {
    List<Member> members = container.members();
    Member member = members.get(at);
    switch (random.nextInt(14)) {
      case 0 -> members.remove(at);
      case 1 -> {
        int twice = random.nextBoolean() ? at + 1 : members.size();
        members.add(twice, new Member(member.name, copy(member.value)));
      }
      case 2 -> member.name = container.isObject() ? any(NAMES, random) : null;
      case 3 -> Collections.shuffle(members, random);
      case 4 -> {
        Member other = any(members, random);
        String name = member.name;
        member.name = other.name;
        other.name = name;
      }
      case 5 -> member.value = copy(any(any(whole.containers(), random).members(), random).value);
      case 6 -> member.value = JsonPart.written(any(VALUES, random));
      case 7 -> members.clear();
      case 8 -> member.value = nested(member.value, random);
      case 9 -> {
        String name = container.isObject() ? any(NAMES, random) : null;
        members.add(at, new Member(name, JsonPart.written(any(VALUES, random))));
      }
      case 10 -> rewrite(member, random, text -> escaped(text, random));
      case 11 ->
        rewrite(member, random, text -> {
          int start = random.nextInt(text.length() + 1);
          int end = Math.min(text.length(), start + random.nextInt(2));
          return text.substring(0, start) + any(CHARACTERS, random) + text.substring(end);
        });
      case 12 ->
        rewrite(
            member,
            random,
            text -> text + "a".repeat(any(List.of(31, 63, 64, 99, 254, 5_000), random)));
      default -> {
        String text = member.value.text();
        boolean isNumber = Character.isDigit(text.charAt(text.length() - 1));
        member.value = JsonPart.written(
            isNumber ? text + any(List.of(".0", "e0", "0e-1", ".5", "e9", "e400"), random) : "1");
      }
    }
  }

  private static JsonPart nested(JsonPart value, Random random) {
    int depth = random.nextInt(8) == 0 ? 480 + random.nextInt(40) : 1 + random.nextInt(3);
    return JsonPart.written(
        random.nextBoolean()
            ? "[".repeat(depth) + value + "]".repeat(depth)
            : "{\"board\":".repeat(depth) + value + "}".repeat(depth));
  }

  /** Writes characters as escapes, which changes nothing. */
  private static String escaped(String text, Random random) {
    return text.chars()
        .mapToObj(c -> random.nextBoolean() ? JsonPart.escaped((char) c) : String.valueOf((char) c))
        .collect(Collectors.joining());
  }

  public static <T> T any(List<T> choices, Random random) {
    return choices.get(random.nextInt(choices.size()));
  }

  private static JsonPart copy(JsonPart part) {
    return JsonPart.written(part.toString());
  }

  /** Changes the text between the quotation marks of the name, or of the value if that is a string. */
  private static void rewrite(Member member, Random random, UnaryOperator<String> rewriting) {
    String name = member.name;
    String value = member.value.text();
    boolean isText = value.startsWith("\"");
    if (isText && (name == null || random.nextBoolean())) {
      member.value.become(inQuotes(value, rewriting));
    } else if (name != null) {
      member.name = inQuotes(name, rewriting);
    }
  }

  /** A string with escapes is not changed, since an escape might be split. */
  private static String inQuotes(String quoted, UnaryOperator<String> rewriting) {
    return quoted.contains("\\")
        ? quoted
        : '"' + rewriting.apply(quoted.substring(1, quoted.length() - 1)) + '"';
  }
}
