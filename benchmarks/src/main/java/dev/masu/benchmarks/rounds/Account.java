package dev.masu.benchmarks.rounds;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.masu.SchemaBound;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A type as users write their own, with formats, patterns, a choice of two forms, and names that nobody declared. */
@SchemaBound(Accounts.SCHEMA)
public record Account(
    String id,
    String name,
    String email,
    String homepage,
    String createdAt,
    String country,
    String plan,
    double balance,
    Contact contact,
    Map<String, String> labels) {
  /** A telephone number, or a street and a city. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record Contact(
      @Nullable String phone,
      @Nullable String street,
      @Nullable String city) {}
}
