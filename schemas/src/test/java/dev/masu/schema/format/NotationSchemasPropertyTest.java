package dev.masu.schema.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import dev.masu.schema.CompiledSchema;
import dev.masu.schema.catalog.SchemaCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.StringNode;

/**
 * The bundled schema of a notation, its keywords without the {@code format}, a {@code $ref} to it and
 * the {@code format} of its name are valid for exactly the texts that the notation's own type parses.
 */
class NotationSchemasPropertyTest {
  private static final String ALPHABET = "AKZakz0129:+-^_'* \n\u041A\uFF2B";

  private static final SchemaCatalog WITHOUT_FORMATS =
      SchemaCatalog.builder().assertFormats(false).build();

  private static final List<Notation> NOTATIONS = List.of(
      new Notation("cell", SchemaCatalog.CELL, Cell::isValid, "e4", "a1A", "h8Hh8", "zz10AA"),
      new Notation("gan", SchemaCatalog.GAN, Gan::isValid, "CHESS:K", "shogi:+p", "C960:-K"),
      new Notation(
          "legacy-gan", SchemaCatalog.LEGACY_GAN, LegacyGan::isValid, "W:_K", "foo:+_k", "a_1:gd"),
      new Notation("pin", SchemaCatalog.PIN, Pin::isValid, "K", "+p", "-K^"),
      new Notation("pnn", SchemaCatalog.PNN, Pnn::isValid, "KING^", "+rook", "-P"),
      new Notation("qpi", SchemaCatalog.QPI, Qpi::isValid, "C:K", "s:+p", "C:-K^"),
      new Notation("sin", SchemaCatalog.SIN, Sin::isValid, "C", "s"),
      new Notation("snn", SchemaCatalog.SNN, Snn::isValid, "CHESS", "shogi9"));

  /** A notation: by the schema's id, by reference and by format from a user's schema, by its type. */
  private record Notation(
      String name,
      CompiledSchema own,
      CompiledSchema withoutFormat,
      CompiledSchema referred,
      CompiledSchema formatted,
      Predicate<String> type,
      List<String> examples) {
    Notation(String name, String id, Predicate<String> type, String... examples) {
      this(
          name,
          SchemaCatalog.bundled().schema(id),
          WITHOUT_FORMATS.schema(id),
          user("{\"$ref\": \"" + id + "\"}"),
          user("{\"format\": \"" + name + "\"}"),
          type,
          List.of(examples));
    }

    private static CompiledSchema user(String schema) {
      String id = "https://example.org/user.json";
      return SchemaCatalog.builder().register(id, schema).build().schema(id);
    }
  }

  @Property(tries = 1_000)
  @StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
  void areValidForWhatTheTypeParses(@ForAll("texts") String text) {
    JsonNode value = StringNode.valueOf(text);
    for (Notation notation : NOTATIONS) {
      boolean expected = notation.type().test(text);
      Statistics.label(notation.name())
          .collect(expected)
          .coverage(verdicts -> verdicts.check(true).percentage(share -> share > 1));
      assertThat(notation.own().check(value).isValid()).as(text).isEqualTo(expected);
      assertThat(notation.withoutFormat().check(value).isValid()).as(text).isEqualTo(expected);
      assertThat(notation.referred().check(value).isValid()).as(text).isEqualTo(expected);
      assertThat(notation.formatted().check(value).isValid()).as(text).isEqualTo(expected);
    }
  }

  /** Examples of all notations, the same with a change, and random texts. */
  @Provide
  Arbitrary<String> texts() {
    List<String> examples = new ArrayList<>();
    NOTATIONS.forEach(notation -> examples.addAll(notation.examples()));
    Arbitrary<String> example = Arbitraries.of(examples);
    Arbitrary<String> random =
        Arbitraries.strings().withChars(ALPHABET.toCharArray()).ofMaxLength(6);
    Arbitrary<String> changed = Combinators.combine(
            example, Arbitraries.integers().between(0, 6), random)
        .as((text, at, insert) -> {
          int index = Math.min(at, text.length());
          return text.substring(0, index)
              + insert.substring(0, Math.min(1, insert.length()))
              + text.substring(Math.min(text.length(), index + at % 2));
        });
    return Arbitraries.oneOf(example, changed, random);
  }
}
