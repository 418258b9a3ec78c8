package dev.masu.jackson.binding;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.masu.SchemaBound;
import dev.masu.jackson.Masu;
import dev.masu.jackson.MasuModule;
import dev.masu.jackson.testing.PointTypes;
import dev.masu.jackson.testing.UserSchemas;
import dev.masu.stn.Stn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** {@code Masu.requireChecked} detects a mapper that would bind a type unchecked. */
final class RequireCheckedTest {
  private static final JsonMapper MAPPER = UserSchemas.mapper();

  @Test
  void aCheckedTypePasses() {
    assertThatCode(() -> {
          Masu.requireChecked(MAPPER, PointTypes.Plain.class);
          Masu.requireChecked(MAPPER, Stn.class);
          Masu.requireChecked(MAPPER, new TypeReference<List<PointTypes.Plain>>() {});
          Masu.requireChecked(MAPPER, new TypeReference<Map<String, Optional<Stn[]>>>() {});
          Masu.requireChecked(MAPPER, MAPPER.constructType(PointTypes.Plain.class));
          Masu.requireChecked(YAMLMapper.builder().addModule(new MasuModule()).build(), Stn.class);
        })
        .doesNotThrowAnyException();
  }

  @SchemaBound(UserSchemas.POINT)
  @JsonDeserialize(using = Custom.Deserializer.class)
  record Custom() {
    static final class Deserializer extends StdDeserializer<Custom> {
      Deserializer() {
        super(Custom.class);
      }

      @Override
      public Custom deserialize(JsonParser parser, DeserializationContext context) {
        parser.skipChildren();
        return new Custom();
      }
    }
  }

  record Mixed(int x) {}

  @SchemaBound(UserSchemas.POINT)
  interface MixIn {}

  @Test
  void customDeserializersAndMixInsPass() {
    assertThatCode(() -> {
          Masu.requireChecked(MAPPER, Custom.class);
          Masu.requireChecked(
              UserSchemas.builder().addMixIn(Mixed.class, MixIn.class).build(), Mixed.class);
        })
        .doesNotThrowAnyException();
  }

  @SchemaBound(UserSchemas.POINT)
  static final class Points extends ArrayList<String> {
    private static final long serialVersionUID = 1L;
  }

  @Test
  void aListWithASchemaPasses() {
    assertThatCode(() -> Masu.requireChecked(MAPPER, Points.class)).doesNotThrowAnyException();
  }

  @Test
  void aMapperWithoutTheModuleIsRejected() {
    assertThatThrownBy(
            () -> Masu.requireChecked(JsonMapper.builder().build(), PointTypes.Plain.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the mapper has no MasuModule, so that nothing would be checked; add it:"
            + " JsonMapper.builder().addModule(new MasuModule()).build()");
  }

  @Test
  void aTypeThatIsNotAnnotatedIsRejected() {
    assertThatThrownBy(() -> Masu.requireChecked(MAPPER, Mixed.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(Mixed.class.getName() + " is not checked: annotate it with @SchemaBound, and"
            + " register modules that replace its deserializer after MasuModule");
  }

  @SchemaBound("urn:unregistered")
  record Unregistered() {}

  @Test
  void aSchemaThatIsNotRegisteredIsRejected() {
    assertThatThrownBy(() -> Masu.requireChecked(MAPPER, Unregistered.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("urn:unregistered");
  }

  @Test
  void aModuleThatReplacesTheDeserializerIsRejected() {
    SimpleModule replacing = new SimpleModule("replacing") {
      private static final long serialVersionUID = 1L;

      @Override
      public void setupModule(SetupContext context) {
        context.addDeserializerModifier(new Replacing());
      }
    };
    JsonMapper mapper = JsonMapper.builder()
        .addModule(replacing)
        .addModule(MasuModule.builder().catalog(UserSchemas.CATALOG).build())
        .build();
    assertThatThrownBy(() -> Masu.requireChecked(mapper, PointTypes.Plain.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("register modules that replace its deserializer after MasuModule");
  }

  private static final class Replacing extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1L;

    @Override
    public ValueDeserializer<?> modifyDeserializer(
        DeserializationConfig config,
        BeanDescription.Supplier description,
        ValueDeserializer<?> deserializer) {
      return description.getBeanClass() == PointTypes.Plain.class
          ? new Custom.Deserializer()
          : deserializer;
    }
  }
}
