package dev.masu.notation;

import dev.masu.internal.notation.Cursor;
import dev.masu.internal.notation.ErrorText;
import dev.masu.internal.notation.Letters;
import java.util.Optional;

/**
 * An actor in the 2014 beta of GAN, General Actor Notation.
 *
 * <p>Grammar: {@code [A-Z][A-Z0-9_]*:\+?_?[A-Z][A-Z0-9_]*}, or the same in lower case: a game, a colon
 * and an abbreviation, for example {@code W:P}, {@code taikyoku_shogi:gd} or {@code FOO:+_K}. Upper
 * case is the bottom side, whose player moves first, and lower case the top side. {@code +} marks a
 * promoted actor, {@code _} a king-like one.
 *
 * <p>Five games have a letter: {@code J} Janggi, {@code M} Makruk, {@code S} Shogi, {@code W} Western
 * and {@code X} Xiangqi.
 *
 * <p>The order is that of the texts in ASCII.
 */
public final class LegacyGan extends NotationValue<LegacyGan>
    implements Comparable<LegacyGan>, HasSide<LegacyGan> {
  private final int colon;

  private LegacyGan(String text) {
    super(text);
    this.colon = text.indexOf(':');
  }

  /**
   * {@return the actor that the text stands for}
   *
   * @param text the whole text
   * @throws NotationException if the text is not a game, a colon and an abbreviation, all in one case
   */
  public static LegacyGan parse(CharSequence text) {
    return new LegacyGan(Notation.LEGACY_GAN.checked(text, LegacyGan::fits));
  }

  /**
   * {@return whether {@link #parse} would accept the text}
   *
   * @param text the whole text
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
   * {@return the actor of a game, neither king-like nor promoted}
   *
   * @param game the game's letter or name, in upper case, such as {@code W} or {@code DAI_DAI_SHOGI}
   * @param abbreviation the actor's abbreviation without marks, in upper case, such as {@code PH}
   * @param side whose it is, and so the case in which both are written
   * @throws IllegalArgumentException if game or abbreviation is not an upper-case letter, then
   *     upper-case letters, digits and underscores
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
    int end = Letters.UPPER.isAt(word, 0) ? Letters.UPPER.wordEnd(word, 0, '_') : 0;
    if (end == 0 || end < word.length()) {
      throw new IllegalArgumentException(
          "Expected an upper-case letter, then upper-case letters, digits and '_', whichever the side,"
              + " but found %s in %s"
                  .formatted(ErrorText.found(word, end), ErrorText.shown(word, end)));
    }
    return word;
  }

  /**
   * {@return the actor in the beta}
   *
   * <p>The names of the five games become their letters, and the kings of these games king-like: {@code
   * WESTERN:K} becomes {@code W:_K}. The enhanced state becomes the promoted mark.
   *
   * @param gan an actor of GAN 1.0.0
   * @throws NotationException if the beta cannot express the actor, because it is diminished, or because
   *     its style is the single letter of one of the five games, which would be read as that game
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
   * <p>The letters of the five games become their names: {@code W:_K} becomes {@code WESTERN:K}. The
   * promoted mark becomes the enhanced state. The king-like mark is left out, since GAN has none;
   * {@link #fromGan} puts it back for the kings of the five games.
   *
   * @throws NotationException if GAN cannot express the actor, because its abbreviation is longer than one
   *     letter or its game has an underscore; the reason says which
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

  /** {@return the game whichever the side: its letter or name in upper case, such as {@code W}} */
  public String game() {
    return Letters.UPPER.convert(text.substring(0, colon));
  }

  /**
   * {@return the name of the game in upper case, such as {@code WESTERN}, if the game is one of the
   * five letters}
   */
  public Optional<String> knownGame() {
    return KnownGame.ofGame(game()).map(KnownGame::name);
  }

  /** {@return the abbreviation whichever the side: without marks and in upper case, such as {@code K}} */
  public String abbreviation() {
    return Letters.UPPER.convert(text.substring(abbreviationStart()));
  }

  private int abbreviationStart() {
    return colon + 1 + (isPromoted() ? 1 : 0) + (isKingLike() ? 1 : 0);
  }

  /** {@return whether the actor is promoted, which is the {@code +} before its abbreviation} */
  public boolean isPromoted() {
    return text.startsWith("+", colon + 1);
  }

  /** {@return whether the actor is king-like, which is the {@code _} before its abbreviation} */
  public boolean isKingLike() {
    return text.startsWith("_", colon + (isPromoted() ? 2 : 1));
  }

  /** {@return the side, which is the case: the first player is the bottom, the second the top} */
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
   * {@return this actor of another game}
   *
   * @param game the game's letter or name, in upper case
   * @throws IllegalArgumentException if it is not an upper-case letter, then upper-case letters, digits
   *     and underscores
   */
  public LegacyGan withGame(String game) {
    return of(checkedWord(game), isPromoted(), isKingLike(), abbreviation(), side());
  }

  /**
   * {@return another actor of this game, with the same marks}
   *
   * @param abbreviation the abbreviation without marks, in upper case
   * @throws IllegalArgumentException if it is not an upper-case letter, then upper-case letters, digits
   *     and underscores
   */
  public LegacyGan withAbbreviation(String abbreviation) {
    return of(game(), isPromoted(), isKingLike(), checkedWord(abbreviation), side());
  }

  /**
   * {@return the same actor with the promoted mark or without}
   *
   * @param promoted whether it shall be promoted
   */
  public LegacyGan withPromoted(boolean promoted) {
    return of(game(), promoted, isKingLike(), abbreviation(), side());
  }

  /**
   * {@return the same actor with the king-like mark or without}
   *
   * @param kingLike whether it shall be king-like
   */
  public LegacyGan withKingLike(boolean kingLike) {
    return of(game(), isPromoted(), kingLike, abbreviation(), side());
  }

  @Override
  public LegacyGan withSide(Side side) {
    return side == side() ? this : new LegacyGan(Side.letters(side).convert(text));
  }

  /**
   * {@return whether both are of one game, whichever their sides}
   *
   * @param other any actor
   */
  public boolean sameGame(LegacyGan other) {
    return game().equals(other.game());
  }
}
