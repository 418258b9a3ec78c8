package dev.masu.schema.golden;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces one token of a document by another one, or by what is no token of JSON at all. */
final class GoldenTokenChanges {
  private static final Pattern TOKEN =
      Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|[\\[\\]{}:,]|[-+.0-9eE]++|true|false|null");
  private static final List<String> REPLACEMENTS = List.of(
      "",
      "{}",
      "[]",
      "null",
      "true",
      "0",
      "1.0",
      "1.5",
      "-7",
      "1e400",
      "1e99999999999",
      "2147483648",
      "\"\"",
      "\"e4\"",
      "\"E4\"",
      "\"C:K^\"",
      "\"c:K\"",
      "\"CHESS:K\"",
      "\"CHESS:+K'\"",
      "\"Chess:K\"",
      "\"board_check\"",
      "\"board_pach\"",
      "\"board_patch\"",
      "\"toggle\"",
      "\"empty\"",
      "\"a99999999999\"",
      "{\"a\":1,\"a\":2}",
      "[[[{}]]]",
      ",",
      ":",
      "{",
      "]");

  private GoldenTokenChanges() {}

  /** {@return the document with one token replaced} The same random numbers choose the same one. */
  static String changed(String document, Random random) {
    List<int[]> tokens = tokens(document);
    String replacement = REPLACEMENTS.get(random.nextInt(REPLACEMENTS.size()));
    if (tokens.isEmpty()) {
      return replacement;
    }
    int[] token = tokens.get(random.nextInt(tokens.size()));
    return document.substring(0, token[0]) + replacement + document.substring(token[1]);
  }

  private static List<int[]> tokens(String document) {
    List<int[]> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(document);
    while (matcher.find()) {
      tokens.add(new int[] {matcher.start(), matcher.end()});
    }
    return tokens;
  }
}
