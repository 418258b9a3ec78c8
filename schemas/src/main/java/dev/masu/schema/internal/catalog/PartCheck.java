package dev.masu.schema.internal.catalog;

import dev.masu.schema.internal.document.LocatedValue;
import dev.masu.schema.internal.document.Pointers;
import dev.masu.schema.internal.format.Formats;
import dev.masu.schema.internal.text.NearestName;
import dev.masu.schema.internal.text.Shown;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Checks the keywords of one schema, not those of the schemas below it. */
final class PartCheck {
  private static final List<String> TYPES =
      List.of("array", "boolean", "integer", "null", "number", "object", "string");

  private final SchemaRules rules;

  PartCheck(SchemaRules rules) {
    this.rules = rules;
  }

  List<SchemaProblem> problems(SchemaPart part) {
    List<SchemaProblem> problems = new ArrayList<>();
    part.members().forEach((keyword, member) -> {
      if (part.ignores(keyword)) {
        return;
      }
      switch (keyword) {
        case "type" -> types(part, member.value(), problems);
        case "format" -> format(part, problems);
        case "pattern" -> pattern(part, problems);
        case "patternProperties" -> patterns(part, member.value(), problems);
        default -> keyword(part, keyword, member, problems);
      }
    });
    return problems;
  }

  private void keyword(
      SchemaPart part, String name, LocatedValue.Member member, List<SchemaProblem> problems) {
    boolean isAllowed = part.vocabulary().knows(name)
        || rules.allowsUnknownKeywords()
        || rules.allowedKeywords().contains(name);
    if (!isAllowed) {
      String pointer = part.pointerOf(name);
      String words = unknownKeyword(part.vocabulary(), name);
      problems.add(part.problem("unknown-keyword", pointer, pointer, member.nameStart(), words));
    }
  }

  private static String unknownKeyword(Vocabulary vocabulary, String name) {
    List<SchemaDialect> others = SchemaDialect.with(name);
    // The drafts after draft-04 have it by another name.
    if (!others.isEmpty() && !name.equals("id")) {
      String own = vocabulary.dialect().label();
      String having =
          others.stream().map(SchemaDialect::label).collect(Collectors.joining(" and "));
      return "unknown keyword " + Shown.inEnglish(name) + " in " + own + "; it is one of " + having
          + ": name that in $schema, or write what " + own + " has instead";
    }
    return unknown("keyword", name, vocabulary.keywords());
  }

  private static String unknown(String what, String name, Collection<String> known) {
    return "unknown "
        + what
        + ' '
        + Shown.inEnglish(name)
        + NearestName.of(name, known)
            .map(near -> "; did you mean " + Shown.inEnglish(near) + "?")
            .orElse("; remove it, or allow it by its name");
  }

  private static void types(SchemaPart part, LocatedValue types, List<SchemaProblem> problems) {
    type(part, types, part.pointerOf("type"), problems);
    for (int i = 0; i < types.items().size(); i++) {
      String pointer = Pointers.member(part.pointerOf("type"), Integer.toString(i));
      type(part, types.items().get(i), pointer, problems);
    }
  }

  private static void type(
      SchemaPart part, LocatedValue type, String pointer, List<SchemaProblem> problems) {
    if (type.node().isString() && !TYPES.contains(type.node().stringValue())) {
      String name = type.node().stringValue();
      String words = "unknown type "
          + Shown.inEnglish(name)
          + NearestName.of(name, TYPES)
              .or(() -> TYPES.stream().filter(known -> known.startsWith(name)).findFirst())
              .map(near -> "; did you mean " + Shown.inEnglish(near) + "?")
              .orElse("; known are " + String.join(", ", TYPES));
      problems.add(
          part.problem("unknown-type", pointer, part.pointerOf("type"), type.start(), words));
    }
  }

  private void format(SchemaPart part, List<SchemaProblem> problems) {
    String name = part.text("format");
    if (name == null) {
      return;
    }
    boolean isAllowed = !rules.assertsFormats()
        || Formats.names().contains(name)
        || rules.allowedFormats().contains(name);
    if (!isAllowed) {
      problems.add(
          part.problem("unknown-format", "format", unknown("format", name, Formats.names())));
    }
  }

  private void pattern(SchemaPart part, List<SchemaProblem> problems) {
    String pattern = part.text("pattern");
    if (pattern != null) {
      PatternProblem.of(pattern, rules.allowsUnsafePatterns())
          .ifPresent(p -> problems.add(part.problem(p.code(), "pattern", p.message())));
    }
  }

  private void patterns(SchemaPart part, LocatedValue named, List<SchemaProblem> problems) {
    for (Map.Entry<String, LocatedValue.Member> entry : named.members().entrySet()) {
      String at = Pointers.member(part.pointerOf("patternProperties"), entry.getKey());
      PatternProblem.of(entry.getKey(), rules.allowsUnsafePatterns())
          .ifPresent(p -> problems.add(
              part.problem(p.code(), at, at, entry.getValue().nameStart(), p.message())));
    }
  }
}
