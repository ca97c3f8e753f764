import { Trie } from '../store/trie.ts'
import { EMPTY_WORDS } from './abbreviations.ts'
import { KIND_WORDS } from './kinds.ts'
import { MARK_WORDS } from './marks.ts'

/** Only whole words: a shortened one is not worth a guess. */
const SHORTEST = 5
const WORDS = [...new Set([...KIND_WORDS, ...MARK_WORDS, ...EMPTY_WORDS])].filter(
  (word) => word.length >= SHORTEST,
)
/** Short ones are known again by two neighbouring letters that changed places: «крйа», «кроп». */
const EXCHANGED = new Map(
  [...KIND_WORDS, ...MARK_WORDS]
    .filter((word) => /^[а-я]{4}$/.test(word))
    .flatMap((word) =>
      [0, 1, 2].map(
        (at) => [word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2), word] as const,
      ),
    ),
)
const TRIE = new Trie()
WORDS.forEach((word, index) => TRIE.add(word, index + 1))

/**
 * Puts typos in kinds and marks right: «улца Мира» is «улица Мира», «квратира 5» is «квартира 5». Words that `isKnown`
 * knows are left alone. Takes normalised text.
 */
export function correctMarks(text: string, isKnown: (word: string) => boolean): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => {
    if (isKnown(word)) return word
    let correct = EXCHANGED.get(word)
    if (correct !== undefined) return correct
    correct = word
    TRIE.eachWithTypo(word, false, (found) => {
      correct = WORDS[found - 1] as string
      return false
    })
    return correct
  })
}
