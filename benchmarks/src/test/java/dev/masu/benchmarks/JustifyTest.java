package dev.masu.benchmarks;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.masu.benchmarks.reader.Justify;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Justify, given schemas of draft 2020-12 as draft 7, rejects the same documents. */
final class JustifyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "stn | {'board':{'e2':'Pawn'}} | The string value must match the pattern",
        "stn | {'board':{'E2':null}} | The key name must match the pattern",
        "stn | {'hands':{'S:N':0}} | must not be constant integer 0",
        "stn | {'hands':{'N':1}} | The key name must match the pattern",
        "stn | {'toggle':1} | The value must be of boolean type",
        "stn | {'turn':true} | must not have a property whose name is \"turn\"",
        "ggn | {'S:K':{'e1':{'e2':[{'board_check':{'e2':'Empty'},'board_patch':{}}]}}}"
            + " | The string value must match the pattern",
        "game | {'id':1,'event':'Open','first':{'name':''},'second':{'name':'B'},'plies':[]}"
            + " | must be at least 1 character(s)",
        "game | {'id':1,'event':'Open','first':{'name':'A'},'second':{'name':'B'},"
            + "'plies':[{'number':1,'from':'e2','to':'e9','piece':'C:P'}]}"
            + " | must match the pattern \"^[a-h][1-8]",
      })
  void reportsWhatTheSchemaForbids(String schema, String json, String problem) {
    Justify justify = new Justify(
        switch (schema) {
          case "stn" -> StnBenchmark.SCHEMA;
          case "ggn" -> GgnBenchmark.SCHEMA;
          default -> "game.schema.json";
        });

    assertThatIllegalArgumentException()
        .isThrownBy(() -> justify.check(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8)))
        .withMessageContaining(problem);
  }
}
