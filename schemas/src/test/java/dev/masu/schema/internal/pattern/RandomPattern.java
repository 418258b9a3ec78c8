package dev.masu.schema.internal.pattern;

import java.util.Random;

/**
 * A random regular expression.
 *
 * @param ecma as ECMA-262 writes it
 * @param java as java.util.regex writes it
 */
record RandomPattern(String ecma, String java) {
  private static final String[] CHARACTERS = {
    "a", "a", "b", "b", "[ab]", "[^a]", "\\w", "\\W", "[^\\s\uD83D\uDC32]", "\uD83D\uDC32", "[^]"
  };
  private static final String[] HALVES = {"\\uD83D", "\\uDC32", "[\\uDC00-\\uDFFF\u00E9]"};
  private static final String[] COUNTS = {
    "", "", "", "", "?", "*", "+", "{2}", "{0,2}", "{1,3}", "{2,}", "*?", "{0}"
  };
  private static final String[] TEXTS = {
    "a",
    "a",
    "a",
    "b",
    "b",
    "B",
    "\u017F",
    "_",
    " ",
    "\n",
    "\uD83D\uDC32",
    "\uDC32",
    "\uD83D",
    "\u00E9",
    "\u2028"
  };

  /** A pattern with all that ECMA-262 has but back-references. */
  static String any(Random random) {
    return new Writer(random, true).choice(3).ecma;
  }

  /** A pattern that java.util.regex can express. */
  static RandomPattern common(Random random) {
    return new Writer(random, false).choice(3);
  }

  static String text(Random random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(9); i > 0; i--) {
      text.append(TEXTS[random.nextInt(TEXTS.length)]);
    }
    return text.toString();
  }

  /** A text of whole characters; look-around of java.util.regex starts in the middle of a surrogate pair too. */
  static String javaText(Random random, RandomPattern pattern) {
    boolean takesPairs = !pattern.java.contains("(?");
    StringBuilder text = new StringBuilder();
    text(random)
        .codePoints()
        .filter(c -> Character.isBmpCodePoint(c) ? !Character.isSurrogate((char) c) : takesPairs)
        .forEach(text::appendCodePoint);
    return text.toString();
  }

  private record Writer(Random random, boolean writesAll) {
    RandomPattern choice(int depth) {
      RandomPattern written = sequence(depth);
      for (int i = random.nextInt(4); i > 2; i--) {
        written = written.then("|", "|").then(sequence(depth));
      }
      return written;
    }

    private RandomPattern sequence(int depth) {
      RandomPattern written = new RandomPattern("", "");
      for (int i = random.nextInt(4); i > 0; i--) {
        written = written.then(part(depth));
      }
      return written;
    }

    private RandomPattern part(int depth) {
      int kind = random.nextInt(depth == 0 ? 7 : 12);
      if (kind < 5) {
        String counts = one(COUNTS);
        return character().then(counts, counts);
      }
      if (kind < 7) {
        return place();
      }
      if (kind < 10) {
        // java.util.regex misses matches where what may be empty is repeated a number of times.
        String counts = writesAll ? one(COUNTS) : one("", "?", "*", "*?");
        String start = writesAll ? one("(", "(", "(?:", "(?i:", "(?m:", "(?s:") : "(";
        return choice(depth - 1).in(start, start).then(counts, counts);
      }
      return look(depth - 1);
    }

    private RandomPattern look(int depth) {
      // java.util.regex does not look behind without bound.
      String start = one("(?=", "(?!", writesAll ? "(?<=" : "(?=", writesAll ? "(?<!" : "(?!");
      RandomPattern look = choice(depth).in(start, start);
      return random.nextInt(6) == 0 ? look.in("(?:", "(?:").then("*", "*") : look;
    }

    private RandomPattern place() {
      return switch (random.nextInt(writesAll ? 4 : 2)) {
        case 0 -> new RandomPattern("^", "\\A");
        case 1 -> new RandomPattern("$", "\\z");
        case 2 -> new RandomPattern("\\b", "");
        default -> new RandomPattern("\\B", "");
      };
    }

    private RandomPattern character() {
      if (writesAll && random.nextInt(8) == 0) {
        return new RandomPattern(one(HALVES), "");
      }
      if (random.nextInt(8) == 0) {
        return new RandomPattern(".", "[^\\n\\r\u2028\u2029]");
      }
      String character = one(CHARACTERS);
      String java = character.replace("\\s", "\\s\u2028").replace("[^]", "[\\x{0}-\\x{10FFFF}]");
      return new RandomPattern(character, java);
    }

    private String one(String... of) {
      return of[random.nextInt(of.length)];
    }
  }

  private RandomPattern then(RandomPattern next) {
    return then(next.ecma, next.java);
  }

  private RandomPattern then(String moreEcma, String moreJava) {
    return new RandomPattern(ecma + moreEcma, java + moreJava);
  }

  private RandomPattern in(String startEcma, String startJava) {
    return new RandomPattern(startEcma + ecma + ')', startJava + java + ')');
  }
}
