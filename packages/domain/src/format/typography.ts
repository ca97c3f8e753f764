const NBSP = '\u00a0'
/** Forbids a break behind a hyphen and keeps the hyphen of the font, which has no U+2011. */
const WORD_JOINER = '\u2060'

/*
 * Each pattern begins with the space that it replaces and looks back from behind it: the engine goes from space to space, and
 * not from sign to sign.
 */

/** Short words that belong to what follows them; a particle belongs to what it follows. */
const AFTER_SHORT_WORD =
  / (?<=(?:№|(?:^|[\s(«])(?:(?!(?:бы|же|ли) )[а-яё]{1,2}|для|без|при|про|над|под|или|(?:ст|д|кв|пом|стр|корп|ул|наб|ш|г)\.|пр-кт|б-р)) )/giu
const AFTER_INITIAL = / (?<=(?:^|[\s(«])[А-ЯЁ]\. )(?=[А-ЯЁ])/g
/** A pronoun of three letters and its sum: «на нем 5 901 ₽». */
const BEFORE_SUM = / (?<=(?:^|[\s(«])(?:нем|ней|них|ним|нее) )(?=\d[\d \u00a0]*₽)/giu
const BEFORE_PARTICLE = / (?=(?:бы|же|ли)(?![а-яё]))/giu
const BEFORE_UNIT =
  / (?:(?<=\d )(?=\d{3}(?:\D|$)|[₽%]|(?:тыс|млн|млрд|м²|км|руб|сек|мин|час|ден|дн|мес|год|лет|[КМГ]Б|МСК))|(?<=(?:тыс\.|млн|млрд) )(?=₽|км))/g
/** «№ 229-ФЗ», «пр-кт», «из-за», «кто-то»: a hyphen with a part too short for a line of its own. */
const BEHIND_HYPHEN =
  /(?<=№[ \u00a0]\d{1,4}-)(?=ФК?З)|(?<=(?:^|[\s(«])[а-я]{1,2}-)(?=[а-я])|(?<=[а-я]-)(?=[а-я]{1,2}(?![а-я-]))/giu

/**
 * Sets no-break spaces where Russian typography wants them: after short words, initials, №, ст., д. and the like,
 * before a particle and a dash, between groups of digits and before a unit; a short part keeps to its hyphen. For texts on screens and in print, never for the
 * wire (FIND-11).
 */
export function typograph(text: string): string {
  const spaced = text.includes(' ')
    ? text
        .replace(AFTER_SHORT_WORD, NBSP)
        .replace(AFTER_INITIAL, NBSP)
        .replace(BEFORE_SUM, NBSP)
        .replace(BEFORE_PARTICLE, NBSP)
        .replace(/ (?=—)/g, NBSP)
        .replace(BEFORE_UNIT, NBSP)
    : text
  return text.includes('-') ? spaced.replace(BEHIND_HYPHEN, WORD_JOINER) : spaced
}
