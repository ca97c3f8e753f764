import { readPastedRows, readWholesaleRow } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { navigateTo } from '../../../runtime/navigation/navigation.ts'
import { addRows } from './list-store.ts'

/** A list that came into the search goes to the page of lists; any other text stays where it is. Says whether it went. */
export function takeList(text: string): boolean {
  const rows = readPastedRows(text)
  const numbers = rows.filter((row) => readWholesaleRow(row.text).kind === 'number')
  if (numbers.length < 2) return false
  addRows(rows)
  navigateTo(buildPath('wholesale'))
  return true
}
