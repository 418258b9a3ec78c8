package dev.masu.jackson.differential;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.masu.SchemaBound;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A user's class with a setter, fields and a {@code @JsonAnySetter}, for the same documents as {@link Game}. */
@SchemaBound(Games.ID)
final class Journal {
  public @Nullable String event;

  @JsonProperty
  private @Nullable List<Entry> plies;

  @JsonAnySetter
  private final Map<String, Object> rest = new LinkedHashMap<>();

  private long id;

  /** One move. */
  static final class Entry {
    public int number;
    public @Nullable String from;
    public @Nullable String to;

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Entry that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
      return toString().hashCode();
    }

    @Override
    public String toString() {
      return number + " " + from + " " + to;
    }
  }

  public void setId(long id) {
    if (id < 0) {
      throw new IllegalArgumentException("id is below 0: " + id);
    }
    this.id = id;
  }

  private List<Object> parts() {
    return Arrays.asList(id, event, plies, rest);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Journal that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  @Override
  public String toString() {
    return "Journal" + parts();
  }
}
