const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя'
const ASCII = 'abcdefghijklmnopqrstuvwxyz012345'

/** A word in ASCII, a letter for a letter; undefined for words that hold anything but Russian letters. */
export function foldWord(word: string): string | undefined {
  let folded = ''
  for (const letter of word) {
    const at = RUSSIAN.indexOf(letter)
    if (at === -1) return undefined
    folded += ASCII[at]
  }
  return folded
}

/**
 * Patterns of `like` for all words one insertion, deletion, substitution or transposition away from a folded word, or, if
 * it is only a beginning, for all words whose beginning is.
 */
export function typoPatterns(folded: string, isBeginning: boolean): readonly string[] {
  const end = isBeginning ? '%' : ''
  const patterns = new Set<string>()
  for (let at = 0; at <= folded.length; at++) {
    const before = folded.slice(0, at)
    const after = folded.slice(at)
    patterns.add(`${before}_${after}${end}`)
    if (at === folded.length) break
    patterns.add(`${before}_${after.slice(1)}${end}`)
    patterns.add(`${before}${after.slice(1)}${end}`)
    if (after.length > 1) patterns.add(`${before}${after[1]}${after[0]}${after.slice(2)}${end}`)
  }
  patterns.delete(folded + end)
  return [...patterns]
}
