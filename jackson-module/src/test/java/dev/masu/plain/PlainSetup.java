package dev.masu.plain;

import dev.masu.ggn.Occupation;
import dev.masu.ggn.Piece;
import dev.masu.ggn.Square;
import dev.masu.notation.Cell;
import dev.masu.notation.Gan;
import dev.masu.notation.LegacyGan;
import dev.masu.notation.NotationException;
import dev.masu.notation.Pin;
import dev.masu.notation.Pnn;
import dev.masu.notation.Qpi;
import dev.masu.notation.Qpi.Sides;
import dev.masu.notation.Sin;
import dev.masu.notation.Snn;
import dev.masu.plain.reading.NotBound;
import dev.masu.plain.reading.PlainDocuments;
import dev.masu.schema.Violation;
import dev.masu.schema.Violation.Phase;
import dev.masu.schema.internal.location.TokenLocator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** A {@link Setup} as Jackson's reflection binds it, in texts. */
record PlainSetup(
    @Nullable Map<String, String> pieces,
    @Nullable Map<String, String> board,
    @Nullable Map<String, String> hands,
    @Nullable Map<String, String> pins,
    @Nullable Map<String, String> names,
    @Nullable Map<String, String> homes,
    @Nullable List<String> actors,
    @Nullable List<String> legacy,
    @Nullable List<String> squares,
    @Nullable String piece,
    @Nullable String raw) {
  Setup made(Sides sides) {
    Function<String, Qpi> qpi = text -> Qpi.parse(text, sides);
    return new Setup(
        pieces == null ? null : PlainDocuments.made(pieces, Square::of, Piece::parse),
        board == null ? null : PlainDocuments.made(board, Cell::parse, qpi),
        hands == null ? null : PlainDocuments.made(hands, qpi, Occupation::parse),
        pins == null ? null : PlainDocuments.made(pins, Pin::parse, Sin::parse),
        names == null ? null : PlainDocuments.made(names, Snn::parse, Pnn::parse),
        homes == null ? null : PlainDocuments.made(homes, Piece::parse, Cell::parse),
        actors == null ? null : actors.stream().map(Gan::parse).toList(),
        legacy == null ? null : legacy.stream().map(LegacyGan::parse).toList(),
        squares == null ? null : squares.stream().map(Square::of).toList(),
        piece == null ? null : Piece.parse(piece),
        raw);
  }

  OtherSetup madeOther(Sides sides) {
    return new OtherSetup(
        pieces == null ? null : PlainDocuments.made(pieces, Cell::parse, Gan::parse),
        board == null ? null : PlainDocuments.made(board, Square::of, Piece::parse),
        squares == null ? null : squares.stream().map(Snn::parse).toList(),
        actors,
        piece == null ? null : Qpi.parse(piece, sides),
        raw == null ? null : Square.of(raw));
  }

  /** Reads a text of a member of a setup, or rejects it. */
  interface Notations {
    Object read(String member, String text, Sides sides);
  }

  /**
   * Refuses the first text of a document that is not of its notation.
   *
   * @param parser before the first token
   * @param names reads the names of a member's members
   * @param texts reads the texts of a member
   */
  static void requireNotations(JsonParser parser, Sides sides, Notations names, Notations texts)
      throws NotBound {
    int depth = 0;
    String member = "";
    for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
      depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
      try {
        if (token == JsonToken.PROPERTY_NAME && depth == 1) {
          member = parser.currentName();
        } else if (token == JsonToken.PROPERTY_NAME && depth == 2) {
          names.read(member, parser.currentName(), sides);
        } else if (token == JsonToken.VALUE_STRING && depth <= 2) {
          texts.read(member, parser.getString(), sides);
        }
      } catch (NotationException e) {
        throw new NotBound(violation(parser, e), e);
      }
      if (depth == 0) {
        return;
      }
    }
  }

  static Object parseName(String member, String name, Sides sides) {
    return switch (member) {
      case "board" -> Cell.parse(name);
      case "hands" -> Qpi.parse(name, sides);
      case "pins" -> Pin.parse(name);
      case "names" -> Snn.parse(name);
      case "homes" -> Piece.parse(name);
      default -> name;
    };
  }

  static Object parseText(String member, String text, Sides sides) {
    return switch (member) {
      case "pieces", "piece" -> Piece.parse(text);
      case "board" -> Qpi.parse(text, sides);
      case "hands" -> Occupation.parse(text);
      case "pins" -> Sin.parse(text);
      case "names" -> Pnn.parse(text);
      case "homes" -> Cell.parse(text);
      case "actors" -> Gan.parse(text);
      case "legacy" -> LegacyGan.parse(text);
      default -> text;
    };
  }

  static Object parseOtherName(String member, String name, Sides sides) {
    return member.equals("pieces") ? Cell.parse(name) : name;
  }

  static Object parseOtherText(String member, String text, Sides sides) {
    return switch (member) {
      case "pieces" -> Gan.parse(text);
      case "board" -> Piece.parse(text);
      case "squares" -> Snn.parse(text);
      case "piece" -> Qpi.parse(text, sides);
      default -> text;
    };
  }

  private static Violation violation(JsonParser parser, NotationException e) {
    String code = e.notation().toLowerCase(Locale.ROOT).replace(' ', '-');
    String pointer = parser.streamReadContext().pathAsPointer().toString();
    return Violation.builder(Phase.NOTATION, code, pointer)
        .at(TokenLocator.asJacksonCounts().locate(parser.currentTokenLocation()).orElse(null))
        .parameter("notation", e.notation())
        .parameter("problem", e.problem())
        .build();
  }
}
