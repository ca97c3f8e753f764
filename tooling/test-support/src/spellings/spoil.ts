import { pick } from './random.ts'

const LETTERS = 'абвгдежзийклмнопрстуфхцчшщыьэюя'
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
/** Words of up to three letters must be typed exactly; one letter less must leave more than that. */
const LONG_WORD = /[А-Яа-яё]{5,}/gu

/** The same keys in the other layout. */
export const inLatinLayout = (text: string): string =>
  text.toLowerCase().replaceAll(/[а-яё]/g, (letter) => LATIN[RUSSIAN.indexOf(letter)] ?? letter)

/** One typo in one long word; the text as it is when it has none. */
export function withTypo(text: string, random: () => number): string {
  const words = [...text.matchAll(LONG_WORD)]
  if (words.length === 0) return text
  const word = pick(random, words)
  return text.slice(0, word.index) + spoilWord(word[0], random) + text.slice(word.index + word[0].length)
}

/** One typo in every long word. */
export const withTypos = (text: string, random: () => number): string =>
  text.replaceAll(LONG_WORD, (word) => spoilWord(word, random))

/** An insertion, a deletion, a substitution or a transposition anywhere in the word. */
function spoilWord(word: string, random: () => number): string {
  const at = Math.floor(random() * word.length)
  const letter = pick(random, [...LETTERS])
  const kind = Math.floor(random() * 4)
  if (kind === 0) return word.slice(0, at) + letter + word.slice(at)
  if (kind === 1) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 2) return word.slice(0, at) + letter + word.slice(at + 1)
  const first = Math.min(at, word.length - 2)
  return word.slice(0, first) + word[first + 1] + word[first] + word.slice(first + 2)
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
