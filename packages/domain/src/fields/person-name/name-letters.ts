/*
 * Registers hold names in Russian letters. A Latin «a» in the middle of a name looks right and finds nobody, which would
 * read as «не найдено».
 */

/** The message of a name that no register can hold. */
export const NAME_LETTERS_MESSAGE = 'Напишите русскими буквами, как в паспорте'

const LATIN = 'ABEKMHOPCTYXËaeopcyxë'
const RUSSIAN = 'АВЕКМНОРСТУХЁаеорсухё'

const CYRILLIC = /\p{Script=Cyrillic}/u
const OTHER_SIGN = /(?!\p{Script=Cyrillic})[\p{L}\p{N}]/u

/** A name with one space between words; in words of both alphabets the Latin letters that look Russian are Russian. */
export function russianName(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => (CYRILLIC.test(word) ? word.replaceAll(/[A-ZËa-zë]/g, toRussian) : word))
    .join(' ')
}

/** Why a part of a name can be in no register; empty text passes: whether it is required says the schema. */
export function nameFault(text: string): string | undefined {
  const name = russianName(text)
  return name === '' || (CYRILLIC.test(name) && !OTHER_SIGN.test(name)) ? undefined : NAME_LETTERS_MESSAGE
}

const toRussian = (letter: string): string => RUSSIAN[LATIN.indexOf(letter)] ?? letter
