package dev.masu.jackson.differential;

import dev.masu.jackson.differential.RawDocuments.RawStn;
import dev.masu.jackson.differential.RawDocuments.RawTransition;
import dev.masu.notation.Qpi.Sides;
import dev.masu.schema.CheckReport;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.Violation;
import dev.masu.schema.catalog.SchemaCatalog;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/** How an {@link Album} is read. */
final class Albums {
  static final String ID = "https://example.org/album.json";

  private static final String SCHEMA = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema",
       "type": "object",
       "properties": {
         "title": {"type": "string", "maxLength": 20},
         "first": {"type": "object"},
         "steps": {"type": "array", "items": {"type": "object"}},
         "named": {
           "type": "object",
           "propertyNames": {"pattern": "^[a-z_]*$"},
           "additionalProperties": {"type": "object"}},
         "rules": {"type": "object"},
         "pages": {"type": "integer", "minimum": 0, "maximum": 1000}},
       "additionalProperties": false}
      """;

  private static final CompiledSchema STN =
      Subjects.reference(SchemaCatalog.STN, Sides.SAME, Map.of());
  private static final CompiledSchema GGN =
      Subjects.reference(SchemaCatalog.GGN, Sides.SAME, Map.of());

  private static final CompiledSchema REFERENCE =
      Subjects.reference(ID, Sides.SAME, Map.of(ID, SCHEMA));

  private Albums() {}

  static Subject subject() {
    return new Subject(
        "album",
        Subjects.type(Album.class),
        Subjects.mapper(SchemaCatalog.builder().register(ID, SCHEMA).build()),
        null,
        (json, input, parser) -> {
          CheckReport whole = REFERENCE.check(parser);
          try (JsonParser again = input.parser(Subject.UNCHECKED, json)) {
            return with(whole, firstInvalid(again));
          } catch (StreamConstraintsException e) {
            // The report of the album has the limit, and no document before it is invalid.
            return whole;
          }
        },
        (json, input) -> Subject.unchecked(json, input, RawAlbum.class).toAlbum());
  }

  /** An album as a record without Masu's types. */
  record RawAlbum(
      @Nullable String title,
      @Nullable RawStn first,
      @Nullable List<RawStn> steps,
      @Nullable Map<String, RawStn> named,
      @Nullable Map<String, Map<String, Map<String, List<RawTransition>>>> rules,
      int pages) {
    Album toAlbum() {
      Map<String, Stn> stns = new LinkedHashMap<>();
      if (named != null) {
        named.forEach((name, stn) -> stns.put(name, toStn(stn)));
      }
      return new Album(
          title,
          first == null ? null : toStn(first),
          steps == null ? null : steps.stream().map(RawAlbum::toStn).toList(),
          named == null ? null : stns,
          rules == null ? null : RawDocuments.ggn(rules),
          pages);
    }

    private static Stn toStn(RawStn stn) {
      return stn.toStn(Sides.SAME, true);
    }
  }

  /** The report of the first invalid document, which ends the binding. */
  private static CheckReport firstInvalid(JsonParser parser) {
    String member = "";
    int depth = 0;
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      boolean isHeld = switch (member) {
        case "first", "rules" -> depth == 1;
        case "steps", "named" -> depth == 2;
        default -> false;
      };
      if (token == JsonToken.PROPERTY_NAME) {
        member = depth == 1 ? parser.currentName() : member;
      } else if (isHeld && token == JsonToken.START_OBJECT) {
        CheckReport report = (member.equals("rules") ? GGN : STN).check(parser);
        if (!report.isValid()) {
          return report;
        }
      } else {
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      }
      if (depth == 0) {
        break;
      }
    }
    return CheckReport.valid();
  }

  /** The violations of an album and of a document in it, unless the album was invalid before. */
  private static CheckReport with(CheckReport whole, CheckReport part) {
    if (part.isValid() || (!whole.isValid() && offset(first(whole)) < offset(first(part)))) {
      return whole;
    }
    List<Violation> all = new ArrayList<>(part.violations());
    whole.violations().stream().filter(v -> !all.contains(v)).forEach(all::add);
    all.sort(Comparator.comparingLong(Albums::offset));
    return CheckReport.of(all, 100);
  }

  private static Violation first(CheckReport report) {
    return report.violations().get(0);
  }

  private static long offset(Violation violation) {
    return violation.location().orElseThrow().offset();
  }
}
