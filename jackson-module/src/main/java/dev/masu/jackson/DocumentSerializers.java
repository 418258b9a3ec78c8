package dev.masu.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.document.PnnPinMappingSerializer;
import dev.masu.jackson.internal.document.PositionSerializer;
import dev.masu.jackson.internal.document.StnSerializer;
import dev.masu.jackson.internal.ggn.GgnPositionSerializer;
import dev.masu.jackson.internal.ggn.GgnSerializer;
import dev.masu.jackson.internal.ggn.TransitionSerializer;
import dev.masu.jackson.internal.report.CheckReportSerializer;
import dev.masu.jackson.internal.report.NotationProblemSerializer;
import dev.masu.jackson.internal.report.ViolationSerializer;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.PnnPinMapping;
import dev.masu.schema.CheckReport;
import dev.masu.schema.Violation;
import dev.masu.stn.Position;
import dev.masu.stn.Stn;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.ser.Serializers;

/** Finds the serializers of our documents and reports, which are made when something is written: reading does without them. */
final class DocumentSerializers extends Serializers.Base {
  private final boolean toggleDefault;
  private final Locale locale;
  private @Nullable SimpleSerializers all;

  /**
   * Makes it.
   *
   * @param toggleDefault what an STN without {@code toggle} means
   * @param locale the language of messages
   */
  DocumentSerializers(boolean toggleDefault, Locale locale) {
    this.toggleDefault = toggleDefault;
    this.locale = locale;
  }

  @Override
  public @Nullable ValueSerializer<?> findSerializer(
      SerializationConfig config,
      JavaType type,
      BeanDescription.Supplier description,
      JsonFormat.@Nullable Value format) {
    return all().findSerializer(config, type, description, format);
  }

  private synchronized SimpleSerializers all() {
    SimpleSerializers known = all;
    if (known == null) {
      known = made();
      all = known;
    }
    return known;
  }

  private SimpleSerializers made() {
    SimpleSerializers serializers = new SimpleSerializers();
    serializers.addSerializer(Stn.class, new StnSerializer(toggleDefault));
    serializers.addSerializer(Position.class, new PositionSerializer());
    serializers.addSerializer(Ggn.class, new GgnSerializer());
    serializers.addSerializer(Transition.class, new TransitionSerializer());
    serializers.addSerializer(GgnPosition.class, new GgnPositionSerializer());
    serializers.addSerializer(PnnPinMapping.class, new PnnPinMappingSerializer());
    serializers.addSerializer(CheckReport.class, new CheckReportSerializer());
    serializers.addSerializer(Violation.class, new ViolationSerializer(locale));
    serializers.addSerializer(NotationProblem.class, new NotationProblemSerializer());
    return serializers;
  }
}
