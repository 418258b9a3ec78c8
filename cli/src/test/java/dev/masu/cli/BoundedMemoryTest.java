package dev.masu.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that do not fit into the memory of the virtual machine that checks them. */
class BoundedMemoryTest {
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @TempDir
  @SuppressWarnings("NullAway.Init") // JUnit sets it.
  private Path folder;

  @Test
  void aCompressedDocumentIsReadAsAStream() throws Exception {
    writeSpaces("spaces.stn.gz", "{", "}");
    assertThat(check("spaces.stn.gz"))
        .isEqualTo(new Outcome(0, "spaces.stn.gz: valid (100.0 MB, 0.00 s)\n", ""));
  }

  @Test
  void violationsFarIntoAStreamHaveTheirLocation() throws Exception {
    writeSpaces("bad.stn.gz", "{", "\"bord\":{}}");
    assertThat(check("bad.stn.gz")).isEqualTo(new Outcome(1, """
        bad.stn.gz: invalid (1 violation, 100.0 MB, 0.00 s)
        bad.stn.gz:1:100000002: /bord: unexpected property "bord"; did you mean "board"?
        """, ""));
  }

  @Test
  void aUsersSchemaChecksAStream() throws Exception {
    Files.writeString(folder.resolve("s.json"), "{\"type\": \"array\"}");
    writeSpaces("bad.json.gz", "{", "}");
    assertThat(check("--schema", "s.json", "bad.json.gz")).isEqualTo(new Outcome(1, """
        bad.json.gz: invalid (1 violation, 100.0 MB, 0.00 s)
        bad.json.gz:1:1: expected an array but found an object
        """, ""));
  }

  @Test
  void aLongRecordIsCheckedWithoutBindingIt() throws Exception {
    StringBuilder record = new StringBuilder("{\"board\":{");
    for (int i = 0; i < 600_000; i++) {
      record.append(i == 0 ? "" : ",").append(" ".repeat(24)).append('"').append(square(i));
      record.append("\":\"C:P\"");
    }
    Files.writeString(folder.resolve("long.ndjson"), "{}\n" + record + "}}\n");
    assertThat(checkWithin("-Xmx128m", "long.ndjson"))
        .isEqualTo(new Outcome(0, "long.ndjson: valid (2 records, 22.9 MB, 0.00 s)\n", ""));
  }

  @Test
  void anObjectMayHaveAsManyNamesAsTheMemoryHolds() throws Exception {
    Files.writeString(folder.resolve("s.json"), "{\"type\": \"object\"}");
    String members = IntStream.rangeClosed(0, 1_000_000)
        .mapToObj(i -> "\"name" + i + "\": 0")
        .collect(Collectors.joining(",\n", "{", "}"));
    Files.writeString(folder.resolve("names.json"), members);

    String[] command = {"--schema", "s.json", "names.json"};
    assertThat(checkWithin("-Xmx640m", command))
        .isEqualTo(new Outcome(0, "names.json: valid (16.9 MB, 0.00 s)\n", ""));
    assertThat(checkWithin("-Xmx256m", command).out())
        .startsWith("names.json: invalid (1 violation, ")
        .contains("more than 1000000 names");
  }

  @Test
  void hundredsOfLargePatternsShareMemory() throws Exception {
    Random random = new Random(1);
    List<String> patterns = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      patterns.add("{\"pattern\": \"(ab{1,999}){14}x|a[ab]{14}x%d\"}".formatted(i));
      String text =
          random.ints(2_000, 'a', 'c').mapToObj(Character::toString).collect(Collectors.joining());
      texts.add("\"" + text + "a".repeat(15) + "x" + i + "\"");
    }
    Files.writeString(folder.resolve("s.json"), "{\"prefixItems\": " + patterns + "}");
    Files.writeString(folder.resolve("texts.json"), texts.toString());

    assertThat(checkWithin("-Xmx96m", "--schema", "s.json", "texts.json"))
        .isEqualTo(new Outcome(0, "texts.json: valid (1.2 MB, 0.00 s)\n", ""));
  }

  private static String square(int number) {
    StringBuilder name = new StringBuilder();
    for (int i = number; i > 0 || name.isEmpty(); i /= 26) {
      name.append((char) ('a' + i % 26));
    }
    return name.append(1).toString();
  }

  private void writeSpaces(String file, String start, String end) throws IOException {
    byte[] spaces = " ".repeat(1_000_000).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve(file)), 1 << 16)) {
      out.write(start.getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < 100; i++) {
        out.write(spaces);
      }
      out.write(end.getBytes(StandardCharsets.US_ASCII));
    }
  }

  private Outcome check(String... args) throws Exception {
    return checkWithin("-Xmx64m", args);
  }

  private Outcome checkWithin(String memory, String... args) throws Exception {
    return Outcome.ofProcess(
        folder,
        List.of(
            JAVA,
            memory,
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "dev.masu.cli.Main",
            "check"),
        args);
  }
}
