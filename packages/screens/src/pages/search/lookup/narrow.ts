import type { Suggestion } from '@proverka/ui/fields'

/**
 * The rows that still fit while more is typed: shown at once, long before the next answer is there. Every typed word
 * must begin a word of the row. The note of a row is its cadastral number.
 */
export function narrowSuggestions(rows: readonly Suggestion[], text: string): readonly Suggestion[] {
  const words = wordsOf(text)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const own = wordsOf(`${row.value} ${row.note ?? ''}`)
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
  })
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[\s,.()]+/)
    .filter((word) => word !== '')
}
