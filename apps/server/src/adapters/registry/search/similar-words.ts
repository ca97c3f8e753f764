import { editDistance } from '@proverka/domain/property'

const MOST_EDITS = 2
const PIECES = 3

/**
 * Patterns of `like` for the words that two edits may make of a word: they leave one of its three pieces as it is, moved by
 * two letters at most.
 */
export function similarPatterns(word: string): readonly string[] {
  const cuts = Array.from({ length: PIECES + 1 }, (_, at) => Math.round((word.length * at) / PIECES))
  const patterns = cuts.slice(1).flatMap((end, at) => {
    const start = cuts[at] as number
    const shifts = Array.from({ length: MOST_EDITS * 2 + 1 }, (_, shift) => start + shift - MOST_EDITS)
    return shifts.filter((from) => from >= 0).map((from) => `${'_'.repeat(from)}${word.slice(start, end)}%`)
  })
  return [...new Set(patterns)]
}

/** At most `limit` of the words that are up to two edits away from a text, or begin so; the nearest first. */
export function nearestWords(
  words: Iterable<string>,
  { text, isBeginning }: { readonly text: string; readonly isBeginning: boolean },
  limit: number,
): readonly string[] {
  return [...new Set(words)]
    .map((word) => ({ word, edits: isBeginning ? editsOfBeginning(text, word) : editDistance(text, word) }))
    .filter(({ edits }) => edits <= MOST_EDITS)
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, limit)
    .map(({ word }) => word)
}

function editsOfBeginning(text: string, word: string): number {
  const lengths = Array.from({ length: MOST_EDITS * 2 + 1 }, (_, at) => text.length - MOST_EDITS + at)
  return Math.min(...lengths.map((length) => editDistance(text, word.slice(0, Math.max(0, length)))))
}
