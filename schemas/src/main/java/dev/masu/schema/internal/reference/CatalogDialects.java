package dev.masu.schema.internal.reference;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.BasicDialectRegistry;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.dialect.DialectRegistry;
import com.networknt.schema.dialect.Dialects;
import com.networknt.schema.keyword.Keyword;
import dev.masu.schema.internal.text.Uris;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds dialects: the known ones, and those whose meta-schema is registered in the catalogue. */
final class CatalogDialects implements DialectRegistry {
  /** Those of our keywords that check values alone. */
  private static final List<Keyword> VALIDATING = Stream.of(
          List.of(NumberKeyword.values()),
          List.of(DependentKeyword.REQUIRED, new UniqueItemsKeyword()))
      .<Keyword>flatMap(List::stream)
      .toList();

  private static final List<Keyword> UNEVALUATED = List.of(UnevaluatedKeyword.values());

  /** Those of our keywords that are in a vocabulary, or in one of each draft. */
  private static final Map<String, List<Keyword>> BY_VOCABULARY = Map.of(
      "/vocab/applicator",
      List.of(new IfKeyword(), new NotKeyword(), new PatternPropertiesKeyword()),
      "2019-09/vocab/applicator",
      UNEVALUATED,
      "2020-12/vocab/unevaluated",
      UNEVALUATED,
      "/vocab/validation",
      VALIDATING);

  /** Those of our keywords that are unknown ones in the other dialects, and refuse nothing there. */
  private static final List<Keyword> OF_SOME_DIALECTS = List.of(
      DependentKeyword.REQUIRED,
      new DefinitionsKeyword("$defs"),
      new DefinitionsKeyword("definitions"),
      new DynamicRefKeyword(),
      new IfKeyword(),
      UnevaluatedKeyword.ITEMS,
      UnevaluatedKeyword.PROPERTIES);

  /** The dialects that can be used without a meta-schema of the user's. */
  private static final List<Dialect> ALL =
      standard().stream().map(CatalogDialects::withOurKeywords).toList();

  private final Set<String> registered;
  private final DialectRegistry known;
  private final DialectRegistry loading;

  CatalogDialects(Set<String> registered) {
    this.registered = registered;
    this.known = new BasicDialectRegistry(ALL);
    this.loading = new DefaultDialectRegistry(ALL);
  }

  /** Leaves out our keywords if their vocabulary is: networknt keeps those that it did not bring. */
  private static Dialect withoutUnwanted(Dialect dialect) {
    Set<String> vocabularies = dialect.getVocabularies().keySet();
    Set<Keyword> wanted = new HashSet<>();
    Set<Keyword> unwanted = new HashSet<>();
    BY_VOCABULARY.forEach((known, keywords) -> {
      boolean isThere = vocabularies.stream().anyMatch(v -> v.endsWith(known));
      (isThere || vocabularies.isEmpty() ? wanted : unwanted).addAll(keywords);
    });
    unwanted.removeAll(wanted);
    return Dialect.builder(dialect)
        .keywords(keywords -> unwanted.forEach(k -> keywords.remove(k.getValue())))
        .build();
  }

  /** The dialects that can be used without a meta-schema of the user's. */
  static List<Dialect> all() {
    return ALL;
  }

  private static List<Dialect> standard() {
    return List.of(
        Dialects.getDraft202012(),
        Dialects.getDraft201909(),
        Dialects.getDraft7(),
        Dialects.getDraft6());
  }

  @Override
  public Dialect getDialect(String id, SchemaRegistry registry) {
    String metaSchema = Uris.withoutEmptyFragment(id);
    return registered.contains(metaSchema)
        ? withoutUnwanted(loading.getDialect(metaSchema, registry))
        : known.getDialect(id, registry);
  }

  /** Replaces the keywords that are exact here, and takes our formats for networknt's. */
  private static Dialect withOurKeywords(Dialect dialect) {
    Dialect.Builder builder = Dialect.builder(dialect);
    builder.formats(CheckedFormat::replaceAll);
    List.of(NumberKeyword.values()).forEach(builder::keyword);
    List.of(AlternativesKeyword.values()).forEach(builder::keyword);
    OF_SOME_DIALECTS.stream()
        .filter(own -> dialect.getKeywords().containsKey(own.getValue()))
        .forEach(builder::keyword);
    builder.keywords(ContentKeyword::replaceIn);
    builder.keyword(DependentKeyword.DEPENDENCIES);
    builder.keyword(new ContainsKeyword()).keyword(new PropertyNamesKeyword());
    builder.keyword(new NotKeyword()).keyword(new PatternPropertiesKeyword());
    return builder.keyword(new RefKeyword()).keyword(new UniqueItemsKeyword()).build();
  }
}
