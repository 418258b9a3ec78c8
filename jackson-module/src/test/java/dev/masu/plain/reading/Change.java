package dev.masu.plain.reading;

import dev.masu.plain.reading.JsonPart.Member;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** A way to change one member of an object, or item of an array, of a document. */
public enum Change {
  /** Changes nothing but how the document is spaced. */
  NOTHING {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {}
  },
  DROP {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      around.members().remove(at);
    }
  },
  TWICE {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      Member member = around.members().get(at);
      int place = random.nextBoolean() ? at + 1 : around.members().size();
      around.members().add(place, new Member(member.name, copy(member.value)));
    }
  },
  RENAME {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      around.members().get(at).name = around.isObject() ? any(NAMES, random) : null;
    }
  },
  SHUFFLE {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      Collections.shuffle(around.members(), random);
    }
  },
  SWAP_NAMES {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      Member one = around.members().get(at);
      Member other = any(around.members(), random);
      String name = one.name;
      one.name = other.name;
      other.name = name;
    }
  },
  COPY_FROM_ELSEWHERE {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      JsonPart there = any(whole.containers(), random);
      around.members().get(at).value = copy(any(there.members(), random).value);
    }
  },
  VALUE {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      around.members().get(at).value = JsonPart.written(any(VALUES, random));
    }
  },
  EMPTY {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      around.members().clear();
    }
  },
  NEST {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      int depth = random.nextInt(8) == 0 ? 480 + random.nextInt(40) : 1 + random.nextInt(3);
      String start = random.nextBoolean() ? "[" : "{\"board\":";
      String end = start.equals("[") ? "]" : "}";
      Member member = around.members().get(at);
      member.value = JsonPart.written(start.repeat(depth) + copy(member.value) + end.repeat(depth));
    }
  },
  ADD {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      String name = around.isObject() ? any(NAMES, random) : null;
      around.members().add(at, new Member(name, JsonPart.written(any(VALUES, random))));
    }
  },
  /** Writes characters of a name or text as escapes, which changes nothing either. */
  ESCAPE {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      rewrite(around.members().get(at), random, text -> {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
          char next = text.charAt(i);
          escaped.append(random.nextBoolean() ? JsonPart.escaped(next) : String.valueOf(next));
        }
        return escaped.toString();
      });
    }
  },
  CHARACTER {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      rewrite(around.members().get(at), random, text -> {
        int place = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), place + random.nextInt(2));
        return text.substring(0, place) + any(CHARACTERS, random) + text.substring(end);
      });
    }
  },
  /** Makes a name or text longer than what is remembered, or than what the schema allows. */
  LONG {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      rewrite(
          around.members().get(at),
          random,
          text -> text + "a".repeat(any(List.of(31, 63, 64, 99, 254, 5_000), random)));
    }
  },
  NUMBER {
    @Override
    public void make(JsonPart whole, JsonPart around, int at, Random random) {
      Member member = around.members().get(at);
      String text = member.value.text();
      boolean isNumber = Character.isDigit(text.charAt(text.length() - 1));
      member.value = JsonPart.written(
          isNumber ? text + any(List.of(".0", "e0", "0e-1", ".5", "e9", "e400"), random) : "1");
    }
  };

  private static final List<String> NAMES = List.of(
      "\"board\"",
      "\"hands\"",
      "\"toggle\"",
      "\"active\"",
      "\"board_check\"",
      "\"board_patch\"",
      "\"in_hand_add\"",
      "\"in_hand_del\"",
      "\"board_pach\"",
      "\"id\"",
      "\"first\"",
      "\"note\"",
      "\"*\"",
      "\"\"",
      "\"e4\"",
      "\"a1\"",
      "\"e0\"",
      "\"a1A\"",
      "\"z26Z\"",
      "\"Aa\"",
      "\"BB\"",
      "\"C:K\"",
      "\"c:-k\"",
      "\"C:k\"",
      "\"CHESS:P\"",
      "\"CHESS:k\"",
      "\"shogi:+p'\"",
      "\"\u00e9\"",
      "\"\ud83d\udc32\"",
      "\"\\ud83d\\udc32\"",
      "\"\\ud83d\"",
      "\"\\u0000\"",
      "\"a/b~c\"",
      "\"e\\u0034\"");

  private static final List<String> VALUES = List.of(
      "null",
      "true",
      "false",
      "0",
      "-0.0",
      "1",
      "-1",
      "1.0",
      "1e2",
      "10e-1",
      "1.5",
      "2147483647",
      "2147483648",
      "-2147483648.0",
      "12345678901234567890",
      "1e400",
      "1e-400",
      "1e99999999999",
      "9".repeat(999),
      "1".repeat(1_001),
      "\"\"",
      "\"first\"",
      "\"second\"",
      "\"empty\"",
      "\"enemy\"",
      "\"Enemy\"",
      "\"e4\"",
      "\"C:K^\"",
      "\"c:-p\"",
      "\"C:k\"",
      "\"CHESS:K\"",
      "\"CHESS:+K\"",
      "\"CHESS:K'\"",
      "\"CHESS:k\"",
      "\"chess:k\"",
      "\"Aa\"",
      "\"BB\"",
      "\"\u00e9\"",
      "\"\ud83d\udc32\"",
      "\"\\ud83d\"",
      "\"C\\u003aK\"",
      "[]",
      "{}",
      "[[[{}]]]",
      "[null,1,\"C:K\"]",
      "{\"e4\":\"C:K\"}",
      "{\"C:K\":1}",
      "{\"a\":1,\"a\":2}",
      "[{\"board_check\":{},\"board_patch\":{}}]",
      "{\"board_check\":{\"e4\":\"empty\"},\"board_patch\":{\"e4\":\"CHESS:K\"}}");

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

  /**
   * Makes the change.
   *
   * @param whole the document
   * @param around the array or object
   * @param at which of its items or members
   */
  public abstract void make(JsonPart whole, JsonPart around, int at, Random random);

  public static <T> T any(List<T> choices, Random random) {
    return choices.get(random.nextInt(choices.size()));
  }

  private static JsonPart copy(JsonPart part) {
    return JsonPart.written(part.toString());
  }

  /** Changes what stands between the quotation marks of the name, or of the value if it is a text. */
  private static void rewrite(Member member, Random random, Rewriting rewriting) {
    String name = member.name;
    String value = member.value.text();
    boolean isText = value.startsWith("\"");
    if (isText && (name == null || random.nextBoolean())) {
      member.value.become(inQuotes(value, rewriting));
    } else if (name != null) {
      member.name = inQuotes(name, rewriting);
    }
  }

  /** A text with escapes is left alone: one might be torn. */
  private static String inQuotes(String quoted, Rewriting rewriting) {
    return quoted.contains("\\")
        ? quoted
        : '"' + rewriting.of(quoted.substring(1, quoted.length() - 1)) + '"';
  }

  private interface Rewriting {
    String of(String text);
  }
}
