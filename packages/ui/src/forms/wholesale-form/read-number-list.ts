import { normaliseCadastralNumber } from '@proverka/domain'

/** An entry of a pasted list that cannot be ordered. */
export interface RefusedEntry {
  /** Line of the text, from 1. */
  line: number
  text: string
  /** `unclear`: no cadastral number; `repeat`: it stands further up, and one report is enough. */
  reason: 'unclear' | 'repeat'
}

export interface NumberList {
  /** In their colons, in the order of the text, without repeats. */
  numbers: readonly string[]
  refused: readonly RefusedEntry[]
}

/** Commas, semicolons with a space, tabs of a spreadsheet and line ends part the entries. */
const ENTRY_END = /,|;(?=\s|$)|\t/m

/** Reads a pasted list entry by entry, so that a single wrong one can be named. */
export function readNumberList(text: string): NumberList {
  const numbers = new Set<string>()
  const refused: RefusedEntry[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    for (const part of line.split(ENTRY_END)) {
      const entry = part.trim()
      if (entry === '') continue
      const number = normaliseCadastralNumber(entry)
      if (number === null) refused.push({ line: index + 1, text: entry, reason: 'unclear' })
      else if (numbers.has(number)) refused.push({ line: index + 1, text: entry, reason: 'repeat' })
      else numbers.add(number)
    }
  }
  return { numbers: [...numbers], refused }
}
