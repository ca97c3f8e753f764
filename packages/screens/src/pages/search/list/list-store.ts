import { isAbort } from '@proverka/api'
import { wholesale } from '@proverka/api/calls'
import { WHOLESALE_ROW_LENGTH } from '@proverka/domain/property'
import type { WholesaleObject, WholesaleRow } from '@proverka/domain/property'
import { atom } from 'jotai'
import * as v from 'valibot'
import { connect } from '../../../runtime/data/api.ts'
import { messageOfError } from '../../../runtime/error/status-of-error.ts'
import { store } from '../../../runtime/state/store.ts'
import { readStored, removeStored, writeStored } from '../../../runtime/storage/storage.ts'
import type { StoredValue } from '../../../runtime/storage/stored-values.ts'
import { newRows, withChoice, withText } from './list-state.ts'
import type { ListRow } from './list-state.ts'

/** Rows of one call: the first answers show while the others are asked for. */
const AT_ONCE = 500

/** Characters of other cells that are stored with the rows: a full storage would keep no row at all. */
const MOST_STORED = 1_000_000

/** The list of this browser: a closed tab does not lose it. */
const storedList: StoredValue<readonly StoredRow[]> = {
  key: 'wholesaleList',
  place: 'local',
  schema: v.array(
    v.union([
      v.strictTuple([v.number(), v.string(), v.string()]),
      v.strictTuple([
        v.number(),
        v.string(),
        v.string(),
        v.object({
          sheet: v.exactOptional(v.string()),
          isHidden: v.exactOptional(v.boolean()),
          unused: v.exactOptional(v.array(v.string())),
        }),
      ]),
    ]),
  ),
  fallback: [],
}

type StoredRow = readonly [line: number, text: string, chosen: string, aside?: Aside]
/** What a row has from its file beside its text. */
type Aside = Omit<WholesaleRow, 'line' | 'text'>

interface List {
  readonly rows: readonly ListRow[]
  /** Why rows are still without an answer. */
  readonly failure: string | undefined
}

const EMPTY: List = { rows: [], failure: undefined }

export const listAtom = atom<List>(EMPTY)

let nextId = 1
let running: AbortController | undefined

/** Reads the list of the last visit, once. */
export function restoreList(): void {
  if (store.get(listAtom).rows.length > 0) return
  const rows = readStored(storedList).map(([line, text, chosen, aside]) => ({
    ...aside,
    id: nextId++,
    line,
    text,
    ...(chosen !== '' && { chosen }),
  }))
  if (rows.length > 0) change(rows)
}

/** Adds what was pasted or read out of a file, and has it checked. */
export function addRows(brought: readonly WholesaleRow[]): void {
  // The search of another page may add to a list that no page has read yet.
  restoreList()
  const { rows } = store.get(listAtom)
  const added = newRows(brought, nextId)
  nextId += added.length
  change([...rows, ...added])
}

export const editRow = (id: number, text: string): void =>
  change(store.get(listAtom).rows.map((row) => (row.id === id ? withText(row, text) : row)))

export const chooseObject = (id: number, object: WholesaleObject): void =>
  change(store.get(listAtom).rows.map((row) => (row.id === id ? withChoice(row, object) : row)))

export const removeRows = (ids: ReadonlySet<number>): void =>
  change(store.get(listAtom).rows.filter((row) => !ids.has(row.id)))

/** Takes the rows away that their file does not show. */
export const removeHiddenRows = (): void =>
  change(store.get(listAtom).rows.filter(({ isHidden }) => !isHidden))

/** Empties the list: it was ordered, or is not wanted any more. */
export function clearList(): void {
  running?.abort()
  running = undefined
  store.set(listAtom, EMPTY)
  removeStored(storedList)
}

/** Asks again for the rows whose answer did not come. */
export const checkAgain = (): void => change(store.get(listAtom).rows)

function change(rows: readonly ListRow[]): void {
  store.set(listAtom, { rows, failure: undefined })
  const length = rows.reduce((sum, { unused = [] }) => sum + unused.join().length, 0)
  writeStored(
    storedList,
    rows.map(({ line, text, chosen = '', sheet, isHidden, unused }) => {
      const aside = {
        ...(sheet && { sheet }),
        ...(isHidden && { isHidden }),
        ...(unused && length < MOST_STORED && { unused }),
      }
      return Object.keys(aside).length > 0 ? [line, text, chosen, aside] : [line, text, chosen]
    }),
  )
  if (running === undefined) void check()
}

/** Asks for the answers of all rows that have none, some hundred at once, until there are no more. */
async function check(): Promise<void> {
  const own = new AbortController()
  running = own
  try {
    const api = connect({ wholesale })
    for (;;) {
      const asked = store
        .get(listAtom)
        .rows.filter(({ answer }) => answer === undefined)
        .slice(0, AT_ONCE)
      if (asked.length === 0) return
      const answers = await api.wholesale.checkList({
        body: { rows: asked.map(({ text, chosen }) => chosen ?? text.slice(0, WHOLESALE_ROW_LENGTH)) },
        signal: own.signal,
      })
      if (own.signal.aborted) return
      const byRow = new Map(asked.map((row, index) => [row, answers[index]]))
      // A row that was changed meanwhile is another one, and is asked for by the next call.
      store.set(listAtom, ({ rows, failure }) => ({
        rows: rows.map((row) => {
          const answer = byRow.get(row)
          return answer ? { ...row, answer } : row
        }),
        failure,
      }))
    }
  } catch (error) {
    if (isAbort(error)) return
    console.error('Список не проверен', error)
    store.set(listAtom, ({ rows }) => ({ rows, failure: messageOfError(error) }))
  } finally {
    if (running === own) running = undefined
  }
}
