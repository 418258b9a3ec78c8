package dev.masu.plain;

import dev.masu.plain.reading.Changes;
import dev.masu.plain.reading.Input;
import dev.masu.plain.reading.Readings;
import dev.masu.plain.reading.Subject;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What is remembered of a text at one place is not taken for another place, type, schema or mapper. */
final class SameTextAtManyPlacesTest {
  private static final int DOCUMENTS = 100;

  @Test
  void isReadAsEachPlaceHasIt() throws IOException {
    List<Subject> subjects = Setups.subjects();
    SetupGenerator setups = new SetupGenerator(1);
    Changes changes = new Changes(1);
    Readings readings = new Readings();
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] json = i % 4 == 0 ? changes.changed(setups.next()) : setups.next();
      for (Subject subject : subjects) {
        readings.add(subject, json, Input.inTurn(i));
      }
    }
    readings.assertOfEveryKind(DOCUMENTS, DOCUMENTS, 3);
    readings.assertAgain(new Random(1));
  }
}
