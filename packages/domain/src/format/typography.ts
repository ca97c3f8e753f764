const NBSP = '\u00a0'

/**
 * Sets no-break spaces where Russian typography wants them: after short words and after №, ст., д. and the like, before
 * a dash, between groups of digits and before a unit. For texts on screens and in print, never for the wire (FIND-11).
 */
export function typograph(text: string): string {
  return text
    .replace(/(?<=№|(?:^|[\s(«])(?:[а-яё]{1,2}|для|без|при|про|(?:ст|д|кв|стр|корп|ул|г)\.)) /giu, NBSP)
    .replace(/ (?=—)|(?<=\d) (?=\d{3}(?:\D|$)|[₽%]|(?:тыс|млн|млрд|м²|руб|мин|дн|МСК))/g, NBSP)
}
