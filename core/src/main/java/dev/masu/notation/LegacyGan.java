package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.Letters;
import java.util.Optional;

/**
 * An actor in the 2014 beta of GAN, General Actor Notation.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9_]*:\+?_?[A-Z][A-Z0-9_]*}, or the same in lower case: a game, a
 * colon, optional marks and an abbreviation, for example {@code W:P}, {@code taikyoku_shogi:gd} or
 * {@code FOO:+_K}. Upper case stands for the bottom side, whose player moves first, and lower case
 * for the top side. {@code +} marks a promoted actor and {@code _} a king-like one.
 *
 * <p>Five games are identified by a letter: {@code J} Janggi, {@code M} Makruk, {@code S} Shogi,
 * {@code W} Western and {@code X} Xiangqi.
 *
 * <p>The natural order is the ASCII order of the texts.
 */
public final class LegacyGan extends NotationValue<LegacyGan>
    implements Comparable<LegacyGan>, HasSide<LegacyGan> {
  private final int colon;

  private LegacyGan(String text) {
    super(text);
    this.colon = text.indexOf(':');
  }

  /**
   * {@return the actor represented by the text}
   *
   * @param text the text to parse
   * @throws NotationException if the text is not a game, a colon, optional marks and an
   *     abbreviation, all in the same case
   */
  public static LegacyGan parse(CharSequence text) {
    return new LegacyGan(Notation.LEGACY_GAN.checked(text, LegacyGan::fits));
  }

  /**
   * {@return whether the text is valid, in which case {@link #parse} does not throw}
   *
   * @param text the text to check
   */
  public static boolean isValid(CharSequence text) {
    return Cursor.isValid(text, LegacyGan::fits);
  }

  private static boolean fits(Cursor text) {
    return text.wordWithUnderscores()
        && text.one("':'")
        && text.optional("'+'")
        && text.optional("'_'")
        && text.wordWithUnderscores()
        && text.end();
  }

  /**
   * {@return an actor that is neither king-like nor promoted}
   *
   * @param game the game's letter or name, in upper case, such as {@code W} or
   *     {@code DAI_DAI_SHOGI}
   * @param abbreviation the actor's abbreviation without marks, in upper case, such as {@code PH}
   * @param side the actor's side, which determines the case of both
   * @throws IllegalArgumentException if the game or the abbreviation is not an upper-case letter
   *     followed by zero or more upper-case letters, digits or underscores
   */
  public static LegacyGan of(String game, String abbreviation, Side side) {
    return of(checkedWord(game), false, false, checkedWord(abbreviation), side);
  }

  private static LegacyGan of(
      String game, boolean promoted, boolean kingLike, String abbreviation, Side side) {
    String first = game + ":" + (promoted ? "+" : "") + (kingLike ? "_" : "") + abbreviation;
    return new LegacyGan(Side.letters(side).convert(first));
  }

  private static String checkedWord(String word) {
    int end = Letters.UPPER.isAt(word, 0) ? Letters.UPPER.end(word, 0, Letters.DIGITS + "_") : 0;
    return Letters.checkedName(
        word, end, "an upper-case letter, then upper-case letters, digits and '_'");
  }

  /**
   * {@return the actor in the notation of the beta}
   *
   * <p>The names of the five games become their letters, and the kings of these games are marked as
   * king-like: {@code WESTERN:K} becomes {@code W:_K}. The enhanced state becomes the promoted
   * mark.
   *
   * @param gan an actor of GAN 1.0.0
   * @throws NotationException if the beta cannot express the actor, either because it is diminished
   *     or because its style is the letter of one of the five games and would be read as that game
   */
  public static LegacyGan fromGan(Gan gan) {
    String style = gan.snn().name();
    Optional<KnownGame> read = KnownGame.ofGame(style);
    if (read.isPresent()) {
      throw Notation.LEGACY_GAN.invalid(gan.toString(), 0, "game", style, read.get());
    }
    if (gan.isDiminished()) {
      int sign = gan.toString().indexOf('-');
      throw Notation.LEGACY_GAN.invalid(gan.toString(), sign, "diminished");
    }
    Optional<KnownGame> known = KnownGame.ofName(style);
    return of(
        known.map(KnownGame::game).orElse(style),
        gan.isEnhanced(),
        known.filter(game -> game.isKing(gan.type())).isPresent(),
        String.valueOf(gan.type()),
        gan.side());
  }

  /**
   * {@return the actor in GAN 1.0.0}
   *
   * <p>The letters of the five games become their names: {@code W:_K} becomes {@code WESTERN:K}.
   * The promoted mark becomes the enhanced state. The king-like mark is dropped, because GAN has
   * none; {@link #fromGan} restores it for the kings of the five games.
   *
   * @throws NotationException if GAN cannot express the actor, either because its abbreviation is
   *     longer than one letter or because its game contains an underscore; the reason states which
   */
  public Gan toGan() {
    String style = knownGame().orElse(game());
    if (style.indexOf('_') >= 0) {
      throw Notation.GAN.invalid(text, text.indexOf('_'), "underscore");
    }
    int second = abbreviationStart() + 1;
    if (second < text.length()) {
      throw Notation.GAN.invalid(text, second, "abbreviation", abbreviation());
    }
    State state = isPromoted() ? State.ENHANCED : State.NORMAL;
    return Gan.of(Snn.of(style, side()), Pin.of(abbreviation().charAt(0), side(), state, false));
  }

  /** {@return the game's letter or name, such as {@code W}, always in upper case} */
  public String game() {
    return Letters.UPPER.convert(text.substring(0, colon));
  }

  /**
   * {@return the game's name in upper case, such as {@code WESTERN}, or empty if the game is not
   * one of the five letters}
   */
  public Optional<String> knownGame() {
    return KnownGame.ofGame(game()).map(KnownGame::name);
  }

  /** {@return the abbreviation without marks, such as {@code K}, always in upper case} */
  public String abbreviation() {
    return Letters.UPPER.convert(text.substring(abbreviationStart()));
  }

  private int abbreviationStart() {
    return colon + 1 + (isPromoted() ? 1 : 0) + (isKingLike() ? 1 : 0);
  }

  /** {@return whether the actor is promoted, written as a {@code +} before its abbreviation} */
  public boolean isPromoted() {
    return text.startsWith("+", colon + 1);
  }

  /** {@return whether the actor is king-like, written as a {@code _} before its abbreviation} */
  public boolean isKingLike() {
    return text.startsWith("_", colon + (isPromoted() ? 2 : 1));
  }

  /** {@return the side, given by the case: the first player is at the bottom, the second at the top} */
  @Override
  public Side side() {
    return Side.of(text.charAt(0));
  }

  /** {@return whether this is a bottom actor, which belongs to the first player} */
  public boolean isBottom() {
    return isFirstPlayer();
  }

  /** {@return whether this is a top actor, which belongs to the second player} */
  public boolean isTop() {
    return isSecondPlayer();
  }

  /**
   * {@return the same actor in another game}
   *
   * @param game the game's letter or name, in upper case
   * @throws IllegalArgumentException if it is not an upper-case letter followed by zero or more
   *     upper-case letters, digits or underscores
   */
  public LegacyGan withGame(String game) {
    return of(checkedWord(game), isPromoted(), isKingLike(), abbreviation(), side());
  }

  /**
   * {@return an actor of the same game with another abbreviation and the same marks}
   *
   * @param abbreviation the abbreviation without marks, in upper case
   * @throws IllegalArgumentException if it is not an upper-case letter followed by zero or more
   *     upper-case letters, digits or underscores
   */
  public LegacyGan withAbbreviation(String abbreviation) {
    return of(game(), isPromoted(), isKingLike(), checkedWord(abbreviation), side());
  }

  /**
   * {@return the same actor with or without the promoted mark}
   *
   * @param promoted whether the result is promoted
   */
  public LegacyGan withPromoted(boolean promoted) {
    return of(game(), promoted, isKingLike(), abbreviation(), side());
  }

  /**
   * {@return the same actor with or without the king-like mark}
   *
   * @param kingLike whether the result is king-like
   */
  public LegacyGan withKingLike(boolean kingLike) {
    return of(game(), isPromoted(), kingLike, abbreviation(), side());
  }

  @Override
  public LegacyGan withSide(Side side) {
    return side == side() ? this : new LegacyGan(Side.letters(side).convert(text));
  }

  /**
   * {@return whether both actors are from the same game, regardless of side}
   *
   * @param other any actor
   */
  public boolean sameGame(LegacyGan other) {
    return game().equals(other.game());
  }
}
