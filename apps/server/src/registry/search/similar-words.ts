import { editDistance } from '@proverka/domain'

const MOST_EDITS = 2
const PIECES = 3

/** A word in three pieces: two edits leave one of them as it is. */
export function piecesOf(word: string): readonly string[] {
  const cuts = Array.from({ length: PIECES + 1 }, (_, at) => Math.round((word.length * at) / PIECES))
  return cuts.slice(1).map((end, at) => word.slice(cuts[at], end))
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
