package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.masu.SchemaBound;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.exc.SchemaViolationException;
import dev.masu.jackson.reader.CheckedReader;
import dev.masu.jackson.testing.TestMappers;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.catalog.CheckEngine;
import dev.masu.schema.catalog.SchemaCatalog;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.ErrorReportConfiguration;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JacksonFeatureSet;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.bean.BeanDeserializerBase;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Formats other than JSON: YAML, binary ones, and those whose parsers differ from one of JSON. */
final class OtherFormatsTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();
  private static final ContentReference SOURCE =
      ContentReference.construct(true, new byte[9], ErrorReportConfiguration.defaults());

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
  @JsonSubTypes(@JsonSubTypes.Type(value = Step.class, name = "step"))
  interface Action {}

  record Step(Map<String, Object> with, @Nullable List<String> names) implements Action {}

  @SchemaBound(UserSchemas.POINT)
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "name")
  @JsonSubTypes(@JsonSubTypes.Type(value = BoundStep.class, name = "step"))
  interface BoundAction {}

  record BoundStep(int x) implements BoundAction {}

  @SchemaBound(UserSchemas.POINT)
  static final class Point {
    public int x;
  }

  record Holder(List<Point> points) {}

  @Test
  void numbersOfYamlHaveTheTypesOfItsParser() {
    String yaml = "with: {a: 1, b: 3000000000, c: 12345678901234567890, d: 1.5}\nkind: step\n";
    Action plain = new YAMLMapper().readValue(yaml, Action.class);
    assertThat(
            YAMLMapper.builder().addModule(new MasuModule()).build().readValue(yaml, Action.class))
        .isEqualTo(plain);
    assertThat(((Step) plain).with()).containsEntry("a", 1).containsEntry("b", 3_000_000_000L);
  }

  /** A parser that may turn the current token into an array, as those of XML and CSV do. */
  private static final class UnlikeJson extends JsonParserDelegate {
    private final StreamReadCapability capability;
    private int arrayChecks;

    UnlikeJson(String json, StreamReadCapability capability) {
      super(MAPPER.createParser(json));
      this.capability = capability;
    }

    @Override
    public JacksonFeatureSet<StreamReadCapability> streamReadCapabilities() {
      return delegate.streamReadCapabilities().with(capability);
    }

    @Override
    public boolean isExpectedStartArrayToken() {
      arrayChecks++;
      return super.isExpectedStartArrayToken();
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
      dev.masu.jackson.binding.OtherFormatsTest$Point       | {"x":1}
      dev.masu.jackson.binding.OtherFormatsTest$Holder      | {"points":[{"x":1}]}
      dev.masu.jackson.binding.OtherFormatsTest$BoundAction | {"name":"step","x":1}
      """)
  void boundTypesNeedAFormatLikeJson(Class<?> type, String json) {
    String bound = (type == Holder.class ? Point.class : type).getName();
    for (StreamReadCapability capability :
        List.of(StreamReadCapability.UNTYPED_SCALARS, StreamReadCapability.DUPLICATE_PROPERTIES)) {
      assertThatThrownBy(() -> MAPPER.readValue(new UnlikeJson(json, capability), type))
          .isInstanceOf(InvalidDefinitionException.class)
          .extracting(e -> ((InvalidDefinitionException) e).getOriginalMessage())
          .isEqualTo(bound + " is bound to a schema, which is checked in JSON and formats like it"
              + " (YAML, CBOR, Smile) but not in XML, CSV or properties; read the document as a tree"
              + " (readTree), whose scalars are strings, then bind that (treeToValue)");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"UNTYPED_SCALARS", "DUPLICATE_PROPERTIES"})
  void updatesAndNullsNeedAFormatLikeJson(StreamReadCapability capability) {
    assertThatThrownBy(() -> MAPPER
            .readerForUpdating(new Point())
            .readValue(new UnlikeJson("{\"x\":1}", capability)))
        .isInstanceOf(InvalidDefinitionException.class);
    assertThatThrownBy(() -> MAPPER.readValue(new UnlikeJson("null", capability), Point.class))
        .isInstanceOf(InvalidDefinitionException.class);
  }

  @Test
  void otherTypesAreReadByJacksonInAnyFormat() {
    UnlikeJson parser = new UnlikeJson(
        "{\"names\":[\"a\"],\"kind\":\"step\",\"with\":{}}", StreamReadCapability.EXACT_FLOATS);
    assertThat(MAPPER.readValue(parser, Action.class)).isEqualTo(new Step(Map.of(), List.of("a")));
    assertThat(parser.arrayChecks).isZero();

    UnlikeJson unlike = new UnlikeJson(
        "{\"kind\":\"step\",\"names\":[\"a\"],\"with\":{}}", StreamReadCapability.UNTYPED_SCALARS);
    assertThat(MAPPER.readValue(unlike, Action.class)).isEqualTo(new Step(Map.of(), List.of("a")));
    assertThat(unlike.arrayChecks).isPositive();
  }

  /** A mapper for XML wraps Jackson's bean deserializers, so the module must not wrap them first. */
  @Test
  void deserializersForXmlAreThoseOfJackson() {
    JsonFactory xml = new JsonFactory() {
      private static final long serialVersionUID = 1L;

      @Override
      public String getFormatName() {
        return "XML";
      }
    };
    List<Class<?>> beans = new ArrayList<>();
    ValueDeserializerModifier modifier = new ValueDeserializerModifier() {
      private static final long serialVersionUID = 1L;

      @Override
      public ValueDeserializer<?> modifyDeserializer(
          DeserializationConfig config,
          BeanDescription.Supplier description,
          ValueDeserializer<?> deserializer) {
        if (deserializer instanceof BeanDeserializerBase) {
          beans.add(description.getBeanClass());
        }
        return deserializer;
      }
    };
    JsonMapper mapper = JsonMapper.builder(xml)
        .addModule(new SimpleModule("xml").setDeserializerModifier(modifier))
        .addModule(new MasuModule())
        .build();
    assertThat(mapper.readValue("{\"kind\":\"step\",\"with\":{}}", Action.class))
        .isEqualTo(new Step(Map.of(), null));
    assertThat(beans).containsExactly(Step.class);
  }

  @Test
  void binaryFormatsHaveNoLines() throws IOException {
    JsonParser binary =
        new JsonParserDelegate(
            MAPPER.createParser("{\"x\":\"a\"}".getBytes(StandardCharsets.UTF_8))) {
          @Override
          public TokenStreamLocation currentTokenLocation() {
            return new TokenStreamLocation(SOURCE, 5, -1, -1, 6);
          }
        };
    assertThat(CheckedReader.of(MAPPER, Point.class).read(binary))
        .hasToString("record 1 at line 1, column 1:\n"
            + "  (/x): expected an integer but found the string \"a\"");
  }

  @Test
  void binaryFormatsHaveNoEncoding() {
    JsonMapper mapper = TestMappers.ofBinaryFormat(UserSchemas.CATALOG);
    byte[] json = "{\"x\":1,\"name\":\"\u00bf\"}".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(CheckedReader.of(mapper, Point.class).read(json))
        .hasToString("record 1 at line 1, column 1:\n"
            + "  line 1, column 17 (/name): Invalid UTF-8 start byte 0xbf");
  }

  @SchemaBound("urn:blob")
  @SuppressWarnings("ArrayRecordComponent") // Never compared.
  record Blob(byte @Nullable [] data, @Nullable Double number) {}

  @ParameterizedTest
  @EnumSource
  void binaryValuesAreCheckedAsStringsInBase64(CheckEngine engine) {
    SchemaCatalog catalog =
        SchemaCatalog.builder().engine(engine).register("urn:blob", """
            {"properties": {"data": {"type": "string", "maxLength": 4, "not": {"const": "AQI="}}}}""").build();
    CBORMapper mapper = CBORMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
    assertThat(blobs(mapper, Map.of("data", new byte[] {1, 2, 3}))).containsOnly("[1, 2, 3]");
    assertThat(blobs(mapper, Map.of("data", new byte[] {1, 2}))).containsOnly("not at /data");
    assertThat(blobs(mapper, Map.of("data", new byte[5]))).containsOnly("maxLength at /data");
    assertThat(blobs(mapper, Map.of("number", Double.NaN)))
        .containsOnly("not-json at /number: expected a JSON value but found NaN");
  }

  @SchemaBound("urn:texts")
  static final class Texts extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
  }

  /** An array of a text and of references to it: each is three bytes, but checking it takes as long as the text is. */
  private static byte[] references(int chars, int count) {
    ByteBuffer cbor = ByteBuffer.allocate(chars + 3 * count + 20);
    cbor.put((byte) 0xD9).putShort((short) 256).put((byte) 0x9A).putInt(count + 1);
    cbor.put((byte) 0x7A).putInt(chars).put("a".repeat(chars).getBytes(StandardCharsets.US_ASCII));
    for (int i = 0; i < count; i++) {
      cbor.put((byte) 0xD8).putShort((short) (25 << 8));
    }
    return Arrays.copyOf(cbor.array(), cbor.position());
  }

  @Test
  void referencesOfCborToALongTextAreNotFollowedWithoutEnd() {
    SchemaCatalog catalog = SchemaCatalog.builder()
        .register("urn:texts", "{\"items\": {\"pattern\": \"^a*$\"}}")
        .build();
    CBORMapper mapper = CBORMapper.builder()
        .addModule(MasuModule.builder().catalog(catalog).build())
        .build();
    assertThat(mapper.readValue(references(1_000, 10_000), Texts.class)).hasSize(10_001);
    assertThatThrownBy(() -> mapper.readValue(references(200_000, 20_000), Texts.class))
        .isInstanceOfSatisfying(
            SchemaViolationException.class,
            e -> assertThat(e.report())
                .hasToString("(/254): the document is larger than the limit of 30077500 chars"));
  }

  /** What is read of some data: as a document, as a tree and as Java values. */
  private static List<String> blobs(CBORMapper mapper, Map<String, ?> data) {
    byte[] cbor = mapper.writeValueAsBytes(data);
    return Stream.<Supplier<Blob>>of(
            () -> mapper.readValue(cbor, Blob.class),
            () -> mapper.treeToValue(mapper.readTree(cbor), Blob.class),
            () -> mapper.convertValue(data, Blob.class))
        .map(OtherFormatsTest::outcome)
        .toList();
  }

  private static String outcome(Supplier<Blob> read) {
    try {
      return Arrays.toString(read.get().data());
    } catch (SchemaViolationException e) {
      return e.report().violations().stream()
          .map(violation -> violation.code() + " at " + violation.pointer()
              + (violation.phase() == Phase.SYNTAX ? ": " + violation.message() : ""))
          .collect(Collectors.joining(", "));
    }
  }
}
