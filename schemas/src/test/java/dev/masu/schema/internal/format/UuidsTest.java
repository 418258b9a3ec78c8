package dev.masu.schema.internal.format;

import static dev.masu.schema.internal.format.ValidFormats.assertValid;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RFC 4122, section 3. */
class UuidsTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
      2eb8aa08-aa98-11ea-b4aa-73b441d16380  | uuid
      2EB8AA08-AA98-11EA-B4AA-73B441D16380  | uuid
      2eb8aa08-AA98-11ea-B4Aa-73B441D16380  | uuid
      00000000-0000-0000-0000-000000000000  | uuid
      ffffffff-ffff-ffff-ffff-ffffffffffff  | uuid
      2eb8aa08-aa98-11ea-b4aa-73b441d1638   | ``
      2eb8aa08-aa98-11ea-b4aa-73b441d163800 | ``
      2eb8aa08-aa98-11ea-b4aa073b441d16380  | ``
      2eb8-aa08-aa98-11ea-b4aa73b44d16380   | ``
      2eb8aa08aa9811eab4aa73b441d16380      | ``
      2eb8aa08aa98-11ea-b4aa-73b441d16380-  | ``
      {2eb8aa08-aa98-11ea-b4aa-73b441d1638} | ``
      gggggggg-aa98-11ea-b4aa-73b441d16380  | ``
      2eb8aa08-aa98-11ea-b4aa-73b441d1638१  | ``
      ``                                    | ``
      """)
  void areValidIn(String text, String formats) {
    assertValid(text, formats, "uuid");
  }
}
