import { plainText } from '@proverka/domain'

/** Latin letters that look like Russian ones, for words that mix both. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
}

const MIXED_WORD = /[a-z]*[а-я][a-zа-я]*[a-z][a-zа-я]*|[a-z]+[а-я][a-zа-я]*/g

/** A Latin letter of a house number in a Russian text: «стр. 1-A/2». */
const LONE_LETTER = /(?<=\d[-/ ]?)[a-z](?![a-z\d])/g

/**
 * Plain text in lower case, `ё` as `е`, look-alike letters of mixed words and of house numbers as Russian ones. Keeps the
 * length of visible text (`visibleText`).
 */
export function normaliseText(text: string): string {
  const lower = plainText(text).toLowerCase().replaceAll('ё', 'е')
  if (!/[a-z]/.test(lower) || !/[а-я]/.test(lower)) return lower
  const russian = (letters: string) => letters.replaceAll(/[a-z]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
  return lower.replaceAll(MIXED_WORD, russian).replaceAll(LONE_LETTER, russian)
}
