import { plainLine } from '../text/plain-text.ts'

/*
 * Registers hold names in Russian letters and whole. An initial, a second family name behind a stroke or a Latin «a» in the
 * middle looks right and matches no record, which would read as «не найдено».
 */

/** The message of a name in other letters. */
export const NAME_LETTERS_MESSAGE = 'Напишите русскими буквами, как в паспорте'
/** The message of a name that holds figures. */
export const NAME_DIGITS_MESSAGE = 'Уберите цифры: в имени их не бывает'
/** The message of initials. */
export const NAME_INITIALS_MESSAGE = 'Напишите полностью: по инициалам реестры не ищут'
/** The message of two family names in one field: behind a stroke, in brackets, by a comma. */
export const NAME_SECOND_MESSAGE = 'Оставьте одну фамилию, другую укажите в поле «Прежние фамилии»'
/** The message of a given name or a patronymic with another one beside it. */
export const NAME_ONE_MESSAGE = 'Оставьте одно имя, как в паспорте'

/** Parts of a name that registers are asked with. */
export type NamePart = 'lastName' | 'firstName' | 'middleName'

const CYRILLIC = /\p{Script=Cyrillic}/u
const LATIN = /\p{Script=Latin}/gu
const STRAY_SIGN = /[^\p{Script=Cyrillic}\p{Script=Latin}' -]/u
const SECOND_NAME = /[/\\|()[\]{},;+&"]|\sили\s/
const INITIAL = /(?:^|[\s.-])\p{L}\.|^\p{L}(?:[\s.]+\p{L})*\.?$/u
const NO_PATRONYMIC = /^(?:-+|нет|отсутствует|не имеет|не указано|без отчества|отчества нет|б\/о)\.?$/i

/** A name as registers write it: plain signs, one space between words, none around a hyphen. */
export function registerName(text: string): string {
  return plainLine(text).replaceAll(/ ?- ?/g, '-')
}

/** A patronymic as registers write it; words and dashes that state its absence become an empty text. */
export function registerPatronymic(text: string): string {
  return NO_PATRONYMIC.test(plainLine(text)) ? '' : registerName(text)
}

/** Why a part of a name can be in no register; empty text passes: whether it is required says the schema. */
export function nameFault(text: string, part: NamePart = 'firstName'): string | undefined {
  const name = registerName(text)
  if (name === '') return undefined
  if (/\p{N}/u.test(name)) return NAME_DIGITS_MESSAGE
  if (SECOND_NAME.test(name)) return part === 'lastName' ? NAME_SECOND_MESSAGE : NAME_ONE_MESSAGE
  // «О», «Ю» and «Э» are family names.
  if (INITIAL.test(name) && !(part === 'lastName' && /^\p{L}$/u.test(name))) return NAME_INITIALS_MESSAGE
  if (!CYRILLIC.test(name)) return NAME_LETTERS_MESSAGE
  const latin = name.match(LATIN)
  if (latin) return `Замените латинские буквы русскими: ${[...new Set(latin)].join(', ')}`
  const sign = STRAY_SIGN.exec(name)?.[0] ?? /^[-']|[-']$/.exec(name)?.[0]
  return sign === undefined ? undefined : `Уберите знак «${sign}»`
}
