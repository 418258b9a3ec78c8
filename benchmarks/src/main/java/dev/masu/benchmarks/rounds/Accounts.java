package dev.masu.benchmarks.rounds;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Makes accounts of about 500 bytes, each with values of its own. */
final class Accounts {
  /** The id of their schema. */
  static final String SCHEMA = "https://example.org/account.json";

  /** Where their schema is on the class path. */
  static final String RESOURCE = "/dev/masu/benchmarks/rounds/account.schema.json";

  private static final List<String> PLANS = List.of("free", "starter", "team", "enterprise");
  private static final int LABELS = 7;

  private final JsonMapper mapper = new JsonMapper();
  private final Random random;
  private final List<String> names;

  private Accounts(long seed, int names) {
    random = new Random(seed);
    this.names = Stream.generate(() -> word(10)).limit(names).toList();
  }

  /** Each label has a name that no other has. */
  static Accounts withNewNames(long seed) {
    return new Accounts(seed, 0);
  }

  /** Labels have one of a hundred names. */
  static Accounts withCommonNames(long seed) {
    return new Accounts(seed, 100);
  }

  /** {@return the text of their schema} */
  static String schema() {
    try (InputStream in =
        Objects.requireNonNull(Accounts.class.getResourceAsStream(RESOURCE), RESOURCE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<byte[]> valid(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> mapper.writeValueAsBytes(account(i % 2 == 0, null, LABELS)))
        .toList();
  }

  /** {@return accounts with one mistake each: a format, a pattern, a plan or a contact that is not valid} */
  List<byte[]> invalid(int count) {
    return IntStream.range(0, count)
        .mapToObj(
            i -> mapper.writeValueAsBytes(account(i % 8 < 4, Mistake.values()[i % 4], LABELS)))
        .toList();
  }

  /** {@return a valid account whose labels have as many names, none of which the schema declares} */
  byte[] labels(int count) {
    return mapper.writeValueAsBytes(account(true, null, count));
  }

  private enum Mistake {
    EMAIL,
    COUNTRY,
    PLAN,
    CONTACT
  }

  private Account account(boolean phones, @Nullable Mistake mistake, int labels) {
    String plan = PLANS.get(random.nextInt(PLANS.size()));
    return new Account(
        id(),
        word(6) + " " + word(9),
        word(7) + (mistake == Mistake.EMAIL ? " at " : "@") + word(8) + ".org",
        "https://" + word(8) + ".org/" + word(10),
        "20%02d-%02d-%02dT%02d:%02d:%02dZ"
            .formatted(
                number(30), 1 + number(12), 1 + number(28), number(24), number(60), number(60)),
        mistake == Mistake.COUNTRY ? "jp" : word(2).toUpperCase(Locale.ROOT),
        mistake == Mistake.PLAN ? word(5) : plan,
        number(1_000_000) / 100.0,
        contact(phones, mistake == Mistake.CONTACT),
        labelled(labels));
  }

  private Account.Contact contact(boolean phones, boolean incomplete) {
    return phones
        ? new Account.Contact(
            "+" + (1_000_000 + number(9_000_000)), incomplete ? word(8) : null, null)
        : new Account.Contact(null, number(200) + " " + word(8), incomplete ? null : word(8));
  }

  private Map<String, String> labelled(int count) {
    Map<String, String> labels = new LinkedHashMap<>();
    while (labels.size() < count) {
      labels.put(names.isEmpty() ? word(10) : names.get(number(names.size())), word(12));
    }
    return labels;
  }

  private String id() {
    return "%08x-%04x-%04x-%012x"
        .formatted(random.nextInt(), number(1 << 16), number(1 << 16), random.nextLong() >>> 16);
  }

  private int number(int bound) {
    return random.nextInt(bound);
  }

  private String word(int length) {
    StringBuilder word = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      word.append((char) ('a' + random.nextInt(26)));
    }
    return word.toString();
  }
}
