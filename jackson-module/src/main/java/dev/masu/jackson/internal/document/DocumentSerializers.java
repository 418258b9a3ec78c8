package dev.masu.jackson.internal.document;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.masu.ggn.Ggn;
import dev.masu.ggn.GgnMerge;
import dev.masu.ggn.GgnPosition;
import dev.masu.ggn.Move;
import dev.masu.ggn.Route;
import dev.masu.ggn.Transition;
import dev.masu.jackson.internal.report.ReportWriter;
import dev.masu.notation.NotationProblem;
import dev.masu.notation.PnnPinMapping;
import dev.masu.schema.CheckLimits;
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

/** Finds the serializers of our documents and reports, which are created when something is first written: reading does not load them. */
public final class DocumentSerializers extends Serializers.Base {
  /** What an STN without {@code toggle} means. */
  private final boolean toggleDefault;

  private final Locale locale;
  private @Nullable SimpleSerializers all;

  public DocumentSerializers(boolean toggleDefault, Locale locale) {
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
    SimpleSerializers serializers = all;
    if (serializers == null) {
      serializers = new SimpleSerializers();
      add(serializers, Stn.class, (stn, out) -> DocumentWriter.write(stn, toggleDefault, out));
      add(serializers, Position.class, DocumentWriter::write);
      add(serializers, PnnPinMapping.class, DocumentWriter::write);
      add(serializers, Ggn.class, GgnWriter::write);
      add(serializers, Transition.class, GgnWriter::write);
      add(serializers, GgnPosition.class, GgnWriter::write);
      add(serializers, Move.class, GgnWriter::write);
      add(serializers, Route.class, GgnWriter::write);
      add(serializers, GgnMerge.Conflict.class, GgnWriter::write);
      add(serializers, CheckLimits.class, ReportWriter::write);
      add(serializers, CheckReport.class, ReportWriter::write);
      add(serializers, Violation.class, (value, out) -> ReportWriter.write(value, locale, out));
      add(serializers, NotationProblem.class, ReportWriter::write);
      all = serializers;
    }
    return serializers;
  }

  private static <T> void add(
      SimpleSerializers serializers, Class<T> type, DocumentSerializer.Members<T> members) {
    serializers.addSerializer(type, new DocumentSerializer<>(type, members));
  }
}
